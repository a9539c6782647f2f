import ViewHierarchy
import Wayfinder

/// The view controllers of a window at one moment, by identity: what stands where, and what is shown.
///
/// It keeps them alive, so that another one cannot be taken for one that has gone.
struct SeenTree {
  /// One view controller.
  struct Row {
    let screen: UIViewController
    /// The row of what contains or presents it; -1 for the root.
    let holder: Int
    /// The row of what is presented, or the root, that it stands in.
    let family: Int
    let isPresented: Bool
    /// Whether its container shows it.
    let isShown: Bool
    /// Whether the user sees it.
    let isVisible: Bool
  }

  private(set) var rows: [Row] = []
  /// The most that stand in one stack.
  private(set) var deepestStack = 0
  /// How many are presented.
  private(set) var modals = 0

  init(_ live: LiveTree) {
    guard let root = live.root else { return }
    add(root, holder: -1, isPresented: false, isShown: true, isVisible: root === live.topmost, live, top: live.topmost)
  }

  private mutating func add(
    _ screen: UIViewController, holder: Int, isPresented: Bool, isShown: Bool, isVisible: Bool, _ live: LiveTree,
    top: UIViewController?
  ) {
    let row = rows.count
    let family = isPresented || holder < 0 ? row : rows[holder].family
    rows.append(
      Row(
        screen: screen, holder: holder, family: family, isPresented: isPresented, isShown: isShown,
        isVisible: isVisible))
    let children = live.children(of: screen)
    if !children.isEmpty {
      if screen is UINavigationController { deepestStack = max(deepestStack, children.count) }
      let shown = live.visibleChildren(of: screen)
      for child in children {
        let isShown = shown.contains { $0 === child }
        add(
          child, holder: row, isPresented: false, isShown: isShown, isVisible: isVisible && isShown, live, top: top)
      }
    }
    guard let presented = screen.directlyPresented else { return }
    modals += 1
    add(presented, holder: row, isPresented: true, isShown: true, isVisible: presented === top, live, top: top)
  }

  /// Whether both have the same view controllers at the same places, and show the same of them.
  func isSame(as other: SeenTree) -> Bool {
    rows.elementsEqual(other.rows) { left, right in
      left.screen === right.screen && left.holder == right.holder && left.isPresented == right.isPresented
        && left.isShown == right.isShown
    }
  }

  /// Whether nothing is left to go back from: nothing is presented, and each stack that is seen shows its first screen.
  var isAtRoot: Bool {
    modals == 0
      && rows.allSatisfy { !$0.isVisible || (($0.screen as? UINavigationController)?.viewControllers.count ?? 1) <= 1 }
  }

  /// Whether the user sees a view controller.
  func shows(_ screen: UIViewController) -> Bool { rows.contains { $0.screen === screen && $0.isVisible } }

  /// The view controllers that are not in another tree.
  func screens(notIn other: SeenTree) -> [UIViewController] {
    let others = Set(other.rows.map { ObjectIdentifier($0.screen) })
    return rows.lazy.map(\.screen).filter { !others.contains(ObjectIdentifier($0)) }
  }

  /// What the columns of splits keep, whether they show it or not.
  var keptInColumns: [UIViewController] {
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

  /// What the user sees that shows nothing else: of several beside each other the last.
  var front: UIViewController? { rows.last { $0.isVisible }?.screen }

  /// Whether a screen of the family in front is asked, and answers when its user does.
  var asksUser: Bool { asking != nil }

  /// The screen of the family in front that is asked, and answers when its user does.
  var asking: UIViewController? {
    guard let front = rows.last(where: \.isVisible) else { return nil }
    if front.screen is UIAlertController { return front.screen }
    return rows.first { $0.family == front.family && ($0.screen as? any Answering)?.isAsked == true }?.screen
  }

  /// Whether one of the classes is among what the user sees.
  func shows(classesNamed names: [String: String]) -> Bool {
    !names.isEmpty && rows.contains { $0.isVisible && names[$0.screen.typeName] != nil }
  }
}
