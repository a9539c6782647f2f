public import NavigationCore
public import ViewHierarchy

/// A builder that tasks which set a screen up can be added to. Builders are values: adding to one makes another.
@MainActor public protocol ContextTaskAdding<ViewController, Context> {
  /// The screen that is set up.
  associatedtype ViewController: UIViewController
  /// What is known about the screen that is wanted.
  associatedtype Context

  /// Adds a task that sets the screen up.
  func adding(_ contextTask: any ContextTask<ViewController, Context>) -> Self
}

/// A builder that takes tasks for every view controller or every context as well.
@MainActor public protocol ContextTaskFitting<ViewController, Context>: ContextTaskAdding {
  associatedtype ViewController
  associatedtype Context
}

/// A builder that tasks can be added to. Builders are values: adding to one makes another.
@MainActor public protocol TaskAdding<ViewController, Context>: ContextTaskAdding {
  associatedtype ViewController
  associatedtype Context

  /// Adds a task for after the arrival.
  func adding(_ postTask: any PostRoutingTask<ViewController, Context>) -> Self
}

/// A builder that guards and tasks can be added to. Builders are values: adding to one makes another.
@MainActor public protocol StepAdding<ViewController, Context>: TaskAdding, ContextTaskFitting {
  associatedtype ViewController
  associatedtype Context

  /// Adds a guard, which is asked after those added before it.
  func adding(_ interceptor: any RoutingInterceptor<Context>) -> Self
}

/// A builder of one step: what is added to it is added to the parts of that.
@MainActor public protocol StepOfParts<ViewController, Context>: StepAdding {
  associatedtype ViewController
  associatedtype Context

  /// What the step is made of so far.
  var parts: StepParts<ViewController, Context> { get set }
}

extension StepOfParts {
  /// Adds a guard, which is asked after those added before it.
  public func adding(_ interceptor: any RoutingInterceptor<Context>) -> Self {
    with { $0.interceptors.append(interceptor) }
  }

  /// Adds a task that sets the screen up.
  public func adding(_ contextTask: any ContextTask<ViewController, Context>) -> Self {
    with { $0.contextTasks.append(contextTask) }
  }

  /// Adds a task for after the arrival.
  public func adding(_ postTask: any PostRoutingTask<ViewController, Context>) -> Self {
    with { $0.postTasks.append(postTask) }
  }

  /// Sets the object by which the screen is known, made from the context with which the screen is shown.
  package func identified(by identity: @escaping (Context) -> AnyObject?) -> Self {
    with { $0.identity = identity }
  }

  private func with(_ change: (inout StepParts<ViewController, Context>) -> Void) -> Self {
    var copy = self
    change(&copy.parts)
    return copy
  }
}

// What is written for `Any?` fits every step, and so does what is written for every view controller. A step may itself
// be for `Any?` or for every view controller; the forms then coincide, and the compiler takes the member of the type
// before that of the refined protocol, and that before the member of the base protocol.
extension ContextTaskAdding {
  /// Adds a task that fits every view controller and every context.
  public func adding(_ contextTask: any ContextTask<UIViewController, Any?>) -> Self {
    adding(FittingContextTask<ViewController, UIViewController, Context, Any?>(task: contextTask) { flattened($0) })
  }
}

extension ContextTaskFitting {
  /// Adds a task that fits every context.
  public func adding(_ contextTask: any ContextTask<ViewController, Any?>) -> Self {
    adding(FittingContextTask<ViewController, ViewController, Context, Any?>(task: contextTask) { flattened($0) })
  }

  /// Adds a task that fits every view controller.
  public func adding(_ contextTask: any ContextTask<UIViewController, Context>) -> Self {
    adding(FittingContextTask<ViewController, UIViewController, Context, Context>(task: contextTask) { $0 })
  }
}

extension TaskAdding {
  /// Adds a task for after the arrival that fits every view controller and every context.
  public func adding(_ postTask: any PostRoutingTask<UIViewController, Any?>) -> Self {
    adding(FittingPostTask<ViewController, UIViewController, Context, Any?>(task: postTask) { flattened($0) })
  }
}

extension StepAdding {
  /// Adds a guard that fits every context.
  public func adding(_ interceptor: any RoutingInterceptor<Any?>) -> Self {
    adding(fitting(interceptor))
  }

  /// Adds a task for after the arrival that fits every context.
  public func adding(_ postTask: any PostRoutingTask<ViewController, Any?>) -> Self {
    adding(FittingPostTask<ViewController, ViewController, Context, Any?>(task: postTask) { flattened($0) })
  }

  /// Adds a task for after the arrival that fits every view controller.
  public func adding(_ postTask: any PostRoutingTask<UIViewController, Context>) -> Self {
    adding(FittingPostTask<ViewController, UIViewController, Context, Context>(task: postTask) { $0 })
  }

  private func fitting(_ interceptor: any RoutingInterceptor<Any?>) -> any RoutingInterceptor<Context> {
    if let answering = interceptor as? any AnsweringInterceptor<Any?> {
      FittingAnsweringInterceptor<Context>(interceptor: answering)
    } else {
      FittingInterceptor<Context>(interceptor: interceptor)
    }
  }
}
