import Testing
import Wayfinder
import WayfinderTesting

@testable import NavigationCore
@testable import ViewHierarchy

/// Tests of presentations from a view controller in a container, for which UIKit uses another presenter.
@Suite struct PresentingFromChildTests {
  private let child = UIViewController()
  private let stack: UINavigationController
  private let tabs = UITabBarController()
  private let window: UIWindow
  private let live: LiveTree

  init() {
    stack = UINavigationController(rootViewController: child)
    tabs.viewControllers = [stack]
    window = .visible(tabs)
    live = LiveTree(window: window, locator: DefaultContainerAdapterLocator())
  }

  private func change(_ style: UIModalPresentationStyle) -> PresentChange {
    let screen = UIViewController()
    screen.modalPresentationStyle = style
    return PresentChange(NewScreen(screen), on: LiveScreen(child), Presentation(), in: live)
  }

  /// Applies a change. Returns the reason if the change fails, otherwise `nil`.
  private func reason(_ change: PresentChange) -> String? {
    var result: RoutingResult?
    change.apply(animated: false, answer: OnceOnly(ifReleased: .failure(CancellationError())) { result = $0 })
    guard case .failure(let reason)? = result else { return nil }
    return "\(reason)"
  }

  @Test("RC-18 A presentation from a child uses the outermost container of the child as the presenter")
  func presenter() {
    let change = change(.fullScreen)
    #expect(reason(change) == nil)
    #expect(change.presenter === tabs)
  }

  @Test("RC-18 A presentation in a context uses the container that defines the context as the presenter")
  func presenterInContext() {
    stack.definesPresentationContext = true
    let change = change(.overCurrentContext)
    #expect(reason(change) == nil)
    #expect(change.presenter === stack)
  }

  @Test("RC-18 A presentation from a child touches the child and the outermost container")
  func footprint() {
    guard case .objects(let touched) = change(.fullScreen).footprint else {
      Issue.record("not both")
      return
    }
    #expect(touched.contains { $0 === child })
    #expect(touched.contains { $0 === tabs })
  }

  @Test("RC-18 A context that already presents is busy for a presentation from its child")
  func busyContext() {
    stack.definesPresentationContext = true
    let first = UIViewController()
    first.modalPresentationStyle = .overCurrentContext
    stack.present(first, animated: false)
    let second = UIViewController()
    second.modalPresentationStyle = .overCurrentContext
    let busy = child.busyPresenter(for: second)
    #expect(busy?.presenter === stack)
    #expect(busy?.presented === first)
  }

  @Test("RC-18 An outermost container that already presents is busy for a presentation in a context inside it")
  func busyRoot() {
    stack.definesPresentationContext = true
    let first = UIViewController()
    tabs.present(first, animated: false)
    let second = UIViewController()
    second.modalPresentationStyle = .overCurrentContext
    #expect(child.busyPresenter(for: second)?.presenter === tabs)
    #expect(child.busyPresenter(for: first) == nil)
  }
}
