import PortableUIKit

// The walk's steps with split view controllers and the width of the window.
extension Walk {
  func makeSplit() -> UIViewController {
    if chance(2) {
      let split = register(WalkSplit())
      split.viewControllers = (0...random(2)).map { _ in chance(3) ? makeScreen() : makeNavigation() }
      return split
    }
    let split = register(WalkSplit(style: chance(2) ? .doubleColumn : .tripleColumn))
    for column in columns(of: split) where !chance(4) { setColumn(column, of: split) }
    return split
  }

  private func columns(of split: UISplitViewController) -> [UISplitViewController.Column] {
    switch split.style {
    case .unspecified: []
    case .doubleColumn: [.primary, .secondary, .compact]
    case .tripleColumn: [.primary, .supplementary, .secondary, .compact]
    }
  }

  private func setColumn(_ column: UISplitViewController.Column, of split: UISplitViewController) {
    guard column != .compact || chance(5) else { return }
    // Sets only stacks, because the walk does not watch the stack that a split makes for another screen.
    split.setViewController(makeNavigation(), for: column)
  }

  /// Returns the children that should be visible according to the split.
  func shown(by split: UISplitViewController) -> [UIViewController] {
    guard !split.isCollapsed, split.style != .unspecified else { return split.children }
    return split.children.filter { child in
      columns(of: split).contains { column in
        split.isShowing(column) && split.viewController(for: column) === child
      }
    }
  }

  func makeTab() -> UITab {
    UITab(title: "tab", image: nil, identifier: "\(generator.next())") { [unowned self] _ in
      chance(2) ? makeNavigation() : makeScreen()
    }
  }

  /// Hides or shows a tab, or replaces tabs.
  func change(_ tabs: UITabBarController) {
    if let tab = tabs.tabs.randomElement(using: &generator), chance(2) {
      tab.isHidden.toggle()
    } else {
      tabs.tabs = tabs.tabs.filter { _ in !chance(3) } + [makeTab()]
    }
  }

  /// Returns the selected tab. If it is behind the More item, returns the More stack.
  func shown(by tabs: UITabBarController) -> UIViewController? {
    guard let selected = tabs.selectedViewController else { return nil }
    return selected.parent === tabs ? selected : selected.parent
  }

  func change(_ split: UISplitViewController) {
    trace.append("split \(ident(split))")
    switch (split.style, random(4)) {
    case (.unspecified, 0):
      split.viewControllers = split.viewControllers.filter { _ in chance(2) } + [makeNavigation()]
    case (.unspecified, _): split.showDetailViewController(makeNavigation(), sender: nil)
    case (_, 0):
      if let column = columns(of: split).randomElement(using: &generator) { setColumn(column, of: split) }
    case (_, 1): if let column = columns(of: split).randomElement(using: &generator) { split.hide(column) }
    case (_, 2): if let column = columns(of: split).randomElement(using: &generator) { split.show(column) }
    default: split.preferredDisplayMode = chance(2) ? .secondaryOnly : .automatic
    }
  }

  func makePages() -> UIViewController {
    let mid = UIPageViewController.SpineLocation.mid.rawValue
    let options: [UIPageViewController.OptionsKey: Any] = chance(3) ? [.spineLocation: mid] : [:]
    let pages = register(WalkPages(transitionStyle: .pageCurl, navigationOrientation: .horizontal, options: options))
    pages.dataSource = pages
    pages.makePage = { [weak self] in self?.makeScreen() }
    pages.setViewControllers(pageList(of: pages), direction: .forward, animated: false)
    return pages
  }

  func turn(_ pages: UIPageViewController, animated: Bool) {
    trace.append("turn \(ident(pages))")
    asked += 1
    pages.setViewControllers(pageList(of: pages), direction: .forward, animated: animated) { [unowned self] _ in
      answered += 1
    }
  }

  private func pageList(of pages: UIPageViewController) -> [UIViewController] {
    (0..<(pages.spineLocation == .mid ? 2 : 1)).map { _ in chance(4) ? makeNavigation() : makeScreen() }
  }

  func rotate() {
    let width: UIUserInterfaceSizeClass = chance(2) ? .regular : .compact
    trace.append("rotate \(width)")
    window.simulate(horizontalSizeClass: width)
  }

  func showDetail(from controller: UIViewController) {
    guard let split = controller as? UISplitViewController ?? controller.splitViewController else { return }
    trace.append("detail from \(ident(controller))")
    let isClassic = split.style == .unspecified
    controller.showDetailViewController(isClassic && chance(2) ? makeScreen() : makeNavigation(), sender: nil)
  }

  /// Returns whether a modal covers its presenter's view, by its style and the width of the window.
  func covers(_ modal: UIViewController) -> Bool {
    let isAdapted = modal.presentationController?.delegate != nil && modal.modalPresentationStyle == .popover
    if isAdapted { return window.traitCollection.horizontalSizeClass == .compact }
    return [.fullScreen, .currentContext].contains(modal.modalPresentationStyle)
  }
}

/// A delegate that adapts popovers to full screens in a compact width.
final class WalkAdapter: NSObject, UIAdaptivePresentationControllerDelegate {
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    controller.presentationStyle == .popover ? .fullScreen : .none
  }
}
