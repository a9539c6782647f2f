package import ViewHierarchy
import Wayfinder

/// The view controllers of a window at one moment, by identity, with their places.
///
/// It keeps them alive, so no other object can have the same identity.
package struct SeenTree {
  /// One view controller.
  package struct Row {
    package let screen: UIViewController
    /// The row of the container or presenter; -1 for the root.
    package let holder: Int
    /// The row of the presented screen, or of the root, that this screen is in.
    let family: Int
    package let isPresented: Bool
    /// A Boolean value that indicates whether its container shows it.
    package let isShown: Bool
    /// A Boolean value that indicates whether the user sees it.
    package let isVisible: Bool
  }

  package private(set) var rows: [Row] = []
  private(set) var deepestStack = 0
  private(set) var modals = 0

  package init(_ live: LiveTree) {
    guard let root = live.root else { return }
    _ = add(root, in: -1, live, top: live.topmost)
  }

  /// Adds a view controller, its children, and the screens that they present.
  ///
  /// - Returns: A Boolean value that indicates whether it or a container may present a screen. UIKit answers for the containers of a
  ///   child, so they are not asked if the child presents nothing.
  private mutating func add(
    _ screen: UIViewController, in holder: Int, isPresented: Bool = false, isShown: Bool = true, _ live: LiveTree,
    top: UIViewController?
  ) -> Bool {
    let row = rows.count
    let isOutermost = isPresented || holder < 0
    rows.append(
      Row(
        screen: screen, holder: holder, family: isOutermost ? row : rows[holder].family, isPresented: isPresented,
        isShown: isShown, isVisible: isOutermost ? screen === top : isShown && rows[holder].isVisible))
    var mayPresent: Bool
    switch live.shownChild(of: screen) {
    case .leaf: mayPresent = screen.presentedViewController != nil
    case .one(let shown):
      let children = live.reachableChildren(of: screen)
      mayPresent = children.isEmpty
      if screen is UINavigationController { deepestStack = max(deepestStack, children.count) }
      for child in children where add(child, in: row, isShown: child === shown, live, top: top) { mayPresent = true }
    case .byAdapter:
      // The adapter's children need not be UIKit's children.
      mayPresent = true
      let shown = live.visibleChildren(of: screen)
      for child in live.reachableChildren(of: screen) {
        _ = add(child, in: row, isShown: shown.holds(child), live, top: top)
      }
    }
    guard mayPresent, let presented = screen.directlyPresented else { return mayPresent }
    modals += 1
    _ = add(presented, in: row, isPresented: true, live, top: top)
    return true
  }

  /// Returns a Boolean value that indicates whether both have the same view controllers in the same places, shown in the same way.
  func isSame(as other: SeenTree) -> Bool {
    rows.elementsEqual(other.rows) { left, right in
      left.screen === right.screen && left.holder == right.holder && left.isPresented == right.isPresented
        && left.isShown == right.isShown
    }
  }

  /// A Boolean value that indicates whether nothing is presented, and each visible stack shows its first screen.
  package var isAtRoot: Bool {
    modals == 0
      && rows.allSatisfy { !$0.isVisible || (($0.screen as? UINavigationController)?.viewControllers.count ?? 1) <= 1 }
  }

  func shows(_ screen: UIViewController) -> Bool { rows.contains { $0.screen === screen && $0.isVisible } }

  /// Returns a Boolean value that indicates whether the user would see a view controller without the modal in front.
  func showsBehindFront(_ screen: UIViewController) -> Bool {
    guard let front = rows.last(where: \.isVisible), front.isPresented,
      var row = rows.first(where: { $0.screen === screen }), row.family == rows[front.holder].family
    else { return false }
    while row.holder >= 0, !row.isPresented {
      guard row.isShown else { return false }
      row = rows[row.holder]
    }
    return true
  }

  func screens(notIn other: SeenTree) -> [UIViewController] {
    var missing: [UIViewController] = []
    // Most screens have the same order in both.
    var next = 0
    for row in rows {
      let isSame = { (other: Row) in other.screen === row.screen }
      if let index = other.rows[next...].firstIndex(where: isSame) ?? other.rows[..<next].firstIndex(where: isSame) {
        next = index + 1
      } else {
        missing.append(row.screen)
      }
    }
    return missing
  }

  /// The view controllers that have left in a later tree, and are in no column either.
  func screens(leftIn after: SeenTree) -> [UIViewController] {
    let left = screens(notIn: after)
    guard !left.isEmpty else { return [] }
    let kept = after.keptInColumns
    return left.filter { screen in !kept.contains { $0 === screen } }
  }

  /// The screens in the columns of splits, shown or not.
  private var keptInColumns: [UIViewController] {
    var kept: [UIViewController] = []
    for case let split as UISplitViewController in rows.lazy.map(\.screen) {
      for column in [UISplitViewController.Column.primary, .supplementary, .secondary, .compact] {
        guard let screen = split.viewController(for: column) else { continue }
        kept.append(screen)
        kept += screen.children
      }
    }
    return kept
  }

  /// The innermost visible screen; the last of several side by side.
  var front: UIViewController? { rows.last { $0.isVisible }?.screen }

  /// Returns the innermost visible screen of a view controller, or the container of several side by side.
  func front(of screen: UIViewController) -> UIViewController {
    guard var row = rows.firstIndex(where: { $0.screen === screen }) else { return screen }
    while true {
      let shown = rows[row...].indices.filter { rows[$0].holder == row && rows[$0].isVisible && !rows[$0].isPresented }
      guard shown.count == 1 else { return rows[row].screen }
      row = shown[0]
    }
  }

  /// Returns a Boolean value that indicates whether the user sees a screen of one of the classes.
  func shows(classesNamed names: [String: String]) -> Bool {
    !names.isEmpty && rows.contains { $0.isVisible && names[$0.screen.typeName] != nil }
  }
}

extension LiveTree {
  /// A Boolean value that indicates whether a screen of the family in front asks the user.
  var asksUser: Bool { asking != nil }

  /// The screen of the family in front that asks the user.
  var asking: UIViewController? {
    guard let top = topmost else { return nil }
    let front = visibleLeaf(of: top)
    return front is UIAlertController ? front : asked(within: top)
  }

  /// Returns the first screen in a view controller that asks the user.
  private func asked(within screen: UIViewController) -> UIViewController? {
    if ScreenInquiry.of(screen) != nil, (screen as? any Answering)?.isAsked == true { return screen }
    for child in children(of: screen) {
      if let asked = asked(within: child) { return asked }
    }
    return nil
  }
}
