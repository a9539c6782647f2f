extension UIViewController {
  @discardableResult func loadedView() -> UIView {
    if let viewStore { return viewStore }
    guard !isLoadingView else {
      UIKitMisuse.report(.viewWhileLoading, self)
      return adoptView(UIView())
    }
    isLoadingView = true
    loadView()
    isLoadingView = false
    let view = viewStore ?? adoptView(UIView())
    viewDidLoad()
    return view
  }

  @discardableResult func adoptView(_ view: UIView) -> UIView {
    viewStore?.controllerLink = nil
    // The deinitializer of the old view may access the view of this controller.
    withExtendedLifetime(viewStore) { viewStore = view }
    view.controllerLink = self
    return view
  }

  func adoptView(_ view: UIView?) {
    if let view {
      _ = adoptView(view) as UIView
    } else {
      viewStore?.controllerLink = nil
      _ = viewStore.take()
    }
  }

  /// Called when the app has added the controller's view to a superview.
  func viewCameIn() {
    guard !isSeen, let parentLink, !parentLink.managesChildViews, parentLink.isSeen,
      parentLink.shouldAutomaticallyForwardAppearanceMethods
    else { return }
    // The parent's view may not be in the window yet.
    let queue = (viewStore?.hostWindow ?? parentLink.stateWindow)?.queue ?? TransitionQueue.running
    queue?.enqueue(ChildTransition(self, parent: parentLink, appears: true))
  }

  /// Called when the app has removed the controller's view from its superview.
  func viewWentOut(of place: WindowPlace?) {
    guard isSeen, parentLink?.managesChildViews != true else { return }
    let queue = (place?.window ?? parentLink?.stateWindow)?.queue ?? TransitionQueue.running
    queue?.enqueue(ChildTransition(self, parent: parentLink, appears: false))
  }

  func madeNavigationItem() -> UINavigationItem {
    if let navigationItemStore { return navigationItemStore }
    let item = UINavigationItem(title: title ?? "")
    item.title = title
    item.owner = self
    navigationItemStore = item
    return item
  }

  func madeTabBarItem() -> UITabBarItem {
    if let tabBarItemStore { return tabBarItemStore }
    if let item = (self as? UINavigationController)?.inheritedTabBarItem { return item }
    let item = UITabBarItem()
    item.title = title
    tabBarItemStore = item
    return item
  }
}
