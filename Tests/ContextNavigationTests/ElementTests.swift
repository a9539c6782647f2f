import ContextNavigation
import TestStage
import Testing
import Wayfinder

@Suite struct ElementTests {
  @Test("CN-3 A view controller is an element: its context can be set, read by type, and cleared")
  func context() {
    enum Other: Equatable { case feed }
    let screen = UIViewController()
    #expect(screen.getNavigationContext(withContextType: Place.self) == nil)
    screen.setNavigationContext(order(1))
    #expect(screen.hasContext(order(1)))
    #expect(!screen.hasContext(order(2)))
    #expect(screen.getNavigationContext(withContextType: Other.self) == nil)
    screen.setNavigationContext(order(2))
    #expect(screen.getNavigationContext(withContextType: Place.self) == order(2))
    screen.setNavigationContext(nil as Context?)
    #expect(screen.getNavigationContext(withContextType: Place.self) == nil)
    screen.setNavigationContext(NavigationContext(type: Other.feed))
    screen.clearNavigationContext()
    #expect(!screen.hasContext(NavigationContext(type: Other.feed)))
  }

  @Test("CN-3 A context is released with its screen, and a new screen in the same place has none")
  func lifetime() {
    final class Kept: NavigationContextPayloadProtocol, Equatable {
      static func == (left: Kept, right: Kept) -> Bool { left === right }
    }
    let app = TestApp()
    weak var payload: Kept?
    do {
      let kept = Kept()
      payload = kept
      let screen = Screen(nibName: nil, bundle: nil)
      app.push(screen, onto: app.feedStack)
      screen.setNavigationContext(Context(type: .other, payload: kept))
    }
    #expect(payload != nil)
    #expect(app.go(.present(.feed))?.kind == "arrived")
    #expect(payload == nil)
  }

  @Test("CN-6 The stack provider returns the root and its modals in order, without modals that are being dismissed")
  func stack() {
    let app = TestApp(.manual)
    let (first, second) = (UINavigationController(rootViewController: Screen(order(1))), Screen(order(2)))
    #expect(app.provider.getNavigationStack() == [app.tabs])
    app.tabs.present(first, animated: false)
    app.window.transitionScheduler.advanceUntilIdle()
    first.present(second, animated: false)
    app.window.transitionScheduler.advanceUntilIdle()
    #expect(app.provider.getNavigationStack() == [app.tabs, first, second])
    first.dismiss(animated: true)
    while app.window.transitionScheduler.advance() {}
    #expect(second.isBeingDismissed)
    #expect(app.provider.getNavigationStack() == [app.tabs, first])
  }

  /// A presenter of a modal that the test sets, in no window.
  private final class Presenter: UIViewController {
    var modal: UIViewController?

    override var presentedViewController: UIViewController? { modal }
  }

  @Test("CN-6 The stack provider returns a root outside a window and its modals in order")
  func stackInNoWindow() {
    let (root, first, second) = (Presenter(), Presenter(), UIViewController())
    let provider = ViewControllerStackProvider { root }
    #expect(provider.getNavigationStack() == [root])
    root.modal = first
    first.modal = second
    #expect(provider.getNavigationStack() == [root, first, second])
  }

  @Test("CN-6 The searcher returns the path to a screen in the stack even if a hidden screen presents an equal one")
  func pathBesideHidden() {
    let app = TestApp()
    let sheet = Screen(order(1))
    sheet.modalPresentationStyle = .currentContext
    app.search.definesPresentationContext = true
    app.tabs.selectedIndex = 1
    app.search.present(sheet, animated: false)
    app.tabs.selectedIndex = 0
    let searcher = ViewControllerStackSearcher()
    let stack = app.provider.getNavigationStack()
    #expect(searcher.findPathForViewController(with: order(1), in: stack) == [])
    app.push(Screen(order(1)), Screen(order(2)), onto: app.feedStack)
    #expect(searcher.findPathForViewController(with: order(1), in: stack) == [0, 0, 1])
  }

  @Test("CN-6 The searcher returns the path of positions to the first match, empty if there is none")
  func paths() {
    let app = TestApp()
    let searcher = ViewControllerStackSearcher()
    func path(_ context: Context) -> [Int] {
      searcher.findPathForViewController(with: context, in: app.provider.getNavigationStack())
    }
    app.push(Screen(order(1)), Screen(order(2)), onto: app.searchStack)
    app.tabs.setNavigationContext(Context(type: .other))
    let modal = UINavigationController(rootViewController: Screen(order(3)))
    app.tabs.present(modal, animated: false)
    #expect(path(Context(type: .other)) == [0])
    #expect(path(Context(type: .feed)) == [0, 0, 0])
    #expect(path(order(2)) == [0, 1, 2])
    #expect(path(order(3)) == [1, 0])
    #expect(path(order(4)) == [])
    #expect(searcher.findPathForViewController(with: order(1), in: []) == [])
  }
}
