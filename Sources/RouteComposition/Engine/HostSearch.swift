import NavigationCore
import ViewHierarchy

/// Finds the host of each screen to come: the nearest screen around the one below that its action accepts. The search goes through
/// the plan as long as screens are not built, and through UIKit's containers from there on.
struct HostSearch {
  private let live: LiveTree
  /// The screens to come, up to the one whose host is looked for.
  private let joints: ArraySlice<Joint>

  init(in live: LiveTree, among joints: ArraySlice<Joint>) { (self.live, self.joints) = (live, joints) }

  private enum Found {
    case host(any PlannedScreen)
    /// The host is known when this screen is built.
    case open(Joint)
  }

  /// Settles the host of a screen, or the screen that has to be built before the host is known.
  ///
  /// - Parameter start: The screen below.
  /// - Throws: ``CompositionError/noHost(needed:around:)``.
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
        // A container that a step below makes is found together with its children.
        let isFound = joint.step.isMadeBelow && action.joining.isEmbedding
        if !isFound, action.acceptsType(joint.step.screenType) { return .host(joint) }
        if joint.staysOpen(for: action) { return .open(joint) }
        if joint.isEmbedded, let source = joint.source { return .open(source) }
      } else {
        // An action decides itself whether it needs a host in an empty window.
        let acceptsNone = action.joining.acceptsEmptyWindow && action.acceptsType(UIViewController.self)
        return acceptsNone ? .host(screen) : nil
      }
      next = container(of: screen)
    }
    return nil
  }

  /// The container that a screen will be in when the chain is joined.
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
