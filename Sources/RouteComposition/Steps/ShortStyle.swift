public import Foundation
public import NavigationCore
public import ViewHierarchy

// The short style: roles are named with a leading dot. Each role has one concrete type for that, since a static property of a
// protocol cannot be generic. Names of your own are ordinary extensions:
//
//     extension AnyFinder where ViewController == BagScreen, Context == Any? {
//       static var modalBag: Self { Self(ModalBagFinder()) }
//     }

/// Any finder, so that it can be named with a leading dot: `.finder(.classFinder)`.
public struct AnyFinder<ViewController: UIViewController, Context>: Finder, WrappingRole {
  private let finder: any Finder<ViewController, Context>
  package var wrapped: Any { finder }

  /// Wraps a finder.
  public init(_ finder: any Finder<ViewController, Context>) { self.finder = finder }

  /// Returns the view controller if it is there, and `nil` if it is not.
  public func findViewController(with context: Context) throws -> ViewController? {
    try finder.findViewController(with: context)
  }
}

extension AnyFinder {
  /// The first view controller of the class, anywhere in the window.
  public static var classFinder: Self { Self(ClassFinder()) }

  /// The first view controller of the class, in the part of the window that the options name.
  public static func classFinder(
    options: SearchOptions, startingPoint: DefaultStackIterator.StartingPoint = .topmost
  ) -> Self {
    Self(ClassFinder(options: options, startingPoint: startingPoint))
  }

  /// The first view controller of the class, by an iterator of the app's own.
  public static func classFinder(iterator: any StackIterator) -> Self { Self(ClassFinder(iterator: iterator)) }

  /// Never anything, so that a new screen is built each time.
  public static var nilFinder: Self { Self(NilFinder()) }

  /// A certain view controller while it is in the window, held weakly.
  public static func instance(_ viewController: ViewController) -> Self {
    Self(InstanceFinder(instance: viewController))
  }

  /// A certain view controller, held weakly: another name for ``instance(_:)``.
  public static func instanceFinder(instance viewController: ViewController) -> Self { instance(viewController) }
}

extension AnyFinder where ViewController: ContextChecking, ViewController.Context == Context {
  /// The first view controller of the class that says it shows the context.
  public static var classWithContextFinder: Self { Self(ClassWithContextFinder()) }

  /// The first one of the class that says it shows the context, in the part of the window that the options name.
  public static func classWithContextFinder(
    options: SearchOptions, startingPoint: DefaultStackIterator.StartingPoint = .topmost
  ) -> Self {
    Self(ClassWithContextFinder(options: options, startingPoint: startingPoint))
  }

  /// The first one of the class that says it shows the context, by an iterator of the app's own.
  public static func classWithContextFinder(iterator: any StackIterator) -> Self {
    Self(ClassWithContextFinder(iterator: iterator))
  }
}

/// Any factory, so that it can be named with a leading dot: `.factory(.classFactory)`.
public struct AnyFactory<ViewController: UIViewController, Context>: Factory, WrappingRole {
  private var factory: any Factory<ViewController, Context>
  package var wrapped: Any { factory }

  /// Wraps a factory.
  public init(_ factory: any Factory<ViewController, Context>) { self.factory = factory }

  /// Checks that everything needed is there.
  public mutating func prepare(with context: Context) throws { try factory.prepare(with: context) }

  /// Makes the view controller.
  public func build(with context: Context) throws -> ViewController { try factory.build(with: context) }

  /// The factory itself; a container factory takes children, which a word alone would not say.
  var unwrapped: any Factory<ViewController, Context> { (factory as? Self)?.unwrapped ?? factory }
}

extension AnyFactory {
  /// Makes the screen from its class alone; see ``ClassFactory`` for what that asks of the class.
  public static var classFactory: Self { Self(ClassFactory()) }

  /// Makes the screen by a closure.
  public static func classFactory(_ make: @escaping () throws -> ViewController) -> Self { Self(ClassFactory(make)) }

  /// Makes the screen from its class alone, with a nib or a closure that sets it up; see ``ClassFactory``.
  public static func classFactory(
    nibName: String? = nil, bundle: Bundle? = nil, configuration: ((ViewController) -> Void)? = nil
  ) -> Self {
    Self(ClassFactory(nibName: nibName, bundle: bundle, configuration: configuration))
  }

  /// Makes the screen from a scene of a storyboard: the one of the identifier, or the initial one.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without its ending.
  ///   - bundle: The bundle of the file; the main bundle unless it is given.
  ///   - identifier: The storyboard identifier of the scene.
  ///   - configuration: Called with each screen that is made.
  public static func storyboardFactory(
    name: String, bundle: Bundle? = nil, identifier: String? = nil, configuration: ((ViewController) -> Void)? = nil
  ) -> Self {
    Self(
      StoryboardFactory(
        storyboardName: name, bundle: bundle, viewControllerID: identifier, configuration: configuration))
  }

  /// Makes the screen from a scene of a storyboard in a bundle.
  public static func storyboardFactory(name: String, identifier: String?, bundle: Bundle?) -> Self {
    storyboardFactory(name: name, bundle: bundle, identifier: identifier)
  }

  /// Hands out a view controller that a finder finds; see ``FinderFactory``.
  ///
  /// - Parameter configuration: Called with each view controller that is handed out.
  public static func finderFactory(
    finder: AnyFinder<ViewController, Context>, configuration: ((ViewController) -> Void)? = nil
  ) -> Self {
    Self(FinderFactory(finder: finder, configuration: configuration))
  }

  /// Hands out a view controller that a finder finds; see ``FinderFactory``.
  ///
  /// - Parameter configuration: Called with each view controller that is handed out.
  public static func finderFactory(
    finder: any Finder<ViewController, Context>, configuration: ((ViewController) -> Void)? = nil
  ) -> Self {
    Self(FinderFactory(finder: finder, configuration: configuration))
  }

  /// Makes the screen by a closure that gets the context.
  public static func inline(_ make: @escaping (Context) throws -> ViewController) -> Self { Self(InlineFactory(make)) }
}

extension AnyFactory where ViewController: UINavigationController {
  /// Makes a navigation controller.
  public static var navigationController: Self { Self(NavigationControllerFactory()) }

  /// Makes a navigation controller, with a delegate or a closure that sets it up.
  public static func navigationControllerFactory(
    delegate: (any UINavigationControllerDelegate)? = nil, configuration: ((ViewController) -> Void)? = nil
  ) -> Self {
    Self(NavigationControllerFactory(delegate: delegate, configuration: configuration))
  }
}

extension AnyFactory where ViewController: UITabBarController {
  /// Makes a tab bar controller.
  public static var tabBarController: Self { Self(TabBarControllerFactory()) }

  /// Makes a tab bar controller, with a delegate or a closure that sets it up.
  public static func tabBarControllerFactory(
    delegate: (any UITabBarControllerDelegate)? = nil, configuration: ((ViewController) -> Void)? = nil
  ) -> Self {
    Self(TabBarControllerFactory(delegate: delegate, configuration: configuration))
  }
}

extension AnyFactory where ViewController: UISplitViewController {
  /// Makes a split view controller.
  public static var splitViewController: Self { Self(SplitControllerFactory()) }

  /// Makes a split view controller, with a delegate or a closure that sets it up.
  public static func splitControllerFactory(
    delegate: (any UISplitViewControllerDelegate)? = nil, configuration: ((ViewController) -> Void)? = nil
  ) -> Self {
    Self(SplitControllerFactory(delegate: delegate, configuration: configuration))
  }
}

extension NilFactory {
  /// Nothing is to be built: a step below makes the screen.
  public static var nilFactory: Self { Self() }
}

/// Any step in the middle of a chain, so that it can be named with a leading dot: `.from(.navigationController)`.
public struct AnyStepIntegrator<ViewController: UIViewController, Context>: StepIntegrator {
  /// The step, before it is known how it is joined, and to what.
  public let step: OpenStep<ViewController, Context>

  /// Wraps a step.
  public init(_ integrator: any StepIntegrator<ViewController, Context>) { step = integrator.step }
}

extension AnyStepIntegrator where ViewController == UINavigationController {
  /// A new navigation controller.
  public static var navigationController: Self { Self(NavigationControllerStep()) }
}

extension AnyStepIntegrator where ViewController == UITabBarController {
  /// A new tab bar controller.
  public static var tabBarController: Self { Self(TabBarControllerStep()) }
}

extension AnyStepIntegrator where ViewController == UISplitViewController {
  /// A new split view controller.
  public static var splitViewController: Self { Self(SplitControllerStep()) }
}

extension DestinationStep where ViewController == UIViewController {
  /// Whatever is on top now.
  public static var current: Self { GeneralStep.current() }

  /// The root of the window; whatever is presented on it goes.
  public static var root: Self { GeneralStep.root() }
}

extension DestinationStep {
  /// A screen that the finder finds, named with a leading dot. If it does not, the navigation fails.
  public static func custom(using finder: AnyFinder<ViewController, Context>) -> Self {
    GeneralStep.custom(using: finder)
  }

  /// A screen that the finder finds. If it does not, the navigation fails.
  public static func custom(using finder: any Finder<ViewController, Context>) -> Self {
    GeneralStep.custom(using: finder)
  }
}
