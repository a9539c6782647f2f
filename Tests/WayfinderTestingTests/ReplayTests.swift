import Foundation
import Testing
import Wayfinder
import WayfinderTesting

@Suite("Replaying journals") struct ReplayTests {
  /// Launches an app, and records the body's actions in it.
  private func recorded(
    by recorder: (Diary) -> JournalRecorder = { JournalRecorder($0.router) },
    _ body: (Diary, JournalRecorder) async throws -> Void
  ) async throws -> Journal {
    let app = try Diary()
    let recorder = recorder(app)
    try await body(app, recorder)
    // The journal is encoded and read again, as from a file.
    return try Journal(reading: recorder.encoded)
  }

  /// Performs requests and moves of every kind.
  private func useAll(_ app: Diary, _ recorder: JournalRecorder) async throws {
    app.router.navigate(.link("diary://entry/1")) { _ in }
    app.router.navigate(app.page(7).named("page 7")) { _ in }
    recorder.fact("logged in", "on") { app.isLoggedIn = true }
    app.router.navigate(app.page(7).named("page 7")) { _ in }
    app.router.navigate(.link("diary://entry/2")) { _ in }
    try await app.userGoesBack(recordedBy: recorder)
    recorder.move("push by hand") { _ = DiaryTests.diary.moves(in: app).first { $0.name == "push by hand" }?.perform() }
    let stack = try #require(app.window.rootViewController as? UINavigationController)
    app.router.navigate(.close(stack.viewControllers[1])) { _ in }
    app.router.navigate(.pop(to: stack.viewControllers[1])) { _ in }
    app.router.navigate(.close(UIViewController())) { _ in }
    app.router.navigate(NavigationRequest.to(DiaryRoutes.about, with: nil).named("about")) { _ in }
    app.router.navigate(.dismissAll) { _ in }
    app.router.navigate(.select(tab: 4)) { _ in }
    recorder.fact("logged in", "off") { app.isLoggedIn = false }
    app.router.navigate(.back) { _ in }
  }

  @Test(
    "TK-6 Replaying a journal gives the same screens after every entry, for requests, moves, facts and rearrangements")
  func same() async throws {
    let journal = try await recorded(useAll)
    let replay = try await DiaryTests.diary.replay(journal)
    #expect(replay.isSame, "\(replay)\n\(journal)")
    #expect(replay.agreed == journal.entries.count)
    #expect(journal.entries.count > 25)
    #expect(replay.description == "After each of the \(replay.agreed) entries the screens are as they were.")
  }

  @Test("TK-6 A reaction of the app to an entry is not repeated by the replay")
  func consequences() async throws {
    let journal = try await recorded { app, recorder in
      recorder.fact("logged in", "on") { app.isLoggedIn = true }
      app.router.navigate(app.page(1).named("page 1")) { _ in }
      recorder.fact("logged in", "off") { app.isLoggedIn = false }
    }
    #expect("\(journal)".contains("closing PageScreen (made by the app itself)"))
    let replay = try await DiaryTests.diary.replay(journal)
    #expect(replay.isSame, "\(replay)")
    #expect(replay.steps == [.set("logged in", to: "on"), .go("page 1"), .set("logged in", to: "off")])
  }

  @Test("TK-6 If another version of the app shows other screens, the first difference is shown line by line")
  func difference() async throws {
    let journal = try await recorded { app, _ in
      app.router.navigate(.link("diary://entry/1")) { _ in }
      app.router.navigate(.link("diary://letter/x")) { _ in }
      app.router.navigate(.link("diary://entry/2")) { _ in }
    }
    let other = DiaryTests.described {
      let app = try Diary()
      app.router.opening(
        try DeepLinkTable(origins: [.scheme("diary")]) { links in
          links.add(LinkPattern<Int>("entry/:number")) { .to(DiaryRoutes.entry, with: $0) }
          links.add(LinkPattern<String>("letter/:code")) { _ in .to(DiaryRoutes.about) }
        }
      ).makeDefault()
      return app
    }
    let replay = try await replayed(journal, in: other)
    guard case .differs(let entry, let text) = replay.ending else {
      Issue.record("\(replay)")
      return
    }
    #expect(entry.kind == .outcome(request: 2, .arrived))
    #expect(replay.agreed == 4)
    #expect(text.contains("- ●   LetterScreen"), "\(text)")
    #expect(text.contains("+ ●   ↑ AboutScreen"), "\(text)")
  }

  /// Replays in an app whose router is the default router of its window.
  private func replayed(_ journal: Journal, in described: AppUnderTest<Diary>) async throws -> Replay {
    let standing = AppUnderTest("diary") {
      let app = try await described.launched()
      return LaunchedApp(window: app.window, router: Router(window: app.window))
    }
    return try await standing.replay(journal)
  }

  @Test("TK-6 A guard that answers otherwise than recorded is a difference")
  func answers() async throws {
    let journal = try await recorded { app, recorder in
      recorder.fact("logged in", "on") { app.isLoggedIn = true }
      app.router.navigate(app.page(1).named("page 1")) { _ in }
    }
    let text = String(decoding: try await encoded(), as: UTF8.self)
    let refused = try Journal(reading: text.replacing("\"agreed\":true", with: "\"agreed\":false"))
    let replay = try await DiaryTests.diary.replay(refused)
    #expect(
      "\(replay)"
        == "The first difference is after entry 4  OwnerGuard refused request 1\n"
        + "then: OwnerGuard refused request 1\nnow:  OwnerGuard agreed to request 1")
    #expect(try await DiaryTests.diary.replay(journal).isSame)

    func encoded() async throws -> Data {
      let app = try Diary()
      let recorder = JournalRecorder(app.router)
      recorder.fact("logged in", "on") { app.isLoggedIn = true }
      app.router.navigate(app.page(1).named("page 1")) { _ in }
      return recorder.encoded
    }
  }

  @Test("TK-6 A different outcome is a difference, even if the screens are the same")
  func otherOutcome() async throws {
    let app = try Diary()
    let recorder = JournalRecorder(app.router)
    for _ in 1...2 { app.router.navigate(.link("diary://entry/1")) { _ in } }
    let text = String(decoding: recorder.encoded, as: UTF8.self)
    let other = try Journal(reading: text.replacing("\"alreadyThere\"", with: "\"blocked\""))
    let replay = try await DiaryTests.diary.replay(other)
    #expect(
      "\(replay)"
        == "The first difference is after entry 5  request 2 ended: blocked\n"
        + "then: request 2 ended: blocked\nnow:  request 2 ended: alreadyThere")
  }

  @Test("TK-6 A replay compares titles, and can ignore them for an app in another language")
  func titles() async throws {
    let journal = try await recorded { app, _ in app.router.navigate(.link("diary://entry/1")) { _ in } }
    let foreign = DiaryTests.described { try Diary(titled: "Alle") }
    let replay = try await foreign.replay(journal)
    #expect("\(replay)".contains("The screens are the same, but a title is another"), "\(replay)")
    #expect(try await foreign.replay(journal, comparingTitles: false).isSame)
  }

  @Test("TK-6 An entry that cannot be repeated ends the replay with one sentence")
  func stopping() async throws {
    let cases: [((Diary, JournalRecorder) -> Void, String)] = [
      (
        { app, _ in app.router.navigate(app.page(1)) { _ in } },
        "PageScreen with Int was asked for without a link or a name. Give the request one by named(_:)."
      ),
      (
        { app, _ in app.router.navigate(.link("diary://reset/hush")) { _ in } },
        "the parameters of reset/:code were not written down."
      ),
      (
        { app, _ in app.router.navigate(app.page(1).named(String(repeating: "long ", count: 80))) { _ in } },
        "its link or name was too long for an entry."
      ),
      (
        { app, _ in app.router.navigate(app.page(1).named("elsewhere")) { _ in } },
        "nothing is called “elsewhere” in the app under test. Add a destination of that name, or say by resolving(_:) "
          + "what it stands for."
      ),
      (
        { _, recorder in recorder.move(String(repeating: "dance ", count: 80)) {} },
        "its name was too long for an entry."
      ),
      (
        { _, recorder in recorder.move("dance") {} },
        "the user cannot “dance” there; there is: tap “Sort”, push by hand."
      ),
      (
        { _, recorder in recorder.fact("weather", "fine") },
        "the app under test has no switch “weather” that can be “fine”."
      ),
    ]
    for (body, sentence) in cases {
      let journal = try await recorded(by: { JournalRecorder($0.router, redacting: [SecretCode.self]) }) {
        body($0, $1)
      }
      let replay = try await DiaryTests.diary.replay(journal, patience: .milliseconds(20))
      #expect(replay.description == "Entry 2 cannot be replayed: \(sentence)")
    }
  }

  @Test("TK-6 A named move is found by replays and steps, and is not among the listed moves")
  func namedMoves() async throws {
    func follow(_ number: Int, in app: Diary) -> Bool {
      let stack = app.window.rootViewController as? UINavigationController
      stack?.pushViewController(EntryScreen(number: number), animated: false)
      return stack != nil
    }
    let diary = DiaryTests.diary.resolvingMoves { app, name in
      let number = name.hasPrefix("follow ") ? Int(name.dropFirst(7)) : nil
      return number.map { number in AppMove(name) { follow(number, in: app) } }
    }
    let journal = try await recorded { app, recorder in
      for number in 3...4 { _ = recorder.move("follow \(number)") { follow(number, in: app) } }
    }
    let replay = try await diary.replay(journal)
    #expect(replay.isSame, "\(replay)")
    #expect(replay.steps == [.user("follow 3"), .user("follow 4")], "\(replay)")
    try await diary.take(replay.steps) { app in
      #expect(!diary.moves(in: app).contains { $0.name.hasPrefix("follow ") })
    }
    await #expect(throws: ImpossibleStep.self) { try await diary.take([.user("follow me")]) { _ in } }
  }

  @Test("TK-6 An entry that does not happen is a difference")
  func patience() async throws {
    let app = try Diary()
    let recorder = JournalRecorder(app.router)
    app.router.navigate(.link("diary://entry/1")) { _ in }
    let text = String(decoding: recorder.encoded, as: UTF8.self)
    let journal = try Journal(reading: text + #"{"n":4,"r":2,"request":"x","by":"link","own":true}"# + "\n")
    let replay = try await DiaryTests.diary.replay(journal, patience: .milliseconds(20))
    guard case .differs(let entry, let reason) = replay.ending else { throw Missing() }
    #expect(entry.number == 4)
    #expect(reason == "it did not happen within 0.02 seconds")
  }

  @Test("TK-6 A slow guard and a cancelled request are replayed with the same results")
  func waiting() async throws {
    /// A guard that answers a turn later, or stays silent while the closure returns `true`.
    struct Slow: RoutingInterceptor {
      let isSilent: () -> Bool
      func perform(with context: Any?) async throws {
        await Task.yield()
        while isSilent() {
          try Task.checkCancellation()
          await Task.yield()
        }
      }
    }
    let slow = DiaryTests.diary.resolving { app, name in
      name == "slow" ? app.page(3).adding(Slow { !app.isLoggedIn }).named(name).asScreen : nil
    }
    let app = try await slow.launched()
    let request = try #require(
      try slow.destination("slow") { app in
        app.page(3).adding(Slow { false }).named("slow")
      }.destinations.last?.request(in: app))
    let recorder = JournalRecorder(app.router)
    let handle = app.router.navigate(app.page(3).adding(Slow { true }).named("slow")) { _ in }
    handle.cancel()
    recorder.fact("logged in", "on") { app.isLoggedIn = true }
    #expect(await app.router.outcome(of: request).value != nil)
    let replay = try await slow.replay(try recorder.journal())
    #expect(replay.isSame, "\(replay)")
  }

  @Test("TK-6 A journal that has lost its beginning is replayed from its oldest position")
  func lostBeginning() async throws {
    let app = try Diary()
    let recorder = JournalRecorder(app.router, keeping: 30)
    recorder.fact("logged in", "on") { app.isLoggedIn = true }
    for round in 1...40 { app.router.navigate(.link("diary://entry/\(round % 7)")) { _ in } }
    app.router.navigate(.back) { _ in }
    let journal = try recorder.journal()
    #expect(journal.dropped > 0)
    let replay = try await DiaryTests.diary.replay(journal)
    #expect(replay.isSame, "\(replay)")
    #expect(replay.notes.isEmpty, "\(replay)")
    #expect(replay.agreed == journal.entries.count)
    #expect(try await DiaryTests.diary.replay(try Journal(reading: recorder.encoded)).isSame)
  }

  @Test("TK-6 An event that is not in the journal is reported")
  func surplus() async throws {
    let app = try Diary()
    let recorder = JournalRecorder(app.router)
    recorder.fact("logged in", "on") { app.isLoggedIn = true }
    app.router.navigate(.link("diary://entry/1")) { _ in }
    let journal = try recorder.journal()
    #expect(try await DiaryTests.diary.replay(journal).isSame)
    let greeting = AppUnderTest("diary") { try Diary() }
      .switching(
        AppSwitch("logged in", values: ["off", "on"]) {
          $0.isLoggedIn ? "on" : "off"
        } write: { app, value in
          app.isLoggedIn = value == "on"
          app.router.navigate(NavigationRequest.to(DiaryRoutes.about)) { _ in }
        })
    let replay = try await greeting.replay(journal)
    #expect(!replay.isSame, "\(replay)")
  }
}
