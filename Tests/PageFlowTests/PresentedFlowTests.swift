import PageFlow
import TestStage
import Testing
import Wayfinder
import WayfinderTesting

/// An app with a flow of pages that is presented over other screens.
struct PresentingApp {
  final class Sheet: UINavigationController {}

  let window: UIWindow
  let tabs = UITabBarController()
  let router: Router
  let flow = AppFlowController()

  init(_ path: some AppFlowControllerElement) throws {
    tabs.viewControllers = [UINavigationController(rootViewController: UIViewController())]
    window = .visible(tabs)
    router = Router(window: window)
    flow.prepare(presentingBy: router) { Sheet() }
    try flow.register(path: path)
  }

  /// The titles in each modal, from the lowest to the topmost.
  var sheets: [[String]] {
    var sheets: [[String]] = []
    var next = tabs.presentedViewController
    while let sheet = next {
      sheets.append((sheet as? UINavigationController)?.viewControllers.map { $0.title ?? "-" } ?? ["-"])
      next = sheet.presentedViewController
    }
    return sheets
  }
}

@Suite struct PresentedFlowTests {
  @Test("PF-10 A flow beside other screens is presented with its first page, in a new navigation controller each time")
  func presenting() throws {
    let app = try PresentingApp(start => page1 => page2)
    #expect(app.flow.rootNavigationController == nil)
    #expect(app.flow.currentPage() == nil)
    try app.flow.show(page: page2)
    let first = try #require(app.flow.rootNavigationController)
    #expect(first is PresentingApp.Sheet)
    #expect(first.presentingViewController === app.tabs)
    #expect(app.window.rootViewController === app.tabs)
    #expect(app.sheets == [["start", "page1", "page2"]])
    try app.flow.show(page: page1)
    #expect(app.sheets == [["start", "page1"]])
    #expect(app.flow.rootNavigationController === first)
    app.tabs.dismiss(animated: false)
    #expect(app.flow.rootNavigationController == nil)
    #expect(app.flow.currentPage() == nil)
    try app.flow.show(page: start)
    #expect(app.sheets == [["start"]])
    #expect(app.flow.rootNavigationController !== first)
  }

  @Test("PF-10 A flow prepared for presenting and then for a window uses the router of the window")
  func preparedAgain() throws {
    let (app, window) = (try PresentingApp(start => page1), UIWindow.visible())
    app.flow.prepare(for: window)
    #expect(app.flow.router?.window === window)
    try app.flow.show(page: page1)
    #expect(app.flow.rootNavigationController?.viewControllers.map(\.title) == ["start", "page1"])
    #expect(app.sheets == [])
  }

  @Test("PF-10 A flow prepared for a window and then for presenting uses the given router")
  func presentedAfterWindow() throws {
    let (app, window) = (try PresentingApp(start => page1), UIWindow.visible())
    let flow = AppFlowController()
    try flow.register(path: start => page1)
    flow.prepare(for: window)
    flow.prepare(presentingBy: app.router) { PresentingApp.Sheet() }
    #expect(flow.router?.window === app.window)
    try flow.show(page: page1)
    #expect(app.sheets == [["start", "page1"]])
  }

  @Test("EN-37 Presenting a flow dismisses an alert in front")
  func overAlert() throws {
    let app = try PresentingApp(start => page1)
    app.tabs.present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: false)
    try app.flow.show(page: page1)
    #expect(app.sheets == [["start", "page1"]])
  }

  @Test("PF-10 A flow is presented over the front modal, and found again under a modal that covers the flow")
  func inFront() throws {
    let app = try PresentingApp(start => modal => page1)
    let other = UIViewController()
    app.tabs.present(other, animated: false)
    try app.flow.show(page: page1)
    #expect(app.sheets == [["-"], ["start"], ["page1"]])
    app.flow.rootNavigationController?.presentedViewController?.present(UIViewController(), animated: false)
    try app.flow.show(page: start)
    #expect(app.sheets == [["-"], ["start"]])
    #expect(app.tabs.presentedViewController === other)
  }

  @Test("PF-18 The first page of a presented flow can be skipped, and a later path uses the same stack")
  func skippingTheFirst() throws {
    let app = try PresentingApp(start =>> [page1 => page2, page3])
    try app.flow.show(page: page2, skipPages: [start, page1])
    #expect(app.sheets == [["page2"]])
    #expect(throws: AppFlowControllerError.showingSkippedPage(identifier: "start")) { try app.flow.show(page: start) }
    let sheet = app.flow.rootNavigationController
    try app.flow.show(page: page3)
    #expect(app.sheets == [["start", "page3"]])
    #expect(app.flow.rootNavigationController === sheet)
  }

  @Test("PF-18 The first shown page of a presented flow is current, even with a transition of the app's own")
  func ownTransitionFirst() throws {
    let app = try PresentingApp(start => RecordingTransition() => page1)
    try app.flow.show(page: page1, skipPages: [start])
    #expect(app.sheets == [["page1"]])
    #expect(app.flow.currentPage()?.name == "page1")
  }

  @Test("PF-21 Going back from the first page, and reset, dismiss only the presented flow")
  func leaving() async throws {
    let app = try PresentingApp(start => page1 => modal => page2)
    let other = UIViewController()
    app.tabs.present(other, animated: false)
    try app.flow.show(page: page2)
    for sheets in [[["-"], ["start", "page1"]], [["-"], ["start"]], [["-"]]] {
      #expect(await app.router.outcome(of: .back(in: app.flow)).isArrival)
      #expect(app.sheets == sheets)
    }
    guard case .failed(let failure) = await app.router.outcome(of: .back(in: app.flow)) else {
      Issue.record("There was nothing to go back from.")
      return
    }
    #expect("\(failure.reason)" == "\(CompositionError.nothingToGoBackFrom)")
    try app.flow.show(page: page2)
    var calls = 0
    app.flow.reset { calls += 1 }
    app.flow.reset { calls += 1 }
    #expect(calls == 2)
    #expect(app.sheets == [["-"]])
    #expect(app.tabs.presentedViewController === other)
  }

  @Test("PF-12 The plan of a show lists the presentation of the flow")
  func plan() throws {
    let app = try PresentingApp(start => page1)
    #expect(
      "\(try app.router.plan(.page(page1, in: app.flow)))" == """
        plan for page start/page1
          begins at: UITabBarController (UITabBarController)
          will:      build Sheet
          will:      build Screen
          will:      build Screen
          will:      put Screen into Sheet
          will:      present Sheet on UITabBarController
          will:      put Screen into Sheet
        """)
    #expect(app.sheets == [])
  }

  @Test("PF-22 If any call fails while a flow is presented or left, the tree is as before and the next show works")
  func faults() async throws {
    let own = RecordingTransition()
    let path = start => page1 =>> [page2, modal => page3, own => page4]
    for (page, wanted) in [(nil, page1), (nil, page3), (page2, page4), (page3, page2)] {
      // The router of any window can carry out a request. Its flow recognizes its pages in all windows.
      let maker = try PresentingApp(path)
      let request = NavigationRequest.page(wanted, in: maker.flow)
      let before = page.map { NavigationRequest.page($0, in: maker.flow) }
      let sweep = try await failEachCall(of: request) {
        let app = try PresentingApp(path)
        if let before { #expect(await app.router.outcome(of: before).isArrival) }
        return LaunchedApp(window: app.window, router: app.router)
      }
      #expect(sweep.violations.isEmpty, "\(wanted.name): \(sweep)")
      #expect(sweep.calls > 0, "\(wanted.name): \(sweep)")
    }
  }
}
