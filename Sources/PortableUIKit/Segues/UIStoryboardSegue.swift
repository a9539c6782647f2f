/// A transition from one view controller to another that a storyboard describes.
///
/// Follows Apple's page `UIStoryboardSegue`. A storyboard creates a segue with `init(madeFor:)`, which calls the
/// designated initializer. A subclass inherits `init(madeFor:)` if it overrides the designated initializer or declares
/// no initializer.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// The identifier of the segue.
  open private(set) var identifier: String?
  /// The source of the segue.
  open private(set) var source: UIViewController
  /// The destination of the segue.
  open private(set) var destination: UIViewController
  /// The action of the segue. A subclass can override `perform()` instead.
  var action: (() -> Void)?

  /// Creates a segue. The app performs it with `perform()`.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Creates a segue for a storyboard. Not Apple's. It calls the same initializer as Apple's systems do.
  public required convenience init(madeFor request: SegueRequest) {
    self.init(identifier: request.identifier, source: request.source, destination: request.destination)
  }

  /// Creates a segue that performs a closure.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    action = performHandler
  }

  /// Performs the segue. A custom segue overrides this method to show the destination.
  open func perform() {
    if let action { action() } else { UIKitMisuse.report(segueWithoutAction: self) }
  }

  nonisolated deinit {}
}

/// The values of a segue that a storyboard creates. Not Apple's.
@MainActor public struct SegueRequest {
  /// The identifier of the segue.
  public let identifier: String?
  /// The source of the segue.
  public let source: UIViewController
  /// The destination of the segue.
  public let destination: UIViewController

  init(_ identifier: String?, from source: UIViewController, to destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }
}

/// The source of an unwind segue.
///
/// Follows Apple's page `UIStoryboardUnwindSegueSource`.
@preconcurrency @MainActor open class UIStoryboardUnwindSegueSource: NSObject {
  /// The view controller that the unwind segue leaves.
  open private(set) var source: UIViewController
  /// The action that selects the destination.
  open private(set) var unwindAction: Selector
  /// The object that triggered the segue.
  open private(set) var sender: Any?

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
    super.init()
  }

  nonisolated deinit {}
}

extension UIKitMisuse {
  static func report(segueWithoutAction segue: UIStoryboardSegue) {
    let name = "\(type(of: segue))"
    record(
      .segueWithoutAction, [name],
      "PortableUIKit: the segue \((segue.identifier ?? "").quoted) of class \(name) does nothing; override perform()"
        + " without calling super, or give it a perform handler.")
  }
}
