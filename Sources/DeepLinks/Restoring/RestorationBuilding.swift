import LinkTable
import NavigationCore
import RouteComposition
import ViewHierarchy

/// Makes the screens of a position that are not there, before the tree is touched, and puts those into each other that are made.
///
/// What a factory refuses is left out, with what stands on it. Whatever else is thrown, nothing on screen has changed by then.
struct RestorationBuilding {
  private let live: LiveTree
  private let screens: ScreenTable
  private let run: Executor
  private(set) var leftOut: [LeftOutPlace] = []
  /// What was made, in the order in which it was.
  private(set) var made: [RestoredPlace] = []
  private var presenters = Presenters()

  init(_ live: LiveTree, _ screens: ScreenTable, _ run: Executor) {
    (self.live, self.screens, self.run) = (live, screens, run)
  }

  /// Makes a place with all that is in it and over it.
  ///
  /// - Parameter stand: Where it stands in a container.
  /// - Returns: Whether it is there now.
  mutating func build(_ node: RestoredPlace, at stand: Stand? = nil) throws -> Bool {
    if let maker = node.maker {
      guard try make(node, by: maker, at: stand) else { return false }
      if let screen = node.viewController, node.container != nil {
        keepWhatCameAlong(node)
        try buildChildren(of: node)
        try arrange(node)
        // What a split has for compact widths is no part of it before it collapses.
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
    // Now that all around it is made, it is known who of them defines a context.
    guard presenters.areFree(over: presenter, in: modal.style) else { return leaveOut(modal, Presenters.reason) }
    guard try build(modal) else { return false }
    presenters.present(over: presenter, in: modal.style)
    return true
  }

  private mutating func buildChildren(of node: RestoredPlace) throws {
    for (number, child) in node.children.enumerated() {
      guard let child, try !build(child, at: Stand(container: node, number: number)) else { continue }
      if node.container?.kind == .stack {
        if number + 1 < node.children.count { _ = leaveOut(node.children[number + 1], "what it stands on is left out") }
        node.children.removeSubrange(number...)
        return
      }
      node.children[number] = nil
    }
  }

  private mutating func make(_ node: RestoredPlace, by maker: StepScreen, at stand: Stand?) throws -> Bool {
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
    if stand == nil, let container = screen.parentInTree {
      return leaveOut(node, "its factory handed out a screen that is in a \(container.typeName)")
    }
    if let kind = node.container?.kind, live.kind(of: screen) != kind {
      return leaveOut(node, "its container shows what it contains otherwise than this")
    }
    if let reason = stand?.misfit(screen) { return leaveOut(node, reason) }
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

  /// Has what a container has brought along stand for its places, where it is what is wanted there.
  private mutating func keepWhatCameAlong(_ node: RestoredPlace) {
    if let missing = node.keepUnlisted(PositionCapture(live: live, screens: screens)) { leftOut.append(missing) }
    let candidates = live.candidates(in: node.viewController).dropFirst(node.unlisted.count).map(\.self)
    for (number, child) in node.children.enumerated() {
      guard let child, candidates.indices.contains(number), let candidate = candidates[number],
        screens.stands(candidate, for: child.content, in: live)
      else {
        if node.container?.kind == .stack { return }
        continue
      }
      (child.viewController, child.maker) = (candidate, nil)
      keepWhatCameAlong(child)
    }
  }

  /// Gives a container that is not in the tree yet its children, and those that came along theirs.
  private func arrange(_ node: RestoredPlace) throws {
    guard let container = node.viewController, let kind = node.container?.kind else { return }
    for case let child? in node.children where child.maker == nil && !live.contains(container) { try arrange(child) }
    if kind == .columns, let split = container as? UISplitViewController {
      for (column, child) in zip(UISplitViewController.Column.inOrder, node.children) where child?.maker != nil {
        split.setViewController(child?.viewController, for: column)
      }
      return
    }
    let wanted = WantedChildren(of: node, in: live)
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

/// Where something stands in a container.
struct Stand {
  let container: RestoredPlace
  let number: Int

  /// Why UIKit does not take a screen there; `nil` where it does.
  func misfit(_ screen: UIViewController) -> String? {
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

/// The children that a stack, tabs, or a container of the app's own is to have.
struct WantedChildren {
  /// `nil` where they are left as they are.
  private(set) var list: [any PlannedScreen]?
  /// The one that is shown; `nil` where that is not chosen, or left out.
  private(set) var shown: (any PlannedScreen)?

  init(of node: RestoredPlace, in live: LiveTree) {
    guard let screen = node.viewController, let container = node.container else { return }
    if container.kind == .stack {
      let children = node.children.compactMap { $0 }
      // A stack of which nothing is left to restore stays as it is.
      guard !children.isEmpty else { return }
      (list, shown) = (node.unlisted.map(LiveScreen.init) + children, children.last)
      return
    }
    // Place by place, as the one that is shown is counted together with those that are left out.
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
