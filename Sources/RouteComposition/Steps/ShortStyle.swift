public import Foundation
public import NavigationCore
public import ViewHierarchy

// In the short style, roles are named with a leading dot. Each role has one concrete type for these names, because a
// static property of a protocol cannot be generic. Declare names of your own in ordinary extensions:
//
//     extension AnyFinder where ViewController == BagScreen, Context == Any? {
//       static var modalBag: Self { Self(ModalBagFinder()) }
//     }

/// A type-erased finder, for names with a leading dot: `.finder(.classFinder)`.
public struct AnyFinder<ViewController: UIViewController, Context>: Finder, WrappingRole {
  private let finder: any Finder<ViewController, Context>
  package var wrapped: Any { finder }

  /// Creates a finder that wraps another finder.
  public init(_ finder: any Finder<ViewController, Context>) { self.finder = finder }

  /// Returns the view controller, or `nil` if the finder does not find it.
  public func findViewController(with context: Context) throws -> ViewController? {
    try finder.findViewController(with: context)
  }
}

extension AnyFinder {
  /// A finder of the first view controller of the class, anywhere in the window.
  public static var classFinder: Self { Self(ClassFinder()) }

  /// Returns a finder of the first view controller of the class, in the part of the window that the options select.
  public static func classFinder(
    options: SearchOptions, startingPoint: DefaultStackIterator.StartingPoint = .topmost
  ) -> Self {
    Self(ClassFinder(options: options, startingPoint: startingPoint))
  }

  /// Returns a finder of the first view controller of the class that your iterator visits.
  public static func classFinder(iterator: any StackIterator) -> Self { Self(ClassFinder(iterator: iterator)) }

  /// A finder that finds nothing, so that a new screen is built each time.
  public static var nilFinder: Self { Self(NilFinder()) }

  /// Returns a finder of the given view controller, which the finder holds weakly. The view controller is found only
  /// while it is in the window.
  public static func instance(_ viewController: ViewController) -> Self {
    Self(InstanceFinder(instance: viewController))
  }

  /// Returns a finder of the given view controller. The method is another name for ``instance(_:)``.
  public static func instanceFinder(instance viewController: ViewController) -> Self { instance(viewController) }
}

extension AnyFinder where ViewController: ContextChecking, ViewController.Context == Context {
  /// A finder of the first view controller of the class that shows the context.
  public static var classWithContextFinder: Self { Self(ClassWithContextFinder()) }

  /// Returns a finder of the first view controller of the class that shows the context, in the part of the window that
  /// the options select.
  public static func classWithContextFinder(
    options: SearchOptions, startingPoint: DefaultStackIterator.StartingPoint = .topmost
  ) -> Self {
    Self(ClassWithContextFinder(options: options, startingPoint: startingPoint))
  }

  /// Returns a finder that searches with your iterator. It finds the first view controller of the class that shows the
  /// context.
  public static func classWithContextFinder(iterator: any StackIterator) -> Self {
    Self(ClassWithContextFinder(iterator: iterator))
  }
}

/// A type-erased factory, for names with a leading dot: `.factory(.classFactory)`.
public struct AnyFactory<ViewController: UIViewController, Context>: Factory, WrappingRole {
  private var factory: any Factory<ViewController, Context>
  package var wrapped: Any { factory }

  /// Creates a factory that wraps another factory.
  public init(_ factory: any Factory<ViewController, Context>) { self.factory = factory }

  /// Prepares the wrapped factory.
  public mutating func prepare(with context: Context) throws { try factory.prepare(with: context) }

  /// Makes the view controller with the wrapped factory.
  public func build(with context: Context) throws -> ViewController { try factory.build(with: context) }

  /// The innermost wrapped factory. A step stores this factory instead of the wrapper, because it may be a
  /// ``ContainerFactory``. The wrapper conforms only to ``Factory``.
  var unwrapped: any Factory<ViewController, Context> { (factory as? Self)?.unwrapped ?? factory }
}

extension AnyFactory {
  /// A factory that makes the screen from its class alone. ``ClassFactory`` lists the requirements on the class.
  public static var classFactory: Self { Self(ClassFactory()) }

  /// Returns a factory that makes the screen with a closure.
  public static func classFactory(_ make: @escaping () throws -> ViewController) -> Self { Self(ClassFactory(make)) }

  /// Returns a factory that makes the screen from its class; see ``ClassFactory``.
  ///
  /// - Parameters:
  ///   - nibName: The name of the nib, or `nil` to make the screen from its class alone.
  ///   - bundle: The bundle of the nib. The default is the main bundle.
  ///   - configuration: A closure that sets up each screen that is made.
  public static func classFactory(
    nibName: String? = nil, bundle: Bundle? = nil, configuration: ((ViewController) -> Void)? = nil
  ) -> Self {
    Self(ClassFactory(nibName: nibName, bundle: bundle, configuration: configuration))
  }

  /// Returns a factory that makes the screen from a scene of a storyboard.
  ///
  /// - Parameters:
  ///   - name: The name of the storyboard file, without its extension.
  ///   - bundle: The bundle of the file. The default is the main bundle.
  ///   - identifier: The storyboard identifier of the scene. The default is the initial scene.
  ///   - configuration: A closure that sets up each screen that is made.
  @available(visionOS, deprecated: 1.0, message: "Apple deprecates storyboards on visionOS; make the screen in code")
  public static func storyboardFactory(
    name: String, bundle: Bundle? = nil, identifier: String? = nil, configuration: ((ViewController) -> Void)? = nil
  ) -> Self {
    Self(
      StoryboardFactory(
        storyboardName: name, bundle: bundle, viewControllerID: identifier, configuration: configuration))
  }

  /// Returns a factory that makes the screen from a scene of a storyboard.
  ///
  /// - Parameters:
  ///   - name: The name of the storyboard file, without its extension.
  ///   - identifier: The storyboard identifier of the scene, or `nil` for the initial scene.
  ///   - bundle: The bundle of the file, or `nil` for the main bundle.
  @available(visionOS, deprecated: 1.0, message: "Apple deprecates storyboards on visionOS; make the screen in code")
  public static func storyboardFactory(name: String, identifier: String?, bundle: Bundle?) -> Self {
    storyboardFactory(name: name, bundle: bundle, identifier: identifier)
  }

  /// Returns a factory that hands out the view controller that a finder finds; see ``FinderFactory``.
  ///
  /// - Parameters:
  ///   - finder: The finder of the view controller.
  ///   - configuration: A closure that sets up each view controller that is handed out.
  public static func finderFactory(
    finder: AnyFinder<ViewController, Context>, configuration: ((ViewController) -> Void)? = nil
  ) -> Self {
    Self(FinderFactory(finder: finder, configuration: configuration))
  }

  /// Returns a factory that hands out the view controller that a finder finds; see ``FinderFactory``.
  ///
  /// - Parameters:
  ///   - finder: The finder of the view controller.
  ///   - configuration: A closure that sets up each view controller that is handed out.
  public static func finderFactory(
    finder: any Finder<ViewController, Context>, configuration: ((ViewController) -> Void)? = nil
  ) -> Self {
    Self(FinderFactory(finder: finder, configuration: configuration))
  }

  /// Returns a factory that makes the screen with a closure, which receives the context.
  public static func inline(_ make: @escaping (Context) throws -> ViewController) -> Self { Self(InlineFactory(make)) }
}

extension AnyFactory where ViewController: UINavigationController {
  /// A factory that makes a navigation controller.
  public static var navigationController: Self { Self(NavigationControllerFactory()) }

  /// Returns a factory that makes a navigation controller. The factory sets the delegate, and the closure sets up each
  /// navigation controller when it has its children.
  public static func navigationControllerFactory(
    delegate: (any UINavigationControllerDelegate)? = nil, configuration: ((ViewController) -> Void)? = nil
  ) -> Self {
    Self(NavigationControllerFactory(delegate: delegate, configuration: configuration))
  }
}

extension AnyFactory where ViewController: UITabBarController {
  /// A factory that makes a tab bar controller.
  public static var tabBarController: Self { Self(TabBarControllerFactory()) }

  /// Returns a factory that makes a tab bar controller. The factory sets the delegate, and the closure sets up each tab
  /// bar controller when it has its children.
  public static func tabBarControllerFactory(
    delegate: (any UITabBarControllerDelegate)? = nil, configuration: ((ViewController) -> Void)? = nil
  ) -> Self {
    Self(TabBarControllerFactory(delegate: delegate, configuration: configuration))
  }
}

extension AnyFactory where ViewController: UISplitViewController {
  /// A factory that makes a split view controller.
  public static var splitViewController: Self { Self(SplitControllerFactory()) }

  /// Returns a factory that makes a split view controller. The factory sets the delegate, and the closure sets up each
  /// split view controller when it has its children.
  public static func splitControllerFactory(
    delegate: (any UISplitViewControllerDelegate)? = nil, configuration: ((ViewController) -> Void)? = nil
  ) -> Self {
    Self(SplitControllerFactory(delegate: delegate, configuration: configuration))
  }
}

extension NilFactory {
  /// The placeholder for a factory if a step below makes the screen, or if the tree contains the screen already.
  public static var nilFactory: Self { Self() }
}

/// A type-erased step in the middle of a chain, for names with a leading dot: `.from(.navigationController)`.
public struct AnyStepIntegrator<ViewController: UIViewController, Context>: StepIntegrator {
  /// The step as a chain that is not joined to a step below yet.
  public let step: OpenChain<ViewController, Context>

  /// Creates a step that wraps another step.
  public init(_ integrator: any StepIntegrator<ViewController, Context>) { step = integrator.step }
}

extension AnyStepIntegrator where ViewController == UINavigationController {
  /// A step that always makes a new navigation controller; see ``NavigationControllerStep``.
  public static var navigationController: Self { Self(NavigationControllerStep()) }
}

extension AnyStepIntegrator where ViewController == UITabBarController {
  /// A step that always makes a new tab bar controller; see ``TabBarControllerStep``.
  public static var tabBarController: Self { Self(TabBarControllerStep()) }
}

extension AnyStepIntegrator where ViewController == UISplitViewController {
  /// A step that always makes a new split view controller; see ``SplitControllerStep``.
  public static var splitViewController: Self { Self(SplitControllerStep()) }
}

extension DestinationStep where ViewController == UIViewController {
  /// The current screen; see ``GeneralStep/current(windowProvider:)``.
  public static var current: Self { GeneralStep.current() }

  /// The root of the window. Every screen that is presented on the root is dismissed.
  public static var root: Self { GeneralStep.root() }
}

extension DestinationStep {
  /// Returns a step for a screen that the finder finds. If the finder finds none, the navigation fails.
  public static func custom(using finder: AnyFinder<ViewController, Context>) -> Self {
    GeneralStep.custom(using: finder)
  }

  /// Returns a step for a screen that the finder finds. If the finder finds none, the navigation fails.
  public static func custom(using finder: any Finder<ViewController, Context>) -> Self {
    GeneralStep.custom(using: finder)
  }
}
