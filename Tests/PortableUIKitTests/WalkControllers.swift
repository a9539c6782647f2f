import PortableUIKit

final class WalkScreen: UIViewController, Watched {
  let watch = Watch()
  var onCallback: (() -> Void)?
  override func viewWillAppear(_ animated: Bool) {
    watch.expect(.gone, .willDisappear, to: .willAppear)
    onCallback?()
  }
  override func viewIsAppearing(_ animated: Bool) { watch.expect(.willAppear, to: .isAppearing) }
  override func viewDidAppear(_ animated: Bool) {
    watch.expect(.isAppearing, to: .appeared)
    onCallback?()
  }
  override func viewWillDisappear(_ animated: Bool) {
    watch.expect(.appeared, .isAppearing, to: .willDisappear)
    onCallback?()
  }
  override func viewDidDisappear(_ animated: Bool) {
    watch.expect(.willDisappear, to: .gone)
    onCallback?()
  }
}

final class WalkNavigation: UINavigationController, Watched {
  let watch = Watch()
  override func viewWillAppear(_ animated: Bool) { watch.expect(.gone, .willDisappear, to: .willAppear) }
  override func viewIsAppearing(_ animated: Bool) { watch.expect(.willAppear, to: .isAppearing) }
  override func viewDidAppear(_ animated: Bool) { watch.expect(.isAppearing, to: .appeared) }
  override func viewWillDisappear(_ animated: Bool) { watch.expect(.appeared, .isAppearing, to: .willDisappear) }
  override func viewDidDisappear(_ animated: Bool) { watch.expect(.willDisappear, to: .gone) }
}

final class WalkTabs: UITabBarController, Watched {
  let watch = Watch()
  override func viewWillAppear(_ animated: Bool) { watch.expect(.gone, .willDisappear, to: .willAppear) }
  override func viewIsAppearing(_ animated: Bool) { watch.expect(.willAppear, to: .isAppearing) }
  override func viewDidAppear(_ animated: Bool) { watch.expect(.isAppearing, to: .appeared) }
  override func viewWillDisappear(_ animated: Bool) { watch.expect(.appeared, .isAppearing, to: .willDisappear) }
  override func viewDidDisappear(_ animated: Bool) { watch.expect(.willDisappear, to: .gone) }
}

final class WalkSplit: UISplitViewController, Watched {
  let watch = Watch()
  override func viewWillAppear(_ animated: Bool) { watch.expect(.gone, .willDisappear, to: .willAppear) }
  override func viewIsAppearing(_ animated: Bool) { watch.expect(.willAppear, to: .isAppearing) }
  override func viewDidAppear(_ animated: Bool) { watch.expect(.isAppearing, to: .appeared) }
  override func viewWillDisappear(_ animated: Bool) { watch.expect(.appeared, .isAppearing, to: .willDisappear) }
  override func viewDidDisappear(_ animated: Bool) { watch.expect(.willDisappear, to: .gone) }
}

final class WalkPages: UIPageViewController, Watched, UIPageViewControllerDataSource {
  let watch = Watch()
  var makePage: (() -> UIViewController?)?
  override func viewWillAppear(_ animated: Bool) { watch.expect(.gone, .willDisappear, to: .willAppear) }
  override func viewIsAppearing(_ animated: Bool) { watch.expect(.willAppear, to: .isAppearing) }
  override func viewDidAppear(_ animated: Bool) { watch.expect(.isAppearing, to: .appeared) }
  override func viewWillDisappear(_ animated: Bool) { watch.expect(.appeared, .isAppearing, to: .willDisappear) }
  override func viewDidDisappear(_ animated: Bool) { watch.expect(.willDisappear, to: .gone) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { makePage?() }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { makePage?() }
}
