public import ViewHierarchy

/// A finder that only has to say which view controller is the wanted one.
@MainActor public protocol StackIteratingFinder<ViewController, Context>: Finder {
  associatedtype ViewController
  associatedtype Context

  /// What goes through the view controllers. The default goes through the whole window.
  var iterator: any StackIterator { get }

  /// Whether this is the wanted view controller.
  func isTarget(_ viewController: ViewController, with context: Context) -> Bool
}

extension StackIteratingFinder {
  /// Goes through the whole window, from what is on top.
  public var iterator: any StackIterator { DefaultStackIterator() }

  /// Returns the view controller if it is there, and `nil` if it is not. An alert, an action sheet and a share sheet are found
  /// only by a finder of their class.
  public func findViewController(with context: Context) throws -> ViewController? {
    let found = try iterator.firstViewController { viewController in
      guard let candidate = viewController as? ViewController else { return false }
      if viewController.isAlert, !ViewController.isAlertClass { return false }
      return isTarget(candidate, with: context)
    }
    return found as? ViewController
  }
}

extension StackIteratingFinder where Context == Any? {
  /// Whether this is the wanted view controller, asked without a context.
  public func isTarget(_ viewController: ViewController) -> Bool { isTarget(viewController, with: nil) }
}

extension StackIteratingFinder where Context == Void {
  /// Whether this is the wanted view controller, asked without a context.
  public func isTarget(_ viewController: ViewController) -> Bool { isTarget(viewController, with: ()) }
}

/// Finds the first view controller of a class.
public struct ClassFinder<ViewController: UIViewController, Context>: StackIteratingFinder {
  /// What goes through the view controllers.
  public let iterator: any StackIterator

  /// Looks with an iterator of your own.
  public init(iterator: any StackIterator) { self.iterator = iterator }

  /// Looks through the part of the window that the options name.
  public init(
    options: SearchOptions = .fullStack, startingPoint: DefaultStackIterator.StartingPoint = .topmost,
    windowProvider: any WindowProvider = RouterWindowProvider()
  ) {
    iterator = DefaultStackIterator(options: options, startingPoint: startingPoint, windowProvider: windowProvider)
  }

  /// Whether this is the wanted view controller.
  public func isTarget(_ viewController: ViewController, with context: Context) -> Bool { true }
}

/// A screen that can say whether it shows a context.
@MainActor public protocol ContextChecking<Context>: UIViewController {
  /// What it shows.
  associatedtype Context

  /// Whether this screen shows that context now.
  func isTarget(for context: Context) -> Bool
}

/// Finds the first view controller of a class that says it shows the context.
public struct ClassWithContextFinder<ViewController: ContextChecking, Context>: StackIteratingFinder
where ViewController.Context == Context {
  /// What goes through the view controllers.
  public let iterator: any StackIterator

  /// Looks with an iterator of your own.
  public init(iterator: any StackIterator) { self.iterator = iterator }

  /// Looks through the part of the window that the options name.
  public init(
    options: SearchOptions = .fullStack, startingPoint: DefaultStackIterator.StartingPoint = .topmost,
    windowProvider: any WindowProvider = RouterWindowProvider()
  ) {
    iterator = DefaultStackIterator(options: options, startingPoint: startingPoint, windowProvider: windowProvider)
  }

  /// Whether this is the wanted view controller.
  public func isTarget(_ viewController: ViewController, with context: Context) -> Bool {
    viewController.isTarget(for: context)
  }
}

/// Finds the first view controller that a closure recognises.
public struct InlineStackIteratingFinder<ViewController: UIViewController, Context>: StackIteratingFinder {
  /// What goes through the view controllers.
  public let iterator: any StackIterator
  private let predicate: (ViewController, Context) -> Bool

  /// Looks with an iterator of your own.
  public init(iterator: any StackIterator, where predicate: @escaping (ViewController, Context) -> Bool) {
    self.iterator = iterator
    self.predicate = predicate
  }

  /// Looks through the part of the window that the options name.
  public init(
    options: SearchOptions = .fullStack, startingPoint: DefaultStackIterator.StartingPoint = .topmost,
    windowProvider: any WindowProvider = RouterWindowProvider(),
    where predicate: @escaping (ViewController, Context) -> Bool
  ) {
    iterator = DefaultStackIterator(options: options, startingPoint: startingPoint, windowProvider: windowProvider)
    self.predicate = predicate
  }

  /// Whether this is the wanted view controller.
  public func isTarget(_ viewController: ViewController, with context: Context) -> Bool {
    predicate(viewController, context)
  }
}

extension UIWindow {
  /// The presented view controller on top of all others, alerts included; the root where nothing is presented.
  public var topmostViewController: UIViewController? { LiveTree(window: self).topmost }
}

extension UIViewController {
  /// The first view controller, from one on, that a predicate recognises.
  ///
  /// - Complexity: Linear in the number of view controllers that the options include.
  public static func findViewController(
    in viewController: UIViewController, options: SearchOptions = .currentAndUp,
    using predicate: (UIViewController) -> Bool
  ) -> UIViewController? {
    var walk = TreeWalk(options: options, in: SearchScope.currentTree ?? ContainerReader())
    return walk.first(from: viewController, where: predicate)
  }
}
