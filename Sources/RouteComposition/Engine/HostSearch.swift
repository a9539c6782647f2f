import NavigationCore
import ViewHierarchy

/// A search for the hosts of planned screens.
///
/// The search begins at the screen below the planned one and goes outward, from each screen to its container. The host
/// is the first screen that the action of the planned screen accepts. The container of a screen that is not built is
/// its planned host.
struct HostSearch {
  private let live: LiveTree
  /// The planned screens, up to the one whose host is searched for.
  private let joints: ArraySlice<Joint>

  init(in live: LiveTree, among joints: ArraySlice<Joint>) { (self.live, self.joints) = (live, joints) }

  private enum Found {
    case host(any PlannedScreen)
    /// The host cannot be known before this screen is built.
    case open(Joint)
  }

  /// Sets the host of a screen. If the host is not known yet, sets the source, which has to be built first.
  ///
  /// A screen without an action gets no host. A screen whose action pushes onto the details of a split is pushed onto the new
  /// details, if the chain adds any.
  ///
  /// - Parameter start: The screen below, at which the search begins.
  /// - Throws: ``CompositionError/noHost(needed:around:)`` if the action accepts no screen, or if the new details are not
  ///   a navigation controller.
  func settleHost(of joint: Joint, from start: any PlannedScreen) throws {
    guard let action = joint.action else { return }
    switch host(for: action, from: start) {
    case .host(let host): (joint.host, joint.source) = (host, nil)
    case .open(let source): joint.source = source
    case nil: throw CompositionError.noHost(needed: action.hostName, around: start.name)
    }
    if let details = joint.newDetails(among: joints) { try joint.push(onto: details) }
  }

  private func host(for action: AnyJoin, from start: any PlannedScreen) -> Found? {
    var next: (any PlannedScreen)? = start
    var seen = SeenScreens()
    while let screen = next {
      if let viewController = screen.viewController {
        guard seen.insert(viewController) else { return nil }
        if action.accepts(viewController) { return .host(screen) }
      } else if let joint = screen as? Joint {
        // A step below makes this container together with its children. They are known only when the container is
        // found, so no edit of them is planned before.
        let isFound = joint.step.isMadeBelow && action.joining.isEmbedding
        if !isFound, action.acceptsType(joint.step.screenType) { return .host(joint) }
        if joint.staysOpen(for: action) { return .open(joint) }
        if joint.isEmbedded, let source = joint.source { return .open(source) }
      } else {
        // The window has no root view controller. Only an action for any view controller may accept such a window.
        let acceptsNone = action.joining.acceptsEmptyWindow && action.acceptsType(UIViewController.self)
        return acceptsNone ? .host(screen) : nil
      }
      next = container(of: screen)
    }
    return nil
  }

  /// Returns the container that a screen will be in when the chain is joined, or `nil` if it will be in none.
  private func container(of screen: any PlannedScreen) -> (any PlannedScreen)? {
    let viewController = screen.viewController
    if let viewController, let parent = viewController.parentInTree, !live.contains(viewController) {
      return planned(parent)
    }
    if let joint = screen as? Joint, joint.isEmbedded { return joint.host }
    return viewController.flatMap(live.container).map(planned)
  }

  private func planned(_ viewController: UIViewController) -> any PlannedScreen {
    joints.first { $0.viewController === viewController } ?? LiveScreen(viewController)
  }
}

extension LiveTree {
  /// Runs a search. If the search finds no screen, the remedy of the failure names the containers of the tree that no
  /// search looks into.
  func namingUnsearched<Result>(_ search: () throws -> Result) throws -> Result {
    do {
      return try search()
    } catch {
      var failure = NavigationFailure(caught: error)
      guard (failure.reason as? CompositionError)?.isMissedScreen == true else { throw error }
      let containers = unsearchedContainers
      if containers.isEmpty { throw error }
      failure.remedy += " " + UnsearchedContainers.remedy(containers)
      throw failure
    }
  }
}

extension CompositionError {
  /// Whether a search has found no screen.
  fileprivate var isMissedScreen: Bool {
    switch self {
    case .chainHasNoStart, .nothingFound, .notMadeBelow: true
    default: false
    }
  }
}
