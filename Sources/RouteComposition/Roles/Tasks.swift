public import ViewHierarchy

/// A task that sets a screen up with the context of the navigation that shows it.
@MainActor public protocol ContextTask<ViewController, Context> {
  /// The class of the screens that the task sets up.
  associatedtype ViewController: UIViewController
  /// The context that the task sets screens up with.
  associatedtype Context

  /// Checks that the task has everything that it needs. The router calls this method before it builds screens or
  /// changes the tree. The default implementation does nothing.
  ///
  /// - Throws: An error that names the missing part. The navigation then fails and changes nothing.
  mutating func prepare(with context: Context) throws

  /// Sets the screen up. For a new screen, the router calls this method when the screen is built. For a found screen,
  /// the router calls this method just before the tree changes.
  ///
  /// - Throws: An error if the screen cannot be set up. The navigation then fails.
  func perform(on viewController: ViewController, with context: Context) throws
}

extension ContextTask {
  /// Does nothing.
  public mutating func prepare(with context: Context) throws {}
}

extension ContextTask where Context == Any? {
  /// Prepares the task without a context.
  public mutating func prepare() throws { try prepare(with: nil) }

  /// Sets the screen up without a context.
  public func perform(on viewController: ViewController) throws { try perform(on: viewController, with: nil) }
}

extension ContextTask where Context == Void {
  /// Prepares the task without a context.
  public mutating func prepare() throws { try prepare(with: ()) }

  /// Sets the screen up without a context.
  public func perform(on viewController: ViewController) throws { try perform(on: viewController, with: ()) }
}

/// A task that runs after a navigation has arrived, for instance to count a screen view.
@MainActor public protocol PostRoutingTask<ViewController, Context> {
  /// The class of the screens that the task accepts.
  associatedtype ViewController: UIViewController
  /// The context that the task receives.
  associatedtype Context

  /// Runs the task when the destination is visible.
  ///
  /// A task of a step runs once, on the screen of the step. A task of a router runs once for each screen that the
  /// navigation has found or made. The start of a route and an existing container are left out, unless they are the
  /// destination.
  ///
  /// - Parameters:
  ///   - viewController: The screen of the step, or the screen for which the router's task runs.
  ///   - context: The context of this screen's step.
  ///   - routingStack: The view controllers that the navigation has found or made, each once, with the destination
  ///     last.
  func perform(on viewController: ViewController, with context: Context, routingStack: [UIViewController])
}

extension PostRoutingTask where Context == Any? {
  /// Runs the task without a context.
  ///
  /// - Parameter routingStack: The view controllers that the navigation has found or made, with the destination last.
  public func perform(on viewController: ViewController, routingStack: [UIViewController]) {
    perform(on: viewController, with: nil, routingStack: routingStack)
  }
}

extension PostRoutingTask where Context == Void {
  /// Runs the task without a context.
  ///
  /// - Parameter routingStack: The view controllers that the navigation has found or made, with the destination last.
  public func perform(on viewController: ViewController, routingStack: [UIViewController]) {
    perform(on: viewController, with: (), routingStack: routingStack)
  }
}

/// A type that makes the context of a step from the context of a chain, or the context of a child from the context of a
/// container.
@MainActor public protocol ContextTransformer<SourceContext, TargetContext> {
  /// The context that the transformer receives.
  associatedtype SourceContext
  /// The context that the transformer makes.
  associatedtype TargetContext

  /// Returns the target context that is made from a source context.
  ///
  /// - Throws: An error if the context cannot be adapted. The navigation then fails and changes nothing.
  func transform(_ context: SourceContext) throws -> TargetContext
}

extension ContextTransformer where SourceContext == Any? {
  /// Returns a target context that is made without a source context.
  ///
  /// - Throws: An error if no context can be made.
  public func transform() throws -> TargetContext { try transform(nil) }
}

extension ContextTransformer where SourceContext == Void {
  /// Returns a target context that is made without a source context.
  ///
  /// - Throws: An error if no context can be made.
  public func transform() throws -> TargetContext { try transform(()) }
}
