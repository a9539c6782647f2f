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

  @Test("UK-2 In Swift 5 mode screens, delegates and overrides compile as written for UIKit, and work")
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

  @Test("UK-2 In Swift 5 mode routes and roles of the app's own compile, and take the user there")
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

  @Test("UK-2 In Swift 5 mode the completion form works in synchronous code")
  func completion() {
    let window = window(UIViewController())
    var arrived: ReaderScreen?
    Router(window: window).navigate(to: ReaderRoutes().reader, animated: false) { arrived = $0.value }
    #expect(arrived?.title == "Page 1")
  }
}
