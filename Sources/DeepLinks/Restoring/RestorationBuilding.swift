import LinkTable
import NavigationCore
import RouteComposition
import ViewHierarchy

/// Makes the missing screens of a position before the first change, and fills the new containers.
///
/// A place is left out, with the screens above it, if its factory throws or makes an unsuitable screen. An error of a task, or
/// of filling a container, ends the request before the first change.
struct RestorationBuilding {
  private let live: LiveTree
  private let screens: ScreenTable
  private let run: Executor
  private(set) var leftOut: [LeftOutPlace] = []
  /// The places whose screens were made, in the order of making.
  private(set) var made: [RestoredPlace] = []
  private var presenters = Presenters()

  init(_ live: LiveTree, _ screens: ScreenTable, _ run: Executor) {
    (self.live, self.screens, self.run) = (live, screens, run)
  }

  /// Makes the missing screens of a place, of its children and of its modals.
  ///
  /// - Parameter slot: The slot of the place in its container; `nil` for the root and for modals.
  /// - Returns: `true` if the place has a screen, or `false` if the place is left out.
  mutating func build(_ node: RestoredPlace, in slot: Slot? = nil) throws -> Bool {
    if let maker = node.maker {
      guard try make(node, by: maker, in: slot) else { return false }
      if let screen = node.viewController, node.container != nil {
        adoptChildren(of: node)
        try buildChildren(of: node)
        try arrange(node)
        // `parts(of:)` does not contain the screen for compact widths until the split collapses, so the children also count.
        if node.children.allSatisfy({ $0 == nil }), live.parts(of: screen).allSatisfy({ $0 == nil }) {
          return leaveOut(node, "nothing is left in it")
        }
      }
    } else {
      try buildChildren(of: node)
    }
    if let modal = node.presented, try !build(modal, over: node) {
      node.presented = nil
      _ = leaveOut(modal.presented, "what it stands on is left out")
    }
    return true
  }

  private mutating func build(_ modal: RestoredPlace, over presenter: RestoredPlace) throws -> Bool {
    // The containers around the presenter are made, so it is known which of them define a presentation context.
    guard presenters.canPresent(over: presenter, in: modal.style) else { return leaveOut(modal, Presenters.reason) }
    guard try build(modal) else { return false }
    presenters.present(over: presenter, in: modal.style)
    return true
  }

  private mutating func buildChildren(of node: RestoredPlace) throws {
    for (number, child) in node.children.enumerated() {
      guard let child, try !build(child, in: Slot(container: node, number: number)) else { continue }
      if node.container?.kind == .stack {
        if number + 1 < node.children.count { _ = leaveOut(node.children[number + 1], "what it stands on is left out") }
        node.children.removeSubrange(number...)
        return
      }
      node.children[number] = nil
    }
  }

  private mutating func make(_ node: RestoredPlace, by maker: StepScreen, in slot: Slot?) throws -> Bool {
    guard !maker.isMadeBelow else { return leaveOut(node, "its container does not bring it along any more") }
    try run.probe?(.factory)
    let screen: UIViewController
    do {
      screen = try maker.build()
    } catch {
      return leaveOut(node, RestorationFitting.sentence(error))
    }
    guard !live.contains(screen) else {
      return leaveOut(node, "its factory handed out a screen that is on screen already")
    }
    guard !made.contains(where: { $0.viewController === screen }) else {
      return leaveOut(node, "its factory handed out a screen that stands elsewhere in the position")
    }
    if slot == nil, let container = screen.parentInTree {
      return leaveOut(node, "its factory handed out a screen that is in a \(container.typeName)")
    }
    if let kind = node.container?.kind, live.kind(of: screen) != kind {
      return leaveOut(node, "its container shows what it contains otherwise than this")
    }
    if let reason = slot?.refusal(screen) { return leaveOut(node, reason) }
    do {
      try run.setUp(screen, with: maker.context)
      try maker.setUp(screen)
    } catch {
      throw NavigationFailure(caught: error, step: node.path)
    }
    node.viewController = screen
    made.append(node)
    return true
  }

  private mutating func leaveOut(_ node: RestoredPlace?, _ reason: String) -> Bool {
    if let node { leftOut.append(LeftOutPlace(place: node.path, reason: reason)) }
    return false
  }

  /// Puts the existing children of a new container into the container's places, if they match the position. The matching children
  /// are not made again. In a stack, stops at the first child that does not match.
  private mutating func adoptChildren(of node: RestoredPlace) {
    if let missing = node.keepUnlisted(PositionCapture(live: live, screens: screens)) { leftOut.append(missing) }
    let candidates = live.candidates(in: node.viewController).dropFirst(node.unlisted.count).map(\.self)
    for (number, child) in node.children.enumerated() {
      guard let child, candidates.indices.contains(number), let candidate = candidates[number],
        screens.matches(candidate, child.content, in: live)
      else {
        if node.container?.kind == .stack { return }
        continue
      }
      (child.viewController, child.maker) = (candidate, nil)
      adoptChildren(of: child)
    }
  }

  /// Fills a new container, and the containers that were made together with it.
  private func arrange(_ node: RestoredPlace) throws {
    guard let container = node.viewController, let kind = node.container?.kind else { return }
    for case let child? in node.children where child.maker == nil && !live.contains(container) { try arrange(child) }
    if kind == .columns, let split = container as? UISplitViewController {
      for (column, child) in zip(UISplitViewController.Column.inOrder, node.children) where child?.maker != nil {
        split.setViewController(child?.viewController, for: column)
      }
      return
    }
    let wanted = RestoredChildren(of: node, in: live)
    guard let list = wanted.list else { return }
    do {
      let children = list.compactMap(\.viewController)
      let change = ContainChange(container, containing: children, showing: wanted.shown?.viewController, in: live)
      try change.makeAtOnce()
    } catch {
      throw NavigationFailure(caught: error, step: node.path)
    }
  }
}

struct Slot {
  let container: RestoredPlace
  let number: Int

  /// Returns the reason why UIKit refuses a screen in this slot; `nil` if UIKit accepts the screen.
  func refusal(_ screen: UIViewController) -> String? {
    if screen is UIAlertController { return "an alert is shown in no container" }
    switch container.container?.kind {
    case .stack where screen is UINavigationController || screen is UISplitViewController:
      return "a stack takes screens, and no stack and no split"
    case .columns:
      let hasMiddle = (container.viewController as? UISplitViewController)?.style != .doubleColumn
      if number == 1, !hasMiddle { return "the split has no such column" }
      return number < 2 && screen is UITabBarController ? "such a column takes no tabs" : nil
    default: return nil
    }
  }
}

/// The children that a container gets when it is restored. The container is a stack, a tab bar, or a container without columns.
struct RestoredChildren {
  /// The children; `nil` if the container keeps its present children.
  private(set) var list: [any PlannedScreen]?
  /// The child to show. In a stack, this is the last child. In other containers, it is `nil` if the position selects no child,
  /// or if the selected place is empty.
  private(set) var shown: (any PlannedScreen)?

  init(of node: RestoredPlace, in live: LiveTree) {
    guard let screen = node.viewController, let container = node.container else { return }
    if container.kind == .stack {
      let children = node.children.compactMap { $0 }
      // If none of its screens can be restored, a stack keeps its present screens.
      guard !children.isEmpty else { return }
      (list, shown) = (node.unlisted.map(LiveScreen.init) + children, children.last)
      return
    }
    // The index of the selected child also counts places that are left out, so empty places are removed last.
    var places: [(any PlannedScreen)?] = live.candidates(in: screen).map { $0.map(LiveScreen.init) }
    for (number, child) in node.children.enumerated() {
      if number == places.count {
        places.append(child)
      } else if let child {
        places[number] = child
      }
    }
    if let selected = container.selected, places.indices.contains(selected) { shown = places[selected] }
    list = places.compactMap { $0 }
  }
}
