/// A way from one controller to another.
///
/// Follows Apple's page `UIStoryboardSegue`. A segue that a file names is made by `init(madeFor:)`, which calls the
/// designated initialiser, as Apple's systems do; a subclass that overrides the designated one, or writes none, inherits it.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// The name the app gave it.
  open private(set) var identifier: String?
  /// Where it begins.
  open private(set) var source: UIViewController
  /// Where it ends.
  open private(set) var destination: UIViewController
  /// What it does, unless a subclass does something else.
  var action: (() -> Void)?

  /// Makes a segue; to have it performed by the app, call `perform()`.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Makes a segue of a class that a file names, by the initialiser that Apple's systems call. Not Apple's.
  public required convenience init(madeFor request: SegueRequest) {
    self.init(identifier: request.identifier, source: request.source, destination: request.destination)
  }

  /// Makes a segue that does what the handler does.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    action = performHandler
  }

  /// Shows the destination; a custom segue's subclass overrides it.
  open func perform() {
    if let action { action() } else { UIKitMisuse.report(segueWithoutAction: self) }
  }

  nonisolated deinit {}
}

/// Says for what a segue is made. Not Apple's.
@MainActor public struct SegueRequest {
  /// The name the app gave the segue.
  public let identifier: String?
  /// Where it begins.
  public let source: UIViewController
  /// Where it ends.
  public let destination: UIViewController

  init(_ identifier: String?, from source: UIViewController, to destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }
}

/// What an unwind segue began with.
///
/// Follows Apple's page `UIStoryboardUnwindSegueSource`.
@preconcurrency @MainActor open class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller that goes back.
  open private(set) var source: UIViewController
  /// The action that says where to.
  open private(set) var unwindAction: Selector
  /// What set it off.
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
