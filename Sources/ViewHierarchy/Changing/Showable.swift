import NavigationCore

// The checks before calls that would make UIKit raise an exception. All vocabularies use them.

/// The effect that earlier changes of a transaction have on screens.
package struct EarlierChanges {
  private let live: LiveTree
  private var placed: [UIViewController] = []
  /// The outermost of the screens that leave.
  private var removed: [UIViewController] = []

  package init(in live: LiveTree) { self.live = live }

  mutating func add(_ change: any ViewChange) {
    change.forEachPlaced { placed.append($0) }
    change.forEachRemoved { removed.append($0) }
  }

  /// Checks that a screen can be shown without a container, in a given manner. A screen that earlier changes have
  /// removed from its place passes.
  ///
  /// - Throws: ``Unshowable`` if the changes place the screen already, or if it is in a container, in the tree or in
  ///   another window.
  package func check(_ screen: UIViewController, canBe manner: Unshowable.Manner) throws {
    if placed.holds(screen) { throw Unshowable.twice(screen.typeName, in: nil) }
    if isFreed(screen) { return }
    if live.contains(screen) { throw Unshowable.onScreen(screen.typeName) }
    if let parent = screen.parentInTree { throw Unshowable.contained(screen.typeName, in: parent.typeName, manner) }
    if screen.presenterInTree != nil { throw Unshowable.presentedElsewhere(screen.typeName) }
    if screen.windowOfTree != nil { throw Unshowable.rootElsewhere(screen.typeName) }
  }

  /// Checks that a screen can join a container. Joining removes the screen from any other container, so a screen in a
  /// container passes.
  ///
  /// - Throws: ``Unshowable``.
  func check(_ screen: UIViewController, canJoin container: UIViewController) throws {
    if placed.holds(screen) { throw Unshowable.twice(screen.typeName, in: nil) }
    try container.check(canHold: screen)
    guard screen.parentInTree == nil, screen.presenterInTree != nil, !isFreed(screen) else { return }
    throw live.contains(screen)
      ? Unshowable.onScreen(screen.typeName) : Unshowable.presentedElsewhere(screen.typeName)
  }

  /// Returns whether the earlier changes have removed a screen from its place. If its container has been removed, the
  /// screen is still in the container and is not free.
  private func isFreed(_ screen: UIViewController) -> Bool {
    if removed.isEmpty { return false }
    if removed.holds(screen) { return true }
    guard screen.parentInTree == nil else { return false }
    var next = screen.presenterInTree
    while let current = next {
      if removed.holds(current) { return true }
      next = current.parentInTree ?? current.presenterInTree
    }
    return false
  }
}

extension UIViewController {
  /// Whether a navigation controller accepts this view controller as a child.
  package var isPushable: Bool {
    !(self is UINavigationController || self is UISplitViewController || self is UIAlertController)
  }

  /// Checks that this container, which is under construction, can hold children in addition to others.
  ///
  /// - Throws: ``Unshowable``.
  package func check(canHold children: [UIViewController], beside others: [UIViewController] = []) throws {
    var seen = SeenScreens()
    for child in children {
      if !seen.insert(child) || others.holds(child) { throw Unshowable.twice(child.typeName, in: typeName) }
      try check(canHold: child)
      guard child.parentInTree == nil, child.presenterInTree != nil else { continue }
      throw SearchScope.currentTree?.contains(child) == true
        ? Unshowable.onScreen(child.typeName) : Unshowable.presentedElsewhere(child.typeName)
    }
  }

  /// Checks that UIKit accepts the class of a child in this container. Also checks that the child is neither this
  /// container nor around it.
  ///
  /// - Throws: ``Unshowable``.
  func check(canHold child: UIViewController) throws {
    if !child.isPushable, self is UINavigationController {
      // Only a collapsed split holds a stack in a stack, and puts it there itself.
      let isInCollapsed = child is UINavigationController && splitViewController?.isCollapsed == true
      if !isInCollapsed { throw Unshowable.unpushable(child.typeName) }
    } else if child is UIAlertController {
      throw Unshowable.uncontainable(child.typeName, in: typeName)
    }
    var around: UIViewController? = self
    while let current = around {
      if current === child { throw Unshowable.around(child.typeName, container: typeName) }
      around = current.parentInTree
    }
  }
}
