public import ViewHierarchy

/// Sets a screen up with the context of the navigation that shows it.
@MainActor public protocol ContextTask<ViewController, Context> {
  /// The screens it sets up.
  associatedtype ViewController: UIViewController
  /// What it sets them up with.
  associatedtype Context

  /// Checks that everything needed is there, before anything is built or changed. The default does nothing.
  mutating func prepare(with context: Context) throws

  /// Sets the screen up: a new one as it is built, one that was found last before the tree is changed.
  ///
  /// - Throws: Why it could not; the navigation then fails.
  func perform(on viewController: ViewController, with context: Context) throws
}

extension ContextTask {
  /// Nothing to prepare by default.
  public mutating func prepare(with context: Context) throws {}
}

extension ContextTask where Context == Any? {
  /// Prepares without a context.
  public mutating func prepare() throws { try prepare(with: nil) }

  /// Performs without a context.
  public func perform(on viewController: ViewController) throws { try perform(on: viewController, with: nil) }
}

extension ContextTask where Context == Void {
  /// Prepares without a context.
  public mutating func prepare() throws { try prepare(with: ()) }

  /// Performs without a context.
  public func perform(on viewController: ViewController) throws { try perform(on: viewController, with: ()) }
}

/// Does something after a navigation has arrived, for instance counts a screen view.
@MainActor public protocol PostRoutingTask<ViewController, Context> {
  /// The screens it is for.
  associatedtype ViewController: UIViewController
  /// The context it gets.
  associatedtype Context

  /// Called once when the destination is visible.
  ///
  /// - Parameter routingStack: The view controllers that the navigation touched, each once, the destination last.
  func perform(on viewController: ViewController, with context: Context, routingStack: [UIViewController])
}

extension PostRoutingTask where Context == Any? {
  /// Does it without a context.
  ///
  /// - Parameter routingStack: The view controllers that the navigation touched, the destination last.
  public func perform(on viewController: ViewController, routingStack: [UIViewController]) {
    perform(on: viewController, with: nil, routingStack: routingStack)
  }
}

extension PostRoutingTask where Context == Void {
  /// Does it without a context.
  ///
  /// - Parameter routingStack: The view controllers that the navigation touched, the destination last.
  public func perform(on viewController: ViewController, routingStack: [UIViewController]) {
    perform(on: viewController, with: (), routingStack: routingStack)
  }
}

/// Adapts the context of one step to that of another.
@MainActor public protocol ContextTransformer<SourceContext, TargetContext> {
  /// The context it gets.
  associatedtype SourceContext
  /// The context it makes.
  associatedtype TargetContext

  /// Returns the context for the step below.
  ///
  /// - Throws: Why it cannot be adapted; the navigation then fails and has changed nothing.
  func transform(_ context: SourceContext) throws -> TargetContext
}

extension ContextTransformer where SourceContext == Any? {
  /// Returns the context for the step below, made of nothing.
  ///
  /// - Throws: Why none can be made.
  public func transform() throws -> TargetContext { try transform(nil) }
}

extension ContextTransformer where SourceContext == Void {
  /// Returns the context for the step below, made of nothing.
  ///
  /// - Throws: Why none can be made.
  public func transform() throws -> TargetContext { try transform(()) }
}
