import Foundation
import Testing
import Walks
import Wayfinder
import WayfinderTesting

@Suite("Journals") struct JournalTests {
  @Test("TK-5 A journal has requests, answers of guards, moves of the user, outside facts and outcomes, in order")
  func kinds() async throws {
    let app = try Diary()
    let recorder = JournalRecorder(app.router)
    app.router.navigate(.link("diary://entry/1")) { _ in }
    app.router.navigate(app.page(7).named("page 7")) { _ in }
    recorder.fact("logged in", "on") { app.isLoggedIn = true }
    app.router.navigate(app.page(7).named("page 7").policy(.refuseWhenBusy)) { _ in }
    try await app.userGoesBack(recordedBy: recorder)
    recorder.move("push by hand") {
      (app.window.rootViewController as? UINavigationController)?.pushViewController(AboutScreen(), animated: false)
    }
    app.router.navigate(.back) { _ in }
    #expect(
      try recorder.journal().entries.map(\.kind.description) == [
        "recording began", "request 1: diary://entry/1", "request 1 ended: arrived", "request 2: page 7",
        "OwnerGuard refused request 2", "request 2 ended: blocked", "logged in is on",
        "request 3: page 7 (refuseWhenBusy)", "OwnerGuard agreed to request 3", "request 3 ended: arrived",
        "the user: back", "the user: push by hand", "the screens have changed", "request 4: going back",
        "request 4 ended: arrived",
      ])
  }

  @Test("TK-5 Each entry has the screens after it without their titles, or a mark that they are unchanged")
  func screens() throws {
    let app = try Diary()
    let recorder = JournalRecorder(app.router)
    app.router.navigate(.link("diary://entry/1")) { _ in }
    app.router.navigate(.link("diary://entry/1")) { _ in }
    let entries = try recorder.journal().entries
    #expect(entries[1].screens == .asBefore)
    #expect(entries[3].screens == .asBefore)
    #expect(entries[4].screens == .asBefore)
    guard case .tree(let tree) = entries[2].screens else { throw Missing() }
    #expect(tree == JournalTree(of: app.window))
    #expect(tree.screens?.description == "● UINavigationController\n○   ListScreen\n●   EntryScreen")
    #expect(!recorder.encoded.contains("Entry 1"))
  }

  @Test("TK-5 An entry has less than 200 bytes, and marks a text that is cut")
  func small() throws {
    let app = try Diary()
    let recorder = JournalRecorder(app.router)
    let stack = try #require(app.window.rootViewController as? UINavigationController)
    stack.setViewControllers([crowd()], animated: false)
    stack.present(crowd(), animated: false)
    for text in ["x", "\u{0}", "\u{1F600}", "e\u{301}\u{302}"] {
      let long = String(repeating: text, count: 500)
      app.router.navigate(NavigationRequest.to(DiaryRoutes.about, with: nil).named(long)) { _ in }
      recorder.fact(long, long)
      recorder.move(long) {}
    }
    app.router.navigate(.link("diary://letter/" + String(repeating: "a", count: 400))) { _ in }
    let lines = String(decoding: recorder.encoded, as: UTF8.self).split(separator: "\n")
    #expect(lines.allSatisfy { $0.utf8.count + 1 < 200 }, "\(lines.map(\.utf8.count))")
    let entries = try recorder.journal().entries
    let cut = entries.filter { if case .request(_, let request) = $0.kind { request.form == .cut } else { false } }
    #expect(cut.count == 5)
    #expect(cut.allSatisfy { $0.isCut })
    let moves = entries.filter { if case .move = $0.kind { true } else { false } }
    #expect(moves.count == 4)
    #expect(moves.allSatisfy { $0.isCut && $0.description.hasSuffix(" (cut)") })
    let isTooLarge = entries.contains { if case .tree(let tree) = $0.screens { tree.screens == nil } else { false } }
    #expect(isTooLarge, "80 screens around those that are shown do not fit")
  }

  /// Returns five tabs, each a stack of eight screens.
  private func crowd() -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = (0..<5).map { _ in
      let stack = UINavigationController()
      stack.setViewControllers((0..<8).map { EntryScreen(number: $0) }, animated: false)
      return stack
    }
    return tabs
  }

  @Test("TK-5 An entry lists the children around a container's visible child, and the number of the others")
  func manyChildren() throws {
    let app = try Diary()
    let stack = try #require(app.window.rootViewController as? UINavigationController)
    stack.setViewControllers((0..<150).map { EntryScreen(number: $0) }, animated: false)
    let recorder = JournalRecorder(app.router)
    guard case .tree(let tree) = try recorder.journal().entries[0].screens else { throw Missing() }
    let hidden = Array(repeating: "○   EntryScreen", count: 7)
    let lines = ["● UINavigationController", "○   142 more"] + hidden + ["●   EntryScreen"]
    #expect(tree.screens?.description == lines.joined(separator: "\n"))
    app.router.navigate(.link("diary://entry/200")) { _ in }
    guard case .tree(let after)? = try recorder.journal().entries.last?.screens else { throw Missing() }
    #expect(!after.hasSameScreens(as: tree), "one more is not written")
  }

  @Test("TK-5 An entry reads only eight screens of a container with a hundred")
  func reads() throws {
    let app = try Diary()
    let stack = try #require(app.window.rootViewController as? UINavigationController)
    let screens = (0..<100).map { _ in ReadScreen() }
    stack.setViewControllers(screens, animated: false)
    for screen in screens { screen.hasBeenRead = false }
    let recorder = JournalRecorder(app.router)
    #expect(screens.count { $0.hasBeenRead } == 8)
    app.router.navigate(.link("diary://entry/1")) { _ in }
    #expect(try recorder.journal().entries.count == 3)
    #expect(screens.count { $0.hasBeenRead } == 8)
  }

  @Test("TK-5 A text with any characters is read as it was written")
  func characters() throws {
    let app = try Diary()
    let recorder = JournalRecorder(app.router)
    let texts = [
      "\"quoted\"", "back\\slash / slash", "line\nbreak\r\t", "\u{0}\u{1F}\u{7F}", "\u{301} \u{1F600} \u{2028}",
    ]
    for text in texts { recorder.move(text) {} }
    #expect(try recorder.journal().entries.dropFirst().map(\.kind) == texts.map { .move($0) })
  }

  @Test("TK-5 Parameters of redacted types are not written in any form of a request; others are")
  func redacting() throws {
    let app = try Diary()
    let recorder = JournalRecorder(app.router, redacting: [SecretCode.self])
    let letter = Letter(code: SecretCode("hush"))
    app.router.navigate(.link("diary://letter/hush")) { _ in }
    app.router.navigate(.link("diary://reset/hush")) { _ in }
    app.router.navigate(.link("diary://nowhere/hush")) { _ in }
    app.router.navigate(NavigationRequest.to(DiaryRoutes.letter, with: letter)) { _ in }
    app.router.navigate(NavigationRequest.to(DiaryRoutes.letter, with: letter).named("letter hush")) { _ in }
    app.router.navigate(.link("diary://entry/5")) { _ in }
    #expect(!recorder.encoded.contains("hush"))
    let texts = try recorder.journal().entries.compactMap { entry in
      if case .request(_, let request) = entry.kind { "\(request)" } else { nil }
    }
    #expect(
      texts == [
        "letter/:code (redacted)", "reset/:code (redacted)", "a link that leads nowhere (redacted)",
        "LetterScreen with Letter (redacted)", "LetterScreen with Letter (redacted)", "diary://entry/5",
      ])
  }

  @Test("TK-5 An entry that is made during a transition notes the transition")
  func inFlight() throws {
    let app = try Diary()
    let clock = TransitionClock(of: app.window)
    let recorder = JournalRecorder(app.router)
    app.router.navigate(.link("diary://entry/1")) { _ in }
    clock.begin()
    recorder.fact("logged in", "on")
    #expect(try recorder.journal().entries.last?.screens == .inFlight)
    clock.run()
    #expect(try recorder.journal().entries.last?.screens == .tree(JournalTree(of: app.window)))
  }

  @Test("TK-5 A back move within a recorded move of the app is not written a second time")
  func moveWithinAMove() throws {
    let app = try Diary()
    app.router.navigate(.link("diary://entry/1")) { _ in }
    let recorder = JournalRecorder(app.router)
    let back = try #require(app.window.userMoves.first)
    recorder.move("close the entry") { _ = app.window.perform(back) }
    #expect(
      try recorder.journal().entries.map(\.kind.description) == [
        "recording began", "the user: close the entry", "the screens have changed",
      ])
  }

  /// A form that declares the code, and a form that inherits it.
  nonisolated private class Form { let code = SecretCode("hush") }
  nonisolated private final class LongForm: Form {}

  @Test("TK-5 A parameter of a redacted type is not written, even if a superclass declares its property")
  func redactingInherited() throws {
    let app = try Diary()
    let recorder = JournalRecorder(app.router, redacting: [SecretCode.self])
    let route = StepAssembly(finder: NilFinder<AboutScreen, LongForm>(), factory: ClassFactory())
      .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    app.router.navigate(NavigationRequest.to(route, with: LongForm()).named("the form of hush")) { _ in }
    #expect(!recorder.encoded.contains("hush"))
    let kinds = try recorder.journal().entries.map(\.kind.description)
    #expect(kinds.contains("request 1: AboutScreen with LongForm (redacted)"))
  }

  @Test("TK-5 A request without a link or a name is written by the types of its screen and its context")
  func types() throws {
    let app = try Diary()
    let recorder = JournalRecorder(app.router)
    app.router.navigate(NavigationRequest.to(DiaryRoutes.letter, with: Letter(code: SecretCode("hush")))) { _ in }
    #expect(!recorder.encoded.contains("hush"))
    #expect(try recorder.journal().entries[1].kind.description == "request 1: LetterScreen with Letter")
  }

  @Test("TK-5 Entries are computed only for a recorder, and a stopped recorder has none")
  func unread() throws {
    let app = try Diary()
    var reads = 0
    func name() -> String {
      reads += 1
      return "page"
    }
    app.router.navigate(app.page(1).named(name())) { _ in }
    #expect(reads == 0)
    let recorder = JournalRecorder(app.router)
    app.router.navigate(app.page(1).named(name())) { _ in }
    #expect(reads == 1)
    recorder.stop()
    let before = recorder.encoded
    app.router.navigate(app.page(1).named(name())) { _ in }
    #expect(reads == 1)
    #expect(recorder.encoded == before)
  }

  @Test("TK-5 A request keeps its name and its guard when its policy, animation or result is set afterwards")
  func names() throws {
    let app = try Diary()
    let recorder = JournalRecorder(app.router)
    let named = app.page(1).named("first page")
    app.router.navigate(named.policy(.replaceCurrent).animated(false).asScreen.arriving(at: PageScreen.self)) { _ in }
    let kinds = try recorder.journal().entries.map(\.kind.description)
    #expect(kinds[1] == "request 1: first page (replaceCurrent)")
    #expect(kinds[2] == "OwnerGuard refused request 1", "its guard stays too")
  }

  @Test("TK-5 A recorder retains neither its window nor its screens")
  func lettingGo() async throws {
    var app: Diary? = try Diary()
    let recorder = try JournalRecorder(#require(app).router)
    weak let window = app?.window
    weak let list = app?.window.rootViewController
    app = nil
    await until { window == nil && list == nil }
    #expect(window == nil)
    #expect(list == nil)
    recorder.fact("logged in", "on")
    #expect(try recorder.journal().entries.last?.kind == .fact("logged in", value: "on"))
  }
}

struct Missing: Error {}

/// A screen that records whether its title has been read.
private final class ReadScreen: UIViewController {
  var hasBeenRead = false
  override var title: String? {
    get {
      hasBeenRead = true
      return super.title
    }
    set { super.title = newValue }
  }
}

extension Data {
  func contains(_ text: String) -> Bool { range(of: Data(text.utf8)) != nil }

  @Test("TK-5 A journal that has lost its beginning can be read, even with facts of very long characters")
  func longCharacters() throws {
    let app = try Diary()
    let recorder = JournalRecorder(app.router, keeping: 4)
    for number in 0..<40 { recorder.fact("\(number) e" + String(repeating: "\u{301}", count: 4_000), "👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦") }
    for number in 1...20 { app.router.navigate(.link("diary://entry/\(number % 9)")) { _ in } }
    #expect(try recorder.journal().dropped > 0)
    #expect(try Journal(reading: recorder.encoded).facts.count == 32)
  }
}
