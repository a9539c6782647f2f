public import PageFlow
public import Wayfinder

/// An app of pages only: put it into a window and show them.
public final class ExampleApp {
  /// The flow of the app that was made last, which screens announce themselves to.
  public private(set) static weak var flow: AppFlowController?

  /// Shows the pages.
  public let flow = AppFlowController()

  /// Registers the pages and puts their navigation controller into the window.
  ///
  /// - Throws: `AppFlowControllerError`, should the registered ways contradict each other.
  public init(window: UIWindow) throws {
    flow.prepare(for: window, rootNavigationController: ExampleNavigationController())
    try flow.register(path: Pages.all)
    Self.flow = flow
  }

  /// The first start greets; later ones skip that.
  public func start(greeting: Bool) throws {
    try flow.show(page: greeting ? Pages.welcome : Pages.home, skipPages: greeting ? [] : [Pages.welcome])
  }
}
