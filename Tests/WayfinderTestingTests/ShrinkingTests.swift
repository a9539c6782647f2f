import Foundation
import Testing
import Walks
import Wayfinder
import WayfinderTesting

@Suite("Shrinking") struct ShrinkingTests {
  /// Returns whether a list contains all elements of one of the causes.
  private func fails(_ list: [Int], _ causes: [Set<Int>]) -> Bool { causes.contains { $0.isSubset(of: list) } }

  @Test(
    "TK-7 A shrunk list fails only with all its elements, and is the shortest one of few elements")
  func laws() async {
    var random = SeededGenerator(seed: Walks.firstSeed)
    for _ in 0..<Walks.count(200, long: 5_000) {
      let count = Int.random(in: 1...10, using: &random)
      let list = Array(0..<count)
      let causes = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        Set((0..<Int.random(in: 1...4, using: &random)).map { _ in Int.random(in: 0..<count, using: &random) })
      }
      let shrunk = await shrink(list) { fails($0, causes) }
      #expect(fails(shrunk.elements, causes))
      #expect(shrunk.elements == shrunk.elements.sorted())
      for element in shrunk.elements { #expect(!fails(shrunk.elements.filter { $0 != element }, causes)) }
      #expect(shrunk.isShortest, "\(causes): \(shrunk)")
      #expect(shrunk.elements.count == causes.map(\.count).min(), "\(causes): \(shrunk)")
    }
  }

  @Test(
    "TK-7 A long list shrinks in few tries to the elements that matter, and the result says if it is a shortest one")
  func many() async {
    var tries = 0
    let shrunk = await shrink(Array(0..<1_000), trying: 0) { list in
      tries += 1
      return [17, 400, 999].allSatisfy(list.contains)
    }
    #expect(shrunk.elements == [17, 400, 999])
    #expect(!shrunk.isShortest)
    #expect(tries == shrunk.tries)
    #expect(tries < 300)
    // One cause has three elements close together, so leaving out parts can first remove the cause of two.
    let causes: [Set<Int>] = [[0, 1, 2], [40, 99]]
    #expect(await shrink(Array(0..<100), trying: 10_000) { fails($0, causes) }.elements == [40, 99])
  }

  @Test("TK-7 An element that can be left out only after a later one is left out in a further pass")
  func furtherPass() async {
    // 1 makes the list fail only together with 0, so 0 can be removed only after 1.
    let shrunk = await shrink([0, 1, 2], trying: 0) { list in
      list.contains(2) && (!list.contains(1) || list.contains(0))
    }
    #expect(shrunk.elements == [2])
  }

  @Test("TK-7 Shrinking stops at its limit of tries, and then does not claim a shortest list")
  func limit() async {
    for limit in [1, 2, 5, 20, 90] {
      var tries = 0
      let shrunk = await shrink(Array(0..<100), stoppingAfter: limit) { list in
        tries += 1
        return stride(from: 0, to: 100, by: 3).allSatisfy(list.contains)
      }
      #expect(tries == limit)
      #expect(shrunk.tries == limit)
      #expect(!shrunk.isMinimal)
      #expect(!shrunk.isShortest)
      #expect(fails(shrunk.elements, [Set(stride(from: 0, to: 100, by: 3))]))
    }
    let whole = await shrink(Array(0..<9), stoppingAfter: 10_000) { $0.contains(4) }
    #expect(whole.elements == [4])
    #expect(whole.isMinimal)
    #expect(whole.isShortest)
  }

  @Test("TK-7 A list that does not fail is returned unchanged, and one that always fails shrinks to nothing")
  func extremes() async {
    #expect(await shrink([1, 2, 3]) { _ in false }.elements == [1, 2, 3])
    let all = await shrink([1, 2, 3]) { _ in true }
    #expect(all.elements.isEmpty)
    #expect(all.isShortest)
    #expect(all.tries == 2)
    #expect(await shrink([Int]()) { _ in true }.elements.isEmpty)
  }

  /// Returns a journal with many irrelevant entries, and a logout that leads to the fault.
  private func failingJournal() throws -> Journal {
    let app = try Diary(forgettingToClose: true)
    let recorder = JournalRecorder(app.router)
    for number in 1...4 { app.router.navigate(.link("diary://entry/\(number)")) { _ in } }
    app.router.navigate(.back) { _ in }
    recorder.fact("logged in", "on") { app.isLoggedIn = true }
    app.router.navigate(app.page(2).named("page 2")) { _ in }
    app.router.navigate(NavigationRequest.to(DiaryRoutes.about, with: nil).named("about")) { _ in }
    app.router.navigate(.dismissAll) { _ in }
    recorder.fact("logged in", "off") { app.isLoggedIn = false }
    app.router.navigate(.link("diary://entry/9")) { _ in }
    return try recorder.journal()
  }

  private let shortest: [AppStep] = [.set("logged in", to: "on"), .go("page 2"), .set("logged in", to: "off")]

  @Test("TK-7 A failing journal is shrunk to a shortest one that still fails")
  func journal() async throws {
    let shrunk = try await DiaryTests.forgetful.shrink(failingJournal(), holding: DiaryTests.diaryIsClosed)
    #expect(shrunk.elements == shortest)
    #expect(shrunk.isShortest)
    let error = await #expect(throws: BrokenLaw.self) {
      try await DiaryTests.forgetful.take(shrunk.elements, holding: DiaryTests.diaryIsClosed)
    }
    #expect(
      error?.description
        == "After step 3 (set logged in to off): somebody who is not logged in sees the diary")
  }

  @Test(
    "TK-7 A shrunk journal is printed as the Swift test in PrintedTest.swift"
  )
  func printed() async throws {
    let shrunk = try await DiaryTests.forgetful.shrink(failingJournal(), holding: DiaryTests.diaryIsClosed)
    let source = shrunk.elements.swiftTest(
      named: "Nobody sees the diary after logging out", app: "DiaryTests.diary", law: "DiaryTests.diaryIsClosed")
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("PrintedTest.swift")
    #expect(source == (try String(contentsOf: file, encoding: .utf8)))
  }

  @Test("TK-7 The printed test is valid Swift for any name")
  func literals() {
    let steps: [AppStep] = [.user("tap “\"\\(1)\\\n\u{7F}\u{202E}\u{0}”"), .go("e\u{301}"), .set("é", to: "日本")]
    let source = steps.swiftTest(named: "1 “\"” + 2", app: "a", law: "b", importing: ["Shop"])
    #expect(
      source == """
        import Shop
        import Testing
        import WayfinderTesting

        @MainActor @Test("1 “\\"” + 2") func steps12() async throws {
          try await a.take(
            [
              .user("tap “\\"\\\\(1)\\\\\\u{A}\\u{7F}\\u{202E}\\u{0}”"),
              .go("e\\u{301}"),
              .set("é", to: "日本"),
            ], holding: b)
        }

        """)
    for word in ["Return", "in", "Launch"] {
      let source = [AppStep]().swiftTest(named: word, app: "a", law: "b")
      #expect(source.contains("func `\(word.lowercased())`() async throws {"))
    }
    #expect([AppStep]().swiftTest(named: "Launch", app: "a", law: "b").contains("  try await a.take([], holding: b)\n"))
  }

  @Test(
    "TK-7 Shrinking keeps a step that the request of another step needs"
  )
  func throwingRequest() async throws {
    struct NoOrder: Error {}
    final class Shop {
      var hasOrder = false
      var isBroken = false
    }
    var shop = Shop()
    let app = AppUnderTest<LaunchedApp>("shop") {
      shop = Shop()
      let window = UIWindow.visible(UINavigationController(rootViewController: UIViewController()))
      return LaunchedApp(window: window, router: Router(window: window))
    }
    .switching(AppSwitch("order", values: ["on"], read: { _ in "" }, write: { _, _ in shop.hasOrder = true }))
    .destination("receipt") { (_: LaunchedApp) throws -> NavigationRequest<AboutScreen> in
      guard shop.hasOrder else { throw NoOrder() }
      shop.isBroken = true
      return NavigationRequest.to(DiaryRoutes.about)
    }
    struct Broken: Error {}
    let steps: [AppStep] = [.set("order", to: "on"), .set("order", to: "on"), .go("receipt")]
    let shrunk = try await app.shrink(steps) { _ in if shop.isBroken { throw Broken() } }
    #expect(shrunk.elements == [.set("order", to: "on"), .go("receipt")])
    let error = await #expect(throws: ImpossibleStep.self) { try await app.take([.go("receipt")]) { _ in } }
    #expect(error?.reason is NoOrder)
    #expect(error?.description.contains("NoOrder") == true)
  }

  @Test("TK-7 The effects of a task that a step begins are there before the next step")
  func begunByATask() async throws {
    let app = AppUnderTest<LaunchedApp>("slow") {
      let window = UIWindow.visible(UINavigationController(rootViewController: UIViewController()))
      return LaunchedApp(window: window, router: Router(window: window))
    }
    .adding { app in
      let open = AppMove("open") {
        Task { _ = await app.router.outcome(of: NavigationRequest.to(DiaryRoutes.about)) }
        return true
      }
      return [open] + (app.window.outline.contains("About") ? [AppMove("break") { true }] : [])
    }
    try await app.take([.user("open"), .user("break")]) { _ in }
  }

  @Test("TK-7 A law that is broken after the launch is reported before any step is taken")
  func brokenAtLaunch() async throws {
    struct Broken: Error {}
    let error = await #expect(throws: BrokenLaw.self) {
      try await DiaryTests.diary.take([.go("about")]) { _ in throw Broken() }
    }
    #expect(error?.taken == 0)
    #expect(error?.step == nil)
  }

  @Test("TK-7 A step that cannot be taken is named, and a list with such a step does not count as failing")
  func impossible() async throws {
    let error = await #expect(throws: ImpossibleStep.self) {
      try await DiaryTests.diary.take([.go("about"), .user("fly")], holding: DiaryTests.diaryIsClosed)
    }
    #expect(error?.description == "Step 2 (fly) cannot be taken: there is nothing of that name.")
    let steps: [AppStep] = shortest + [.user("fly")]
    #expect(
      try await DiaryTests.forgetful.shrink(steps, holding: DiaryTests.diaryIsClosed).elements == steps.dropLast())
  }
}
