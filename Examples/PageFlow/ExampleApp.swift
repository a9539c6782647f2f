public import PageFlow
public import Wayfinder

/// An app that consists of pages. Create it with a window, and start it.
public final class ExampleApp {
  /// The flow of the latest app. A screen that a segue has shown reports itself to this flow.
  public private(set) static weak var flow: AppFlowController?

  /// The controller that shows the pages.
  public let flow = AppFlowController()

  /// Registers the pages, and makes their navigation controller the root of the window.
  ///
  /// - Throws: `AppFlowControllerError` if the registered paths contradict each other.
  public init(window: UIWindow) throws {
    flow.prepare(for: window, rootNavigationController: ExampleNavigationController())
    try flow.register(path: Pages.all)
    Self.flow = flow
  }

  /// Shows the welcome page at the first start, or the home page at later starts.
  public func start(greeting: Bool) throws {
    try flow.show(page: greeting ? Pages.welcome : Pages.home, skipPages: greeting ? [] : [Pages.welcome])
  }
}
