public import NavigationCore
public import ViewHierarchy

/// A builder to which context tasks can be added. Builders are values: adding a task returns a new builder.
@MainActor public protocol ContextTaskAdding<ViewController, Context> {
  /// The class of the screen.
  associatedtype ViewController: UIViewController
  /// The context of the step.
  associatedtype Context

  /// Adds a task that sets the screen up, after the tasks that were added before it.
  func adding(_ contextTask: any ContextTask<ViewController, Context>) -> Self
}

/// A builder that also accepts a context task for `UIViewController` with the builder's context, and a context task for
/// the builder's class with `Any?`.
@MainActor public protocol ContextTaskFitting<ViewController, Context>: ContextTaskAdding {
  associatedtype ViewController
  associatedtype Context
}

/// A builder to which context tasks and post tasks can be added. Builders are values: adding a task returns a new
/// builder.
@MainActor public protocol TaskAdding<ViewController, Context>: ContextTaskAdding {
  associatedtype ViewController
  associatedtype Context

  /// Adds a post task, which runs when the destination is visible.
  func adding(_ postTask: any PostRoutingTask<ViewController, Context>) -> Self
}

/// A builder to which guards and tasks can be added. Builders are values: adding a guard or a task returns a new
/// builder.
@MainActor public protocol StepAdding<ViewController, Context>: TaskAdding, ContextTaskFitting {
  associatedtype ViewController
  associatedtype Context

  /// Adds a guard, which is asked after the guards that were added before it.
  func adding(_ interceptor: any RoutingInterceptor<Context>) -> Self
}

/// A builder of one step. Guards and tasks are added to the step's parts.
@MainActor public protocol StepOfParts<ViewController, Context>: StepAdding {
  associatedtype ViewController
  associatedtype Context

  /// The finder, factory, guards and tasks of the step so far.
  var parts: StepParts<ViewController, Context> { get set }
}

extension StepOfParts {
  /// Adds a guard, which is asked after the guards that were added before it.
  public func adding(_ interceptor: any RoutingInterceptor<Context>) -> Self {
    with { $0.interceptors.append(interceptor) }
  }

  /// Adds a task that sets the screen up, after the tasks that were added before it.
  public func adding(_ contextTask: any ContextTask<ViewController, Context>) -> Self {
    with { $0.contextTasks.append(contextTask) }
  }

  /// Adds a post task, which runs when the destination is visible.
  public func adding(_ postTask: any PostRoutingTask<ViewController, Context>) -> Self {
    with { $0.postTasks.append(postTask) }
  }

  /// Sets a closure that identifies the screen for context navigation. The closure receives the context of the step. It
  /// returns the object that identifies the screen, or `nil` if there is none.
  package func identified(by identity: @escaping (Context) -> AnyObject?) -> Self {
    with { $0.identity = identity }
  }

  private func with(_ change: (inout StepParts<ViewController, Context>) -> Void) -> Self {
    var copy = self
    change(&copy.parts)
    return copy
  }
}

// A role for `Any?` fits every step, and so does a role for `UIViewController`. If the step itself is for `Any?` or for
// `UIViewController`, several of these methods match. The compiler then prefers a method of the type, next a method of
// the refined protocol, and last a method of the base protocol.
extension ContextTaskAdding {
  /// Adds a task for any view controller and any context.
  public func adding(_ contextTask: any ContextTask<UIViewController, Any?>) -> Self {
    adding(FittingContextTask<ViewController, UIViewController, Context, Any?>(task: contextTask) { flattened($0) })
  }
}

extension ContextTaskFitting {
  /// Adds a task for any context. The task receives the step's context as `Any?`.
  public func adding(_ contextTask: any ContextTask<ViewController, Any?>) -> Self {
    adding(FittingContextTask<ViewController, ViewController, Context, Any?>(task: contextTask) { flattened($0) })
  }

  /// Adds a task for any view controller.
  public func adding(_ contextTask: any ContextTask<UIViewController, Context>) -> Self {
    adding(FittingContextTask<ViewController, UIViewController, Context, Context>(task: contextTask) { $0 })
  }
}

extension TaskAdding {
  /// Adds a post task for any view controller and any context.
  public func adding(_ postTask: any PostRoutingTask<UIViewController, Any?>) -> Self {
    adding(FittingPostTask<ViewController, UIViewController, Context, Any?>(task: postTask) { flattened($0) })
  }
}

extension StepAdding {
  /// Adds a guard for any context. The guard receives the step's context as `Any?`.
  public func adding(_ interceptor: any RoutingInterceptor<Any?>) -> Self {
    adding(fitting(interceptor))
  }

  /// Adds a post task for any context. The task receives the step's context as `Any?`.
  public func adding(_ postTask: any PostRoutingTask<ViewController, Any?>) -> Self {
    adding(FittingPostTask<ViewController, ViewController, Context, Any?>(task: postTask) { flattened($0) })
  }

  /// Adds a post task for any view controller.
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
