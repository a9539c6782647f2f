public import ViewHierarchy

/// Makes a navigation controller.
public struct NavigationControllerFactory<ViewController: UINavigationController, Context>: SimpleContainerFactory {
  private let make: () throws -> ViewController
  private let delegate: (any UINavigationControllerDelegate)?
  private let configuration: ((ViewController) -> Void)?

  /// Makes a plain navigation controller, or one of a subclass from its type; see ``ClassFactory`` for what that asks.
  public init(
    delegate: (any UINavigationControllerDelegate)? = nil, configuration: ((ViewController) -> Void)? = nil
  ) {
    self.init(making: { try ClassFactory<ViewController, Void>().build(with: ()) }, delegate, configuration)
  }

  /// Makes a navigation controller by a closure.
  public init(
    delegate: (any UINavigationControllerDelegate)? = nil, configuration: ((ViewController) -> Void)? = nil,
    make: @escaping () throws -> ViewController
  ) {
    self.init(making: make, delegate, configuration)
  }

  private init(
    making make: @escaping () throws -> ViewController, _ delegate: (any UINavigationControllerDelegate)?,
    _ configuration: ((ViewController) -> Void)?
  ) {
    self.make = make
    self.delegate = delegate
    self.configuration = configuration
  }

  /// Makes the container with the given children.
  public func build(with context: Context, integrating viewControllers: [UIViewController]) throws -> ViewController {
    let stack = try make()
    if let delegate { stack.delegate = delegate }
    if !viewControllers.isEmpty { stack.setViewControllers(viewControllers, animated: false) }
    configuration?(stack)
    return stack
  }
}

/// Makes a tab bar controller.
public struct TabBarControllerFactory<ViewController: UITabBarController, Context>: SimpleContainerFactory {
  private let make: () throws -> ViewController
  private let delegate: (any UITabBarControllerDelegate)?
  private let configuration: ((ViewController) -> Void)?

  /// Makes a plain tab bar controller, or one of a subclass from its type; see ``ClassFactory`` for what that asks.
  public init(delegate: (any UITabBarControllerDelegate)? = nil, configuration: ((ViewController) -> Void)? = nil) {
    self.init(making: { try ClassFactory<ViewController, Void>().build(with: ()) }, delegate, configuration)
  }

  /// Makes a tab bar controller by a closure.
  public init(
    delegate: (any UITabBarControllerDelegate)? = nil, configuration: ((ViewController) -> Void)? = nil,
    make: @escaping () throws -> ViewController
  ) {
    self.init(making: make, delegate, configuration)
  }

  private init(
    making make: @escaping () throws -> ViewController, _ delegate: (any UITabBarControllerDelegate)?,
    _ configuration: ((ViewController) -> Void)?
  ) {
    self.make = make
    self.delegate = delegate
    self.configuration = configuration
  }

  /// Makes the container with the given children.
  public func build(with context: Context, integrating viewControllers: [UIViewController]) throws -> ViewController {
    let tabs = try make()
    if let delegate { tabs.delegate = delegate }
    if !viewControllers.isEmpty { tabs.setViewControllers(viewControllers, animated: false) }
    configuration?(tabs)
    return tabs
  }
}

/// Makes a split view controller.
public struct SplitControllerFactory<ViewController: UISplitViewController, Context>: SimpleContainerFactory {
  private let make: () throws -> ViewController
  private let delegate: (any UISplitViewControllerDelegate)?
  private let configuration: ((ViewController) -> Void)?

  /// Makes a plain split view controller, or one of a subclass from its type; see ``ClassFactory`` for what that asks.
  public init(delegate: (any UISplitViewControllerDelegate)? = nil, configuration: ((ViewController) -> Void)? = nil) {
    self.init(making: { try ClassFactory<ViewController, Void>().build(with: ()) }, delegate, configuration)
  }

  /// Makes a split view controller by a closure.
  public init(
    delegate: (any UISplitViewControllerDelegate)? = nil, configuration: ((ViewController) -> Void)? = nil,
    make: @escaping () throws -> ViewController
  ) {
    self.init(making: make, delegate, configuration)
  }

  private init(
    making make: @escaping () throws -> ViewController, _ delegate: (any UISplitViewControllerDelegate)?,
    _ configuration: ((ViewController) -> Void)?
  ) {
    self.make = make
    self.delegate = delegate
    self.configuration = configuration
  }

  /// Makes the container with the given children, the primary one first.
  public func build(with context: Context, integrating viewControllers: [UIViewController]) throws -> ViewController {
    let split = try make()
    if let delegate { split.delegate = delegate }
    if split.style == .unspecified {
      if !viewControllers.isEmpty { split.viewControllers = viewControllers }
    } else {
      let columns: [UISplitViewController.Column] =
        split.style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
      for (column, viewController) in zip(columns, viewControllers) {
        split.setViewController(viewController, for: column)
      }
    }
    configuration?(split)
    return split
  }
}
