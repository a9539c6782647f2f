public import ViewHierarchy

/// A screen that takes its context after it has been made.
@MainActor public protocol ContextAccepting<Context>: UIViewController {
  /// What it takes.
  associatedtype Context

  /// Checks, before anything is built or changed, whether screens of this class can take the context. The default has
  /// nothing against any.
  static func checkCompatibility(with context: Context) throws

  /// Shows the context.
  func setup(with context: Context) throws
}

extension ContextAccepting {
  /// Nothing against any context by default.
  public static func checkCompatibility(with context: Context) throws {}
}

/// Hands the context of a navigation to a screen that takes one.
public struct ContextSettingTask<ViewController: ContextAccepting>: ContextTask {
  /// Makes the task.
  public init() {}

  /// Asks the class of the screen whether it can take the context.
  public mutating func prepare(with context: ViewController.Context) throws {
    try ViewController.checkCompatibility(with: context)
  }

  /// Hands the context to the screen.
  public func perform(on viewController: ViewController, with context: ViewController.Context) throws {
    try viewController.setup(with: context)
  }
}
