public import ViewHierarchy

/// A step in the middle of a chain, most often a container, that can be joined to the step below.
@MainActor public protocol StepIntegrator<ViewController, Context> {
  /// The class of the step's screen.
  associatedtype ViewController: UIViewController
  /// The context of the step.
  associatedtype Context

  /// The step before it is joined to the step below.
  var step: OpenStep<ViewController, Context> { get }
}

extension StepIntegrator {
  /// Begins a chain with this step, and sets the action that joins its screen to the screen of the step below.
  public func using<Host: UIViewController>(_ action: any Action<Host>) -> JoinedStep<ViewController, Host, Context> {
    let (close, join) = (step.close, AnyJoin.of(action))
    return JoinedStep { close(join, $0) }
  }
}

/// A step that is not joined to a step below yet.
public struct OpenStep<ViewController: UIViewController, Context> {
  let close: (AnyJoin, StepNode<Context>) -> StepNode<Context>

  init(_ parts: StepParts<ViewController, Context>) {
    close = { action, below in ScreenNode(parts, action: action, below: below) }
  }

  init(close: @escaping (AnyJoin, StepNode<Context>) -> StepNode<Context>) { self.close = close }
}

/// A step that consists of a finder and a factory.
public struct SingleStep<ViewController: UIViewController, Context>: StepIntegrator, StepOfParts {
  /// The finder, factory, guards and tasks of the step so far.
  public var parts: StepParts<ViewController, Context>

  /// Creates a step from a finder and a factory.
  public init(finder: any Finder<ViewController, Context>, factory: any Factory<ViewController, Context>) {
    parts = StepParts(finder: finder, factory: factory)
  }

  /// Creates a step that builds nothing, because a step below makes the screen or has the screen in the tree already;
  /// see ``NilFactory``.
  ///
  /// The step joins nothing either. The action that `using` sets, most often `GeneralAction.nilAction()`, is not
  /// performed.
  public init(finder: any Finder<ViewController, Context>, factory: NilFactory<ViewController, Context>) {
    parts = StepParts(finder: finder, factory: nil)
  }

  /// The step before it is joined to the step below.
  public var step: OpenStep<ViewController, Context> { OpenStep(parts) }
}

/// A step that consists of a finder and a container factory.
public typealias SingleContainerStep<ViewController: ContainerViewController, Context> =
  SingleStep<ViewController, Context>

/// A step that makes a navigation controller.
public struct NavigationControllerStep<ViewController: UINavigationController, Context>: StepIntegrator {
  /// The step before it is joined to the step below.
  public let step: OpenStep<ViewController, Context>

  /// Creates the step.
  public init() { step = OpenStep(StepParts(finder: NilFinder(), factory: NavigationControllerFactory())) }
}

/// A step that makes a tab bar controller.
public struct TabBarControllerStep<ViewController: UITabBarController, Context>: StepIntegrator {
  /// The step before it is joined to the step below.
  public let step: OpenStep<ViewController, Context>

  /// Creates the step.
  public init() { step = OpenStep(StepParts(finder: NilFinder(), factory: TabBarControllerFactory())) }
}

/// A step that makes a split view controller.
public struct SplitControllerStep<ViewController: UISplitViewController, Context>: StepIntegrator {
  /// The step before it is joined to the step below.
  public let step: OpenStep<ViewController, Context>

  /// Creates the step.
  public init() { step = OpenStep(StepParts(finder: NilFinder(), factory: SplitControllerFactory())) }
}
