import NavigationCore
import ViewHierarchy

/// A screen to come: the step it comes from, and what it is going to be joined to.
final class Joint: PlannedScreen {
  var viewController: UIViewController?
  let step: any BoundStep
  /// How far it is from the destination.
  let depth: Int
  /// What it is joined to, as soon as that is known; `nil` also where a step below makes its screen.
  var host: (any PlannedScreen)?
  /// The screen that a step below makes, and around which the host is looked for when that has been built.
  var source: Joint?
  /// Whether the screen was put into its container while the chain was built.
  var isJoined = false
  /// The action that joins it: its step's, or a push onto details that are new as well.
  var action: AnyJoin?
  /// Steps above it that have its screen, as they neither look for one nor make one.
  var passedThrough: [any BoundStep] = []

  nonisolated deinit {}

  init(_ step: any BoundStep, depth: Int) {
    self.step = step
    self.depth = depth
    action = step.join
  }

  var name: String { step.screenName }

  var place: String? { step.label(depth) }

  /// The steps that have the screen, from the one that makes it upwards.
  var steps: [any BoundStep] { [step] + passedThrough }

  private var joining: (any Joining)? { action?.joining }

  /// Whether it joins a container by an edit of what that contains.
  var isEmbedded: Bool { joining?.isEmbedding ?? false }

  /// The container that the screen joins by the plan, if the chain neither makes nor moves that container.
  var liveContainer: UIViewController? {
    guard isEmbedded, !isJoined, let host, !host.isNew else { return nil }
    return host.viewController
  }

  /// The container that the chain makes or moves, if the built screen joins it by the plan.
  var movedContainer: UIViewController? {
    guard isEmbedded, !isJoined, viewController != nil, let host, host.isNew else { return nil }
    return host.viewController
  }

  /// Whether only the screen itself, once it is there, tells what is around it: a step below makes it, it has its place
  /// already, its class may turn out to be the one needed, or an action of the app's own may put a container around it.
  func staysOpen(for next: AnyJoin) -> Bool {
    isJoinedByAppCode || isJoinedToNothing || step.isMadeBelow || step.mayMake(next.hostType)
  }

  /// Whether it is joined by a change that cannot be planned before screens are built, and that may need somebody to see it.
  var isPlacedLate: Bool { !isEmbedded && action != nil && host == nil }

  var isJoinedByAppCode: Bool { joining is AppJoining }

  /// Whether its factory hands the screen out and nothing joins it: it has its place already.
  var isJoinedToNothing: Bool { joining is NoJoining }

  /// Whether it edits a list, and can be planned by itself as well.
  var isPlannedAlone: Bool { joining is any SplitFilling }

  /// The screen, where nothing joins it and it has its place in the tree.
  func screenInPlace(in live: LiveTree) -> UIViewController? {
    guard isJoinedToNothing, let viewController, live.contains(viewController) else { return nil }
    return viewController
  }

  /// Whether what was planned before it was built may not be all there is.
  var mayTellMore: Bool {
    source != nil || joining?.isKnownBeforehand == false || movedContainer != nil
  }

  func isChild(of container: Joint) -> Bool {
    isEmbedded && host === container
  }

  /// Runs something that belongs to this step; what it throws becomes a failure that names the step.
  func placing<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch {
      throw NavigationFailure(caught: error, step: place)
    }
  }
}

// MARK: - Details that the chain itself puts into a split

extension Joint {
  private static let push = AnyJoin.of(UINavigationController.push() as EmbeddingAction<UINavigationController>)

  /// The details that this is pushed onto, where one of these puts them into a split of the tree: those that stand there as yet
  /// are not meant.
  func newDetails(among joints: some BidirectionalCollection<Joint>) -> Joint? {
    guard joining is any DetailsPushing, let split = liveContainer,
      let child = joints.last(where: { $0.liveContainer === split }),
      (child.joining as? any SplitFilling)?.isDetails == true
    else { return nil }
    return child
  }

  /// Has it pushed onto new details.
  ///
  /// - Throws: ``CompositionError/noHost(needed:around:)`` where the details are of a class that is no stack.
  func bePushed(onto details: Joint) throws {
    guard Self.push.acceptsType(details.viewController.map { type(of: $0) } ?? details.step.screenType) else {
      throw CompositionError.noStackOfDetails
    }
    (action, host) = (Self.push, details)
  }
}

extension BoundStep {
  /// The step as failures name it; steps are counted from the destination.
  func label(_ depth: Int) -> String { "step \(depth + 1) (\(screenName))" }
}
