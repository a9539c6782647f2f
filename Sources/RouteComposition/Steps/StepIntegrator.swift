public import ViewHierarchy

/// A step in the middle of a chain, ready to be joined to the one below: most often a container.
@MainActor public protocol StepIntegrator<ViewController, Context> {
  /// The screen of the step.
  associatedtype ViewController: UIViewController
  /// What the step is told about the screen that is wanted.
  associatedtype Context

  /// The step, before it is known how it is joined, and to what.
  var step: OpenStep<ViewController, Context> { get }
}

extension StepIntegrator {
  /// Begins a chain with this step, and says how its screen is joined to that of the step below.
  public func using<Host: UIViewController>(_ action: any Action<Host>) -> JoinedStep<ViewController, Host, Context> {
    let (close, join) = (step.close, AnyJoin.of(action))
    return JoinedStep { close(join, $0) }
  }
}

/// A step before it is said how its screen is joined, and to what.
public struct OpenStep<ViewController: UIViewController, Context> {
  let close: (AnyJoin, StepNode<Context>) -> StepNode<Context>

  init(_ parts: StepParts<ViewController, Context>) {
    close = { action, below in ScreenNode(parts, action: action, below: below) }
  }

  init(close: @escaping (AnyJoin, StepNode<Context>) -> StepNode<Context>) { self.close = close }
}

/// A step of finder and factory.
public struct SingleStep<ViewController: UIViewController, Context>: StepIntegrator, StepOfParts {
  /// What the step is made of so far.
  public var parts: StepParts<ViewController, Context>

  /// Makes a step from a finder and a factory.
  public init(finder: any Finder<ViewController, Context>, factory: any Factory<ViewController, Context>) {
    parts = StepParts(finder: finder, factory: factory)
  }

  /// Makes a step that builds nothing, since a step below makes its screen or has it on screen; see ``NilFactory``.
  ///
  /// Nothing is joined by it either: the action that `using` names, most often `GeneralAction.nilAction()`, is not performed.
  public init(finder: any Finder<ViewController, Context>, factory: NilFactory<ViewController, Context>) {
    parts = StepParts(finder: finder, factory: nil)
  }

  /// The step, before it is known how it is joined, and to what.
  public var step: OpenStep<ViewController, Context> { OpenStep(parts) }
}

/// A step of finder and container factory.
public typealias SingleContainerStep<ViewController: ContainerViewController, Context> =
  SingleStep<ViewController, Context>

/// A new navigation controller.
public struct NavigationControllerStep<ViewController: UINavigationController, Context>: StepIntegrator {
  /// The step, before it is known how it is joined, and to what.
  public let step: OpenStep<ViewController, Context>

  /// Makes the step.
  public init() { step = OpenStep(StepParts(finder: NilFinder(), factory: NavigationControllerFactory())) }
}

/// A new tab bar controller.
public struct TabBarControllerStep<ViewController: UITabBarController, Context>: StepIntegrator {
  /// The step, before it is known how it is joined, and to what.
  public let step: OpenStep<ViewController, Context>

  /// Makes the step.
  public init() { step = OpenStep(StepParts(finder: NilFinder(), factory: TabBarControllerFactory())) }
}

/// A new split view controller.
public struct SplitControllerStep<ViewController: UISplitViewController, Context>: StepIntegrator {
  /// The step, before it is known how it is joined, and to what.
  public let step: OpenStep<ViewController, Context>

  /// Makes the step.
  public init() { step = OpenStep(StepParts(finder: NilFinder(), factory: SplitControllerFactory())) }
}
