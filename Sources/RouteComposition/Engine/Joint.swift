import NavigationCore
import ViewHierarchy

/// A planned screen of a chain, with its step and its host.
final class Joint: PlannedScreen {
  var viewController: UIViewController?
  let step: any BoundStep
  /// The step's distance from the destination, in steps; zero for the destination.
  let depth: Int
  /// The screen that this one is joined to. The value is `nil` until the host is known, and for a screen without an
  /// action.
  var host: (any PlannedScreen)?
  /// The screen that has to be built before the host is known. After that, the host is searched for around this source.
  var source: Joint?
  /// Whether the screen was put into its container while the chain was built.
  var isJoined = false
  /// The action that joins the screen: the action of the step, or a push onto new details of a split. The chain makes
  /// these details.
  var action: AnyJoin?
  /// The steps above this one that use its screen. They neither find nor make a screen of their own.
  var sharingSteps: [any BoundStep] = []

  nonisolated deinit {}

  init(_ step: any BoundStep, depth: Int) {
    self.step = step
    self.depth = depth
    action = step.join
  }

  var name: String { step.screenName }

  var place: String? { step.label(depth) }

  /// The steps that use the screen, from the step that makes it upwards.
  var steps: [any BoundStep] { [step] + sharingSteps }

  private var joining: (any Joining)? { action?.joining }

  /// Whether the screen joins a container by an edit of its children.
  var isEmbedded: Bool { joining?.isEmbedding ?? false }

  /// The container of the tree that the screen joins by the plan. The value is `nil` if the screen joins no container
  /// or is in it already. It is also `nil` if the container is not known yet, or if the chain makes or moves it.
  var liveContainer: UIViewController? {
    guard isEmbedded, !isJoined, let host, !host.isNew else { return nil }
    return host.viewController
  }

  /// The container that the screen joins by the plan, if the chain makes or moves this container. The value is `nil` in
  /// any other case, and until the screen is built.
  var movedContainer: UIViewController? {
    guard isEmbedded, !isJoined, viewController != nil, let host, host.isNew else { return nil }
    return host.viewController
  }

  /// Returns whether a search for the host of a screen above has to wait at this screen until it is built.
  ///
  /// There are four such cases: an action of the app may put a container around this screen, this screen has its place
  /// in the tree already, a step below makes it, or its class may be a subclass that the action accepts.
  ///
  /// - Parameter next: The action of the screen above.
  func staysOpen(for next: AnyJoin) -> Bool {
    isJoinedByAppCode || isJoinedToNothing || step.isMadeBelow || step.mayMake(next.hostType)
  }

  /// Whether the screen is joined by a change that cannot be planned before screens are built. Such a change may need a
  /// visible window.
  var isPlacedLate: Bool { !isEmbedded && action != nil && host == nil }

  var isJoinedByAppCode: Bool { joining is AppJoining }

  /// Whether the action joins the screen to nothing. The factory should return a screen that has its place already.
  var isJoinedToNothing: Bool { joining is NoJoining }

  /// Whether the screen fills a place of a split. Such a change can be planned alone, or as an edit of the split's
  /// children.
  var isPlannedAlone: Bool { joining is any SplitFilling }

  /// Returns the built screen if its action joins it to nothing and it is in the tree. Otherwise returns `nil`.
  func screenInPlace(in live: LiveTree) -> UIViewController? {
    guard isJoinedToNothing, let viewController, live.contains(viewController) else { return nil }
    return viewController
  }

  /// Whether the plan has to be made again when the screen is built. This is so if the host or the effect of the action
  /// was not known before, or if the plan puts the screen into a container that the chain makes or moves.
  var mayChangePlan: Bool {
    source != nil || joining?.isKnownBeforehand == false || movedContainer != nil
  }

  func isChild(of container: Joint) -> Bool {
    isEmbedded && host === container
  }

  /// Runs code of this step. An error becomes a failure that names the step.
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

  /// Returns the earlier joint that fills the details of a split in the tree, if this screen is pushed onto the details
  /// of the same split. Returns `nil` if the split keeps its details.
  ///
  /// - Parameter joints: The joints before this one.
  func newDetails(among joints: some BidirectionalCollection<Joint>) -> Joint? {
    guard joining is any DetailsPushing, let split = liveContainer,
      let child = joints.last(where: { $0.liveContainer === split }),
      (child.joining as? any SplitFilling)?.isDetails == true
    else { return nil }
    return child
  }

  /// Replaces the action by a push onto new details, which become the host.
  ///
  /// - Throws: ``CompositionError/noHost(needed:around:)`` if the class of the details is no stack.
  func push(onto details: Joint) throws {
    guard Self.push.acceptsType(details.viewController.map { type(of: $0) } ?? details.step.screenType) else {
      throw CompositionError.noStackOfDetails
    }
    (action, host) = (Self.push, details)
  }
}

extension BoundStep {
  /// Returns the name of the step in failures. The destination is step 1.
  ///
  /// - Parameter depth: The distance of the step from the destination, in steps.
  func label(_ depth: Int) -> String { "step \(depth + 1) (\(screenName))" }
}

extension TreePlan {
  /// Plans the changes that join screens to the tree. Changes that join screens to each other are made while the
  /// screens are built, and are not planned here.
  mutating func join(_ joints: some BidirectionalCollection<Joint>, probe: CallProbe?) throws {
    var before: UIViewController?
    var rest = joints[...]
    while let joint = rest.popFirst() {
      let container = joint.liveContainer
      let sharesHost = container != nil && (container === before || container === rest.first?.liveContainer)
      let sharesList = sharesHost && !isOneByOne(joint, among: joints)
      before = container
      try joint.placing { try join(joint, sharesList: sharesList, probe) }
    }
  }

  /// Returns whether a screen joins a split by a change of its own. Otherwise one change joins all screens of the
  /// split. A split with columns needs a change for each screen, and so does a split that is collapsed or will
  /// collapse.
  private func isOneByOne(_ joint: Joint, among joints: some Sequence<Joint>) -> Bool {
    guard joint.isPlannedAlone, let split = joint.liveContainer as? UISplitViewController,
      split.isFilledOneByOne(in: live.window)
    else { return false }
    // An action of the app edits the list of all children, so it needs one change for all screens.
    return joints.allSatisfy { $0.liveContainer !== split || $0.isPlannedAlone }
  }

  private mutating func join(_ joint: Joint, sharesList: Bool, _ probe: CallProbe?) throws {
    guard let action = joint.action, let host = joint.host else { return }
    // The children of a new container are put into it while the screens are built.
    if joint.isEmbedded, joint.liveContainer == nil { return }
    if try action.joining.plan(joint, on: host, sharesList: sharesList, into: &self) {
      try probe?(.action)
      return
    }
    append(action.appCode(joint, on: host, in: live, probe: probe))
    if let container = joint.liveContainer { try removeUnreported(replaced(by: joint, action, in: container, probe)) }
  }

  /// Returns the children that an action of the app would remove from a container, according to the edit of the action.
  /// The result is empty if the screen is not built yet.
  private func replaced(
    by joint: Joint, _ action: AnyJoin, in container: UIViewController, _ probe: CallProbe?
  ) throws -> [UIViewController] {
    guard joint.viewController != nil else { return [] }
    let before = live.children(of: container)
    var after = before.map { LiveScreen($0) as any PlannedScreen }
    try action.edit(joint, &after, probe)
    return before.filter { child in !after.contains { $0.isLive(child) } }
  }
}
