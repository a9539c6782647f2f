public import ViewHierarchy

/// A screen that a ``ContextSettingTask`` sets up with the context of a navigation. Add the task to the step of the
/// screen.
@MainActor public protocol ContextAccepting<Context>: UIViewController {
  /// The context that the screen receives.
  associatedtype Context

  /// Checks whether screens of this class accept the context. The task calls this method before the router builds or
  /// changes anything. The default implementation accepts every context.
  ///
  /// - Throws: An error if the class does not accept the context. The navigation then fails and changes nothing.
  static func checkCompatibility(with context: Context) throws

  /// Shows the context on the screen.
  ///
  /// - Throws: An error if the screen cannot show the context. The navigation then fails.
  func setup(with context: Context) throws
}

extension ContextAccepting {
  /// Accepts every context.
  public static func checkCompatibility(with context: Context) throws {}
}

/// A task that hands the context of a navigation to the screen.
public struct ContextSettingTask<ViewController: ContextAccepting>: ContextTask {
  /// Creates the task.
  public init() {}

  /// Checks whether the class of the screen accepts the context.
  public mutating func prepare(with context: ViewController.Context) throws {
    try ViewController.checkCompatibility(with: context)
  }

  /// Hands the context to the screen.
  public func perform(on viewController: ViewController, with context: ViewController.Context) throws {
    try viewController.setup(with: context)
  }
}
