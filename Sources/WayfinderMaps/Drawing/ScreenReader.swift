import Wayfinder

/// Reads the contents of a view controller and its bars.
struct ScreenReader {
  let screen: UIViewController

  init(_ screen: UIViewController) { self.screen = screen }

  var pane: Pane {
    switch screen {
    case let stack as UINavigationController: return pane(of: stack)
    case let tabs as UITabBarController: return pane(of: tabs)
    case let split as UISplitViewController:
      let columns = split.shownColumns.map { ScreenReader($0).pane }
      return columns.count == 1 ? columns[0] : Pane(title: split.name, columns: columns)
    case let pages as UIPageViewController:
      let shown = (pages.viewControllers ?? []).map { ScreenReader($0).pane }
      return shown.count == 1 ? shown[0] : Pane(title: pages.name, items: shown.map(Item.pane))
    case let alert as UIAlertController: return pane(of: alert)
    default: return contents
    }
  }

  /// The contents of the view. A view that shows one child alone is drawn as the child.
  private var contents: Pane {
    let items = screen.viewIfLoaded.map { ViewReader(screen).contents(of: $0) } ?? []
    if items.count == 1, case .pane(let pane) = items[0] { return pane }
    return Pane(title: screen.name, items: items)
  }

  private func pane(of stack: UINavigationController) -> Pane {
    guard let top = stack.topViewController else { return Pane(title: stack.name, bar: Pane.Bar()) }
    var pane = ScreenReader(top).pane
    if pane.bar == nil, !stack.isNavigationBarHidden { pane.bar = bar(of: top) }
    #if os(tvOS)
      let hasBack = false
    #else
      let hasBack = pane.bar?.back == nil && pane.bar?.left.isEmpty == true && !top.navigationItem.hidesBackButton
    #endif
    if hasBack, let below = stack.viewControllers.dropLast().last {
      let item = below.navigationItem
      pane.bar?.back = (item.backButtonTitle ?? item.title ?? below.title ?? "Back").drawn
    }
    #if !os(tvOS)
      if !stack.isToolbarHidden { pane.toolbar = items(top.toolbarItems) }
    #endif
    return pane
  }

  private func bar(of top: UIViewController) -> Pane.Bar {
    let item = top.navigationItem
    let view = item.titleView.map { ViewReader(top).items(of: $0) }?.flatMap(\.texts).first
    var bar = Pane.Bar(title: view ?? (item.title ?? top.title ?? "").drawn)
    bar.left = items(item.leftBarButtonItems)
    bar.right = items(item.rightBarButtonItems).reversed()
    #if !os(tvOS)
      if let search = item.searchController { bar.search = search.searchBar.item }
    #endif
    return bar
  }

  private func items(_ buttons: [UIBarButtonItem]?) -> [Pane.BarItem] {
    (buttons ?? []).compactMap { button in
      let custom = button.customView.map { ViewReader(screen).items(of: $0) }?.flatMap(\.texts).first
      let title = [button.title, custom, button.primaryAction?.title, button.accessibilityLabel]
        .lazy.compactMap(\.self).map(\.drawn).first { !$0.isEmpty }
      let isSpace = button.action == nil && button.primaryAction == nil && button.image == nil && button.menu == nil
      return title == nil && isSpace ? nil : Pane.BarItem(title: title ?? "", isEnabled: button.isEnabled)
    }
  }

  private func pane(of tabs: UITabBarController) -> Pane {
    var pane = tabs.shownChild.map { ScreenReader($0).pane } ?? Pane()
    guard !tabs.tabBar.isHidden else { return pane }
    pane.tabs = (tabs.tabBar.items ?? []).map { item in
      let title = (item.title ?? item.accessibilityLabel ?? "").drawn
      return Pane.Tab(title: title, badge: item.badgeValue?.drawn, isSelected: item === tabs.tabBar.selectedItem)
    }
    return pane
  }

  private func pane(of alert: UIAlertController) -> Pane {
    let title = [alert.title].compactMap(\.self).map { Item.text($0.drawn, .heading) }
    let message = [alert.message].compactMap(\.self).map { Item.text($0.drawn, .caption) }
    let fields = (alert.textFields ?? []).map(\.item)
    let actions = alert.actions.map { action -> Item in
      .button(
        (action.title ?? "").drawn,
        !action.isEnabled ? .disabled : action.style == .destructive ? .destructive : .action)
    }
    return Pane(title: alert.name, items: title + message + fields + actions)
  }
}
