import TestStage
import Testing
import Walks
import Wayfinder
import WayfinderTesting

/// A number in a link. The type counts how often numbers are decoded.
nonisolated private struct Counted: Codable, Hashable, Sendable {
  @MainActor static var decoded = 0
  let number: Int

  init(from decoder: any Decoder) throws {
    number = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .number)
    MainActor.assumeIsolated { Self.decoded += 1 }
  }
}

@Suite struct WaitingLinkTests {
  let app: LinkApp
  init() throws { app = try LinkApp() }

  private final class Clock {
    var time = Date(timeIntervalSince1970: 1_000_000)
  }

  private func waiting(
    _ clock: Clock = Clock(), in store: any WaitingLinkStore = WaitingLinkMemory()
  ) -> WaitingLinks {
    WaitingLinks(in: store, lifetime: 60, now: { clock.time }) { [app] in app.isSignedIn }
  }

  @Test("DL-10 A link waits while its condition does not hold, reports its expiry, and opens when the condition holds")
  func waits() async throws {
    let waiting = waiting()
    let outcome = await app.router.outcome(opening: "app://product/5", waitingIn: waiting)
    guard case .blocked(.refusal(_, let reason)) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(reason as? WaitingLinkError == .waits(until: Date(timeIntervalSince1970: 1_000_060)))
    #expect(app.window.outline == "stack[list]")
    #expect(await app.router.openWaiting(in: waiting) == nil)
    app.isSignedIn = true
    #expect(await app.router.openWaiting(in: waiting)?.value?.title == "product 5")
  }

  @Test("DL-10 A link that is opening while its guard asks is not opened a second time as the waiting link")
  func onceWhileAsking() async throws {
    app.isSignedIn = true
    let (waiting, silent) = (waiting(), KeepingGuard<Any?>())
    let router = app.router.adding(silent)
    let first = Task { await router.outcome(opening: "app://product/5", waitingIn: waiting) }
    await until { !silent.asked.isEmpty }
    #expect(await app.router.openWaiting(in: waiting) == nil)
    #expect(app.window.outline == "stack[list]")
    #expect(try waiting.current()?.link == "app://product/5", "it is kept, in case the process ends")
    silent.answer()
    #expect(await first.value.value?.title == "product 5")
    #expect(try waiting.current() == nil)
  }

  @Test("DL-10 A waiting link is opened once, even if two calls open the link at the same time")
  func once() async throws {
    let waiting = waiting()
    _ = await app.router.outcome(opening: "app://product/5", waitingIn: waiting)
    app.isSignedIn = true
    async let first = app.router.openWaiting(in: waiting)
    async let second = app.router.openWaiting(in: waiting)
    let outcomes = await [first, second].compactMap { $0?.value }
    #expect(outcomes.count == 1)
    #expect(await app.router.openWaiting(in: waiting) == nil)
  }

  @Test("DL-10 A newer link replaces the waiting link, unless the newer link leads nowhere")
  func replaced() async throws {
    let waiting = waiting()
    _ = await app.router.outcome(opening: "app://product/5", waitingIn: waiting)
    _ = await app.router.outcome(opening: "app://product/6", waitingIn: waiting)
    let failure = await app.router.outcome(opening: "app://nowhere", waitingIn: waiting).failure
    #expect(failure?.reason is LinkError)
    #expect(try waiting.current()?.link == "app://product/6")
  }

  @Test("DL-10 A link that may have to wait is decoded once, and makes no request before it is opened")
  func readOnce() async throws {
    var requests = 0
    let made: @MainActor @Sendable () -> Void = { requests += 1 }
    let links = try DeepLinkTable(origins: [.scheme("app")]) { links in
      links.add(LinkPattern<Counted>("counted/:number")) { _ in
        made()
        return NavigationRequest<Void>.dismissAll.asScreen
      }
    }
    let router = app.router.opening(links)
    let waiting = waiting()
    Counted.decoded = 0
    _ = await router.outcome(opening: "app://counted/1", waitingIn: waiting)
    #expect(Counted.decoded == 1)
    #expect(requests == 0)
    app.isSignedIn = true
    Counted.decoded = 0
    _ = await router.outcome(of: .link("app://counted/1"))
    let once = Counted.decoded
    #expect(once > 0)
    #expect(requests == 1)
    Counted.decoded = 0
    _ = await router.outcome(opening: "app://counted/1", waitingIn: waiting)
    #expect(Counted.decoded == once)
    #expect(requests == 2)
  }

  @Test("DL-10 An expired link is not opened")
  func expires() async throws {
    let clock = Clock()
    let waiting = waiting(clock)
    _ = await app.router.outcome(opening: "app://product/5", waitingIn: waiting)
    clock.time += 60
    app.isSignedIn = true
    #expect(await app.router.openWaiting(in: waiting) == nil)
    #expect(try waiting.current() == nil)
  }

  @Test("DL-10 A waiting link can be discarded")
  func discarded() async throws {
    let waiting = waiting()
    try waiting.keep("app://product/5")
    try waiting.discard()
    app.isSignedIn = true
    #expect(await app.router.openWaiting(in: waiting) == nil)
  }

  @Test("DL-10 A link stops waiting when it arrives or fails, and still waits when a guard refuses it")
  func keptWhileRefused() async throws {
    let waiting = WaitingLinks { true }
    #expect(await app.router.outcome(opening: "app://product/5", waitingIn: waiting).value != nil)
    #expect(try waiting.current() == nil)
    #expect(await app.router.outcome(opening: "app://product/51", waitingIn: waiting).failure != nil)
    #expect(try waiting.current() == nil)
    #expect(await app.router.outcome(opening: "app://secret", waitingIn: waiting).obstacle != nil)
    #expect(try waiting.current()?.link == "app://secret")
    app.isSignedIn = true
    #expect(await app.router.openWaiting(in: waiting)?.value?.title == "product 7")
  }

  @Test("DL-10 A link that arrives is discarded alone, and a link that was stored since then still waits")
  func discardsItselfOnly() async throws {
    let (waiting, silent) = (WaitingLinks { true }, KeepingGuard<Any?>())
    let router = app.router.adding(silent)
    let first = Task { await router.outcome(opening: "app://product/5", waitingIn: waiting) }
    await until { !silent.asked.isEmpty }
    try waiting.keep("app://product/6")
    silent.answer()
    #expect(await first.value.value?.title == "product 5")
    #expect(try waiting.current()?.link == "app://product/6")
  }

  @Test("DL-10 A link that is cancelled while a guard is asked still waits")
  func keptWhereCancelled() async throws {
    let (waiting, silent) = (WaitingLinks { true }, KeepingGuard<Any?>())
    let router = app.router.adding(silent)
    let task = Task { await router.outcome(opening: "app://product/5", waitingIn: waiting) }
    await until { !silent.asked.isEmpty }
    task.cancel()
    guard case .cancelled = await task.value else {
      Issue.record("It was not cancelled.")
      return
    }
    #expect(try waiting.current()?.link == "app://product/5")
    #expect(await app.router.openWaiting(in: waiting)?.value?.title == "product 5")
  }

  @Test("DL-10 A waiting link stays stored while its guard asks, and is not opened a second time")
  func keptWhileAsking() async throws {
    let (waiting, silent) = (WaitingLinks { true }, KeepingGuard<Any?>())
    try waiting.keep("app://product/5")
    let task = Task { await app.router.adding(silent).openWaiting(in: waiting) }
    await until { !silent.asked.isEmpty }
    #expect(try waiting.current()?.link == "app://product/5")
    #expect(await app.router.openWaiting(in: waiting) == nil)
    silent.answer()
    #expect(await task.value?.value?.title == "product 5")
    #expect(try waiting.current() == nil)
  }

  @Test("DL-10 A waiting link stays stored if a guard refuses it")
  func keptWhenRefusedLater() async throws {
    let waiting = WaitingLinks { true }
    try waiting.keep("app://secret")
    #expect(await app.router.openWaiting(in: waiting)?.obstacle != nil)
    #expect(try waiting.current()?.link == "app://secret")
    app.isSignedIn = true
    #expect(await app.router.openWaiting(in: waiting)?.value != nil)
    #expect(try waiting.current() == nil)
  }

  @Test("DL-10 A waiting link that leads nowhere is discarded after it was opened")
  func forgottenWhenFailed() async throws {
    let waiting = WaitingLinks { true }
    try waiting.keep("app://nowhere")
    #expect(await app.router.openWaiting(in: waiting)?.failure != nil)
    #expect(try waiting.current() == nil)
  }

  @Test("DL-10 Another process opens a link that waits in a file, and removes the file")
  func file() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appendingPathComponent("waiting.json")
    _ = await app.router.outcome(opening: "app://product/5", waitingIn: waiting(in: WaitingLinkFile(url)))
    // The next process launches another instance of the app.
    let next = try LinkApp()
    next.isSignedIn = true
    let again = WaitingLinks(
      in: WaitingLinkFile(url), now: { Date(timeIntervalSince1970: 1_000_001) }, until: { next.isSignedIn })
    #expect(await next.router.openWaiting(in: again)?.value?.title == "product 5")
    #expect(!FileManager.default.fileExists(atPath: url.path))
    #expect(await next.router.openWaiting(in: again) == nil)
  }

  @Test("DL-10 An invalid or oversized file of a waiting link fails with a remedy and opens nothing")
  func badFile() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appendingPathComponent("waiting.json")
    app.isSignedIn = true
    for content in [Data("{".utf8), Data(count: WaitingLinkFile.mostBytes + 1), Data(#"{"link":7}"#.utf8)] {
      try content.write(to: url)
      let waiting = WaitingLinks(in: WaitingLinkFile(url)) { true }
      let failure = try #require(await app.router.openWaiting(in: waiting)?.failure)
      #expect(failure.reason as? WaitingLinkError == .unreadable(file: "waiting.json"))
      #expect(!failure.remedy.isEmpty)
      try waiting.discard()
      #expect(await app.router.openWaiting(in: waiting) == nil)
    }
    #expect(app.window.outline == "stack[list]")
  }
}
