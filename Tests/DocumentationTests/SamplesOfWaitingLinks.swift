// The samples of the guide WaitingLinks.md, compiled and run. A test compares the document with this file.
import Foundation
import Testing
import Wayfinder
import WayfinderTesting

private final class SignInSheet: UIViewController, Answering {
  typealias Answer = Void
}

extension Routes {
  /// A route that finds no login, so only the gate can share one.
  fileprivate static let signIn = Route.present(foundBy: .nilFinder) { SignInSheet() }
}

@Suite struct SamplesOfWaitingLinks {
  private final class Session {
    var isSignedIn = false
  }

  /// The state of a process: a window, and a session without a login.
  private struct Launch {
    let window = UIWindow.visible(UINavigationController(rootViewController: HomeScreen()))
    let session = Session()
    var router: Router { Router(window: window) }
    var login: SignInSheet? { window.rootViewController?.presentedViewController as? SignInSheet }
  }

  private let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")

  @Test func waits() async throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Launch()
    let session = process.session
    let links = try DeepLinkTable(origins: [.scheme("store")]) { links in
      links.add(.product) { .to(Routes.product, with: $0) }
    }
    let router = process.router.opening(links)
    let waiting = WaitingLinks(in: WaitingLinkFile(file), lifetime: 15 * 60) { session.isSignedIn }
    let outcome = await router.outcome(opening: "store://product/42", waitingIn: waiting)

    #expect(outcome.obstacle != nil)
    session.isSignedIn = true
    await router.openWaiting(in: waiting)

    #expect(process.window.outline.hasSuffix("^ stack[“Product 42”]"))
    #expect(await router.openWaiting(in: waiting) == nil)
  }

  @Test(arguments: [true, false]) func waitsBehindTheGate(_ endsMeanwhile: Bool) async throws {
    defer { try? FileManager.default.removeItem(at: file) }
    try await launch { process, links, router, session in
      let waiting = WaitingLinks(in: WaitingLinkFile(file)) { true }

      let task = Task { await router.opening(links).outcome(opening: "store://orders", waitingIn: waiting) }

      try await process.window.until { process.login != nil }
      let login = try #require(process.login)
      // If the process ends here, the login never answers.
      if endsMeanwhile { return }
      session.isSignedIn = true
      login.answer()
      #expect(await task.value.value != nil)
    }
    try await launch { process, links, router, session in
      session.isSignedIn = true

      let left = WaitingLinks(in: WaitingLinkFile(file)) { session.isSignedIn }
      if let outcome = await router.opening(links).openWaiting(in: left) { print(outcome) }

      #expect(process.window.outline.contains("Account") == endsMeanwhile, "\(process.window.outline)")
    }
  }

  @Test func twoLinksAtOnceShowOneLogin() async throws {
    try await launch { process, links, router, session in
      let (router, window) = (router.opening(links), process.window)
      var login: SignInSheet? { process.login }

      async let first = router.outcome(of: .link("store://product/42"))
      async let second = router.outcome(of: .link("store://orders"))
      try await window.until { login != nil && router.waiting.count == 2 }
      #expect(window.outline == "stack[Home] ^ SignInSheet")

      session.isSignedIn = true
      login?.answer()
      let outcomes = await [first, second]
      #expect(outcomes.allSatisfy { $0.value != nil })
    }
  }

  private func launch(_ body: (Launch, DeepLinkTable, Router, Session) async throws -> Void) async throws {
    let process = Launch()
    let (router, session) = (process.router, process.session)
    let signedIn: Gate = .gate(until: { session.isSignedIn }, asking: Routes.signIn)
    let links = try DeepLinkTable(origins: [.scheme("store")]) { links in
      links.add(.orders) { NavigationRequest.to(Routes.account).adding(signedIn) }
      links.add(.product) { NavigationRequest.to(Routes.product, with: $0).adding(signedIn) }
    }
    try await body(process, links, router, session)
  }
}
