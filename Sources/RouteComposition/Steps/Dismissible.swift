public import NavigationCore
public import ViewHierarchy

/// A screen that is told from outside how it is to be left, so that it need not know where it stands.
@MainActor public protocol Dismissible<DismissalTargetContext>: UIViewController {
  /// What it leaves with.
  associatedtype DismissalTargetContext

  /// How it is left; set by ``DismissalMethodProvidingTask`` when a route shows it.
  var dismissalBlock: DismissalBlock<DismissalTargetContext>? { get set }
}

/// Leaves a screen, with what it leaves with, animated or not, and a completion that is called once.
public typealias DismissalBlock<Context> =
  @MainActor (
    _ viewController: UIViewController, _ context: Context, _ animated: Bool,
    _ completion: @escaping @MainActor (RoutingResult) -> Void
  ) -> Void

extension Dismissible {
  /// Leaves the screen by the way it was told.
  ///
  /// - Parameter completion: Called once, with a failure where nobody told the screen how to leave.
  public func dismissViewController(
    with context: DismissalTargetContext, animated: Bool = true,
    completion: @escaping @MainActor (RoutingResult) -> Void = { _ in }
  ) {
    guard let dismissalBlock else { return completion(.failure(NoDismissalMethod(screen: typeName))) }
    dismissalBlock(self, context, animated, completion)
  }
}

extension Dismissible where DismissalTargetContext == Void {
  /// Leaves the screen by the way it was told.
  public func dismissViewController(
    animated: Bool = true, completion: @escaping @MainActor (RoutingResult) -> Void = { _ in }
  ) {
    dismissViewController(with: (), animated: animated, completion: completion)
  }
}

extension Dismissible where DismissalTargetContext == Any? {
  /// Leaves the screen by the way it was told, with nothing.
  public func dismissViewController(
    animated: Bool = true, completion: @escaping @MainActor (RoutingResult) -> Void = { _ in }
  ) {
    dismissViewController(with: nil, animated: animated, completion: completion)
  }
}

/// Tells a screen how it is to be left.
public struct DismissalMethodProvidingTask<ViewController: Dismissible, Context>: ContextTask {
  private let block: DismissalBlock<ViewController.DismissalTargetContext>

  /// Makes a task that hands a way of leaving to the screen.
  public init(_ block: @escaping DismissalBlock<ViewController.DismissalTargetContext>) { self.block = block }

  /// Hands the way of leaving to the screen.
  public func perform(on viewController: ViewController, with context: Context) throws {
    viewController.dismissalBlock = block
  }
}

/// Nobody has told a screen how it is to be left.
nonisolated struct NoDismissalMethod: RemediedError, CustomStringConvertible {
  let screen: String

  var reason: String { "\(screen) was not told how to leave" }

  var remedy: String { "add a DismissalMethodProvidingTask to its step" }

  var description: String { "\(reason); \(remedy)" }
}
