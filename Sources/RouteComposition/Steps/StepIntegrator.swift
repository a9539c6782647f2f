public import ViewHierarchy

/// A step in the middle of a chain, most often a container, that can be joined to the step below.
@MainActor public protocol StepIntegrator<ViewController, Context> {
  /// The class of the step's screen.
  associatedtype ViewController: UIViewController
  /// The context of the step.
  associatedtype Context

  /// The step as a chain that is not joined to a step below yet.
  var step: OpenChain<ViewController, Context> { get }
}

extension StepIntegrator {
  /// Begins a chain with this step as its destination. The action joins its screen to the screen of the step below.
  public func using<Host: UIViewController>(_ action: any Action<Host>) -> JoinedStep<ViewController, Host, Context> {
    step.using(action)
  }
}

/// A step that consists of a finder and a factory.
public struct SingleStep<ViewController: UIViewController, Context>: StepIntegrator, StepOfParts {
  /// The finder, factory, guards and tasks of the step so far.
  public var parts: StepParts<ViewController, Context>

  /// Creates a step from a finder and a factory.
  public init(finder: any Finder<ViewController, Context>, factory: any Factory<ViewController, Context>) {
    parts = StepParts(finder: finder, factory: factory)
  }

  /// Creates a step that builds nothing, because a step below makes the screen, or because the tree contains the screen
  /// already; see ``NilFactory``.
  ///
  /// The step joins nothing either. The action that `using` sets, most often `GeneralAction.nilAction()`, is not
  /// performed.
  public init(finder: any Finder<ViewController, Context>, factory: NilFactory<ViewController, Context>) {
    parts = StepParts(finder: finder, factory: nil)
  }

  /// The step as a chain that is not joined to a step below yet.
  public var step: OpenChain<ViewController, Context> { OpenChain(parts) }
}

/// A step that consists of a finder and a container factory.
public typealias SingleContainerStep<ViewController: ContainerViewController, Context> =
  SingleStep<ViewController, Context>

/// A step that always makes a new navigation controller. The step does not look for one in the tree.
public struct NavigationControllerStep<ViewController: UINavigationController, Context>: StepIntegrator {
  /// The step as a chain that is not joined to a step below yet.
  public let step: OpenChain<ViewController, Context>

  /// Creates the step.
  public init() { step = OpenChain(StepParts(finder: NilFinder(), factory: NavigationControllerFactory())) }
}

/// A step that always makes a new tab bar controller. The step does not look for one in the tree.
public struct TabBarControllerStep<ViewController: UITabBarController, Context>: StepIntegrator {
  /// The step as a chain that is not joined to a step below yet.
  public let step: OpenChain<ViewController, Context>

  /// Creates the step.
  public init() { step = OpenChain(StepParts(finder: NilFinder(), factory: TabBarControllerFactory())) }
}

/// A step that always makes a new split view controller. The step does not look for one in the tree.
public struct SplitControllerStep<ViewController: UISplitViewController, Context>: StepIntegrator {
  /// The step as a chain that is not joined to a step below yet.
  public let step: OpenChain<ViewController, Context>

  /// Creates the step.
  public init() { step = OpenChain(StepParts(finder: NilFinder(), factory: SplitControllerFactory())) }
}
