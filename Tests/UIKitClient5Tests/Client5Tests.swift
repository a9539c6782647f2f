import Testing
import UIKit
import Wayfinder

@MainActor @Suite struct Client5Tests {
  private func window(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    #if !(os(iOS) || os(tvOS) || os(visionOS))
      window.transitionScheduler = TransitionScheduler(.immediate)
    #endif
    window.makeKeyAndVisible()
    return window
  }

  @Test("UK-2 Screens, delegates and overrides compile as for UIKit and work in Swift 5 mode")
  func ordinaryScreens() {
    let library = Library()
    let reader = ReaderScreen()
    reader.delegate = library
    let stack = UINavigationController(rootViewController: reader)
    stack.delegate = library
    let window = window(stack)
    reader.page = 3
    stack.pushViewController(NotesScreen(notes: []), animated: true)
    #expect(window.rootViewController === stack)
    #expect(reader.hidesBottomBarWhenPushed)
    #expect(library.finished == [3])
    #expect(library.willShow.last is NotesScreen)
  }

  @Test("UK-2 Routes and roles of the app compile in Swift 5 mode, and the routes arrive")
  func routes() async throws {
    let window = window(UIViewController())
    let router = Router(window: window)
    let reader = try await router.navigate(to: ReaderRoutes().reader)
    #expect(reader.page == 1)
    let notes = try await router.navigate(to: ReaderRoutes().notes, with: ["one"])
    #expect(notes.presentingViewController === reader.navigationController)
    #expect(notes.modalPresentationStyle == .formSheet)
    let outcome = await router.outcome(to: ReaderRoutes().notes, with: [])
    #expect("\(outcome)".contains("NotesGuard"))
    let closed: [String] = await withCheckedContinuation { continuation in
      notes.onClose = { continuation.resume(returning: $0) }
      notes.close()
    }
    #expect(closed == ["one"])
  }

  @Test("UK-2 The completion form works in synchronous code in Swift 5 mode")
  func completion() {
    let window = window(UIViewController())
    var arrived: ReaderScreen?
    Router(window: window).navigate(to: ReaderRoutes().reader, animated: false) { arrived = $0.value }
    #expect(arrived?.title == "Page 1")
  }
}
