public import ViewHierarchy

/// The closures that make a container, and configure the container after its children are added.
private struct Recipe<ViewController: UIViewController> {
  let make: () throws -> ViewController
  let configuration: ((ViewController) -> Void)?

  /// Makes the container, fills it and configures it.
  ///
  /// - Throws: The error of the closure that makes the container, or an error if UIKit would refuse one of the
  ///   children.
  func callAsFunction(
    filling children: [UIViewController], fill: (ViewController) -> Void
  ) throws -> ViewController {
    let container = try make()
    try container.check(canHold: children)
    fill(container)
    configuration?(container)
    return container
  }
}

/// A factory that makes a navigation controller.
public struct NavigationControllerFactory<ViewController: UINavigationController, Context>: SimpleContainerFactory {
  private let recipe: Recipe<ViewController>
  private let delegate: (any UINavigationControllerDelegate)?

  /// Creates a factory that makes a navigation controller from its class; see ``ClassFactory`` for the requirements on
  /// a subclass.
  ///
  /// - Parameters:
  ///   - delegate: The delegate of the navigation controller, which the factory keeps alive. If it is `nil`, the
  ///     navigation controller keeps its own delegate.
  ///   - configuration: A closure that sets up the navigation controller after its children are added.
  public init(
    delegate: (any UINavigationControllerDelegate)? = nil, configuration: ((ViewController) -> Void)? = nil
  ) {
    self.init(delegate: delegate, configuration: configuration) { try makeFromType(ViewController.self) }
  }

  /// Creates a factory from a closure that makes a navigation controller.
  public init(
    delegate: (any UINavigationControllerDelegate)? = nil, configuration: ((ViewController) -> Void)? = nil,
    make: @escaping () throws -> ViewController
  ) {
    recipe = Recipe(make: make, configuration: configuration)
    self.delegate = delegate
  }

  /// Makes the navigation controller with the given children, from the bottom of the stack to its top.
  public func build(with context: Context, integrating viewControllers: [UIViewController]) throws -> ViewController {
    try recipe(filling: viewControllers) { stack in
      if let delegate { stack.delegate = delegate }
      if !viewControllers.isEmpty { stack.setViewControllers(viewControllers, animated: false) }
    }
  }
}

/// A factory that makes a tab bar controller.
public struct TabBarControllerFactory<ViewController: UITabBarController, Context>: SimpleContainerFactory {
  private let recipe: Recipe<ViewController>
  private let delegate: (any UITabBarControllerDelegate)?

  /// Creates a factory that makes a tab bar controller from its class; see ``ClassFactory`` for the requirements on a
  /// subclass.
  ///
  /// - Parameters:
  ///   - delegate: The delegate of the tab bar controller, which the factory keeps alive. If it is `nil`, the tab bar
  ///     controller keeps its own delegate.
  ///   - configuration: A closure that sets up the tab bar controller after its children are added.
  public init(delegate: (any UITabBarControllerDelegate)? = nil, configuration: ((ViewController) -> Void)? = nil) {
    self.init(delegate: delegate, configuration: configuration) { try makeFromType(ViewController.self) }
  }

  /// Creates a factory from a closure that makes a tab bar controller.
  public init(
    delegate: (any UITabBarControllerDelegate)? = nil, configuration: ((ViewController) -> Void)? = nil,
    make: @escaping () throws -> ViewController
  ) {
    recipe = Recipe(make: make, configuration: configuration)
    self.delegate = delegate
  }

  /// Makes the tab bar controller with the given tabs.
  public func build(with context: Context, integrating viewControllers: [UIViewController]) throws -> ViewController {
    try recipe(filling: viewControllers) { tabs in
      if let delegate { tabs.delegate = delegate }
      if !viewControllers.isEmpty { tabs.setViewControllers(viewControllers, animated: false) }
    }
  }
}

/// A factory that makes a split view controller.
public struct SplitControllerFactory<ViewController: UISplitViewController, Context>: SimpleContainerFactory {
  private let recipe: Recipe<ViewController>
  private let delegate: (any UISplitViewControllerDelegate)?

  /// Creates a factory that makes a split view controller from its class; see ``ClassFactory`` for the requirements on
  /// a subclass.
  ///
  /// - Parameters:
  ///   - delegate: The delegate of the split view controller, which the factory keeps alive. If it is `nil`, the split
  ///     view controller keeps its own delegate.
  ///   - configuration: A closure that sets up the split view controller after its children are added.
  public init(delegate: (any UISplitViewControllerDelegate)? = nil, configuration: ((ViewController) -> Void)? = nil) {
    self.init(delegate: delegate, configuration: configuration) { try makeFromType(ViewController.self) }
  }

  /// Creates a factory from a closure that makes a split view controller, for instance one with columns.
  public init(
    delegate: (any UISplitViewControllerDelegate)? = nil, configuration: ((ViewController) -> Void)? = nil,
    make: @escaping () throws -> ViewController
  ) {
    recipe = Recipe(make: make, configuration: configuration)
    self.delegate = delegate
  }

  /// Makes the split view controller with the given children, the primary one first. If the split view controller has
  /// columns, the children fill the columns in order. The second of two children is always the details, in the secondary
  /// column. Children after the last column are left out.
  public func build(with context: Context, integrating viewControllers: [UIViewController]) throws -> ViewController {
    try recipe(filling: viewControllers) { split in
      if let delegate { split.delegate = delegate }
      if split.style == .unspecified {
        if !viewControllers.isEmpty { split.viewControllers = viewControllers }
      } else {
        let columns: [UISplitViewController.Column] =
          split.style == .tripleColumn && viewControllers.count > 2
          ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
        for (column, screen) in zip(columns, viewControllers) { split.setViewController(screen, for: column) }
      }
    }
  }
}
