public import Wayfinder

extension UIWindow {
  /// Returns a schematic drawing of the window, from UIKit's public properties.
  ///
  /// Lists show up to 12 of their loaded cells and the number of the others. Nothing in the app changes.
  public func drawing() -> Drawing { WindowReader(window: self).read().drawing() }
}

/// Reads the screens of a window.
struct WindowReader {
  let window: UIWindow

  func read() -> WindowContents {
    guard let root = window.rootViewController else { return WindowContents(title: "Empty window", base: Pane()) }
    var (base, modals): (UIViewController, [(WindowContents.Kind, UIViewController)]) = (root, [])
    var next = root.modal
    while let modal = next {
      if let kind = kind(of: modal) { modals.append((kind, modal)) } else { (base, modals) = (modal, []) }
      next = modal.modal
    }
    var contents = WindowContents(title: base.summary, base: ScreenReader(base).pane)
    for (kind, modal) in modals {
      let pane = ScreenReader(modal).pane
      contents.modals.append((kind, pane))
      contents.title +=
        ", \(kind == .alert || kind == .actionSheet ? "an" : "a") \(kind.rawValue) over it: \(modal.summary)"
    }
    contents.isRegular = window.traitCollection.horizontalSizeClass == .regular
    contents.isRightToLeft = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return contents
  }

  /// Returns how a modal is shown; `nil` if it covers the window.
  private func kind(of modal: UIViewController) -> WindowContents.Kind? {
    if let alert = modal as? UIAlertController { return alert.preferredStyle == .alert ? .alert : .actionSheet }
    #if os(tvOS)
      return nil
    #else
      let presentation = modal.presentationController
      let adapted = presentation?.adaptivePresentationStyle(for: window.traitCollection) ?? .none
      let style = adapted == .none ? presentation?.presentationStyle ?? modal.modalPresentationStyle : adapted
      switch style {
      case .popover: return .popover
      case .automatic, .pageSheet, .formSheet: return .sheet
      default: return nil
      }
    #endif
  }
}

extension UIViewController {
  /// The modal over this view controller or over a visible child. An active search is no modal.
  fileprivate var modal: UIViewController? {
    if let presented = presentedViewController, !presented.isBeingDismissed {
      return presented is UISearchController ? presented.modal : presented
    }
    return shownChildren.lazy.compactMap(\.modal).first
  }

  /// The visible children.
  var shownChildren: [UIViewController] {
    switch self {
    case let stack as UINavigationController: [stack.topViewController].compactMap(\.self)
    case let tabs as UITabBarController: [tabs.shownChild].compactMap(\.self)
    case let split as UISplitViewController: split.shownColumns
    case let pages as UIPageViewController: pages.viewControllers ?? []
    default: children.filter { $0.viewIfLoaded?.superview != nil }
    }
  }

  /// The title of the screen, or the name of its class in words.
  var name: String {
    let titles = [navigationItem.title, title, (self as? UIAlertController)?.message]
    if let title = titles.lazy.compactMap(\.self).map(\.drawn).first(where: { !$0.isEmpty }) { return title }
    let type = String(describing: Swift.type(of: self))
    let ending = ["ViewController", "Controller", "Screen"].first { type.hasSuffix($0) && type != $0 }
    return String(type.dropLast(ending?.count ?? 0)).drawn
  }

  /// The screen in front, and its place in a stack.
  fileprivate var summary: String {
    let children = shownChildren
    let summaries = children.map(\.summary).joined(separator: " beside ")
    switch self {
    case let stack as UINavigationController where children.count == 1:
      let count = stack.viewControllers.count
      return summaries + (count > 1 ? ", in a stack of \(count)" : "")
    case is UITabBarController, is UISplitViewController: return summaries
    default: return title == nil && children.count == 1 ? summaries : name
    }
  }
}

extension UITabBarController {
  /// The selected tab, or the More stack if it shows another screen.
  var shownChild: UIViewController? {
    guard let selected = selectedViewController, let parent = selected.parent, parent !== self,
      let stack = parent as? UINavigationController, stack.topViewController !== selected
    else { return selectedViewController }
    return stack
  }
}

extension UISplitViewController {
  /// The columns that the user sees, from the leading edge.
  var shownColumns: [UIViewController] {
    if isCollapsed { return viewControllers.suffix(1) }
    if style == .unspecified { return displayMode == .secondaryOnly ? viewControllers.suffix(1) : viewControllers }
    let columns: [Column] =
      switch displayMode {
      case .secondaryOnly: [.secondary]
      case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: [.primary, .supplementary, .secondary]
      default: style == .tripleColumn ? [.supplementary, .secondary] : [.primary, .secondary]
      }
    return columns.compactMap { column in
      let screen = viewController(for: column)
      // UIKit puts a column into a stack of its own.
      return screen?.navigationController?.parent === self ? screen?.navigationController : screen
    }
  }
}

nonisolated extension String {
  /// The text on one line, without characters that cannot be drawn, and not too long to measure.
  var drawn: String { String(prefix(600)).onOneLine }
}
