import StorefrontApp
import Testing
import Wayfinder

@Suite("The shell's journals") struct ShellJournalTests {
  private let way = [
    "open store://product/42", "open store://orders", "login", "set wide on", "back", "notify order 1001 shipped",
    "tab Bag", "show gallery 3", "dismiss", "logout",
  ]

  @Test("TK-5 `journal` prints the journal, and refuses a file that it cannot write")
  func journal() throws {
    let bench = try ShellBench()
    for line in way { _ = bench.say(line) }
    let lines = bench.say("journal")
    #expect(lines.contains { $0.hasSuffix("store://product/42") })
    #expect(lines.contains { $0.hasSuffix("wide is on") })
    #expect(bench.say("journal /nowhere/at/all") == ["/nowhere/at/all: The file cannot be written."])
  }

  @Test("TK-6 `replay` replays a file in another shop and reports the first difference, and this shop stays unchanged")
  func replay() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).journal")
    defer { try? FileManager.default.removeItem(at: file) }
    let bench = try ShellBench()
    for line in way { _ = bench.say(line) }
    _ = bench.say("journal \(file.path)")
    let next = try ShellBench()
    #expect(next.say("replay \(file.path)") == [])
    await next.shell.finish()
    #expect(next.written.sentences().last?.hasPrefix("After each of the ") == true, "\(next.written.sentences())")
    #expect(next.shop.visibleTitle == "Home")
    let text = try String(contentsOf: file, encoding: .utf8)
    try Data(text.replacing("product/42", with: "product/41").utf8).write(to: file)
    _ = next.say("replay \(file.path)")
    await next.shell.finish()
    #expect(
      next.written.sentences().contains { $0.hasPrefix("The first difference is after entry ") },
      "\(next.written.sentences())")
  }

  /// Returns the report of a replay of commands in a shell.
  private func replayed(_ lines: [String], in shop: Storefront? = nil) async throws -> String {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).journal")
    defer { try? FileManager.default.removeItem(at: file) }
    let bench = ShellBench(shop: try shop ?? Storefront.onScreen())
    for line in lines {
      _ = bench.say(line)
      await Task.yield()
    }
    _ = bench.say("journal \(file.path)")
    let next = try ShellBench()
    _ = next.say("replay \(file.path)")
    await next.shell.finish()
    return next.written.sentences().joined(separator: "\n")
  }

  @Test("TK-6 `replay` launches a shop with the width and the login of the recorded shop")
  func launchedAlike() async throws {
    let shop = try Storefront.onScreen(loggedIn: true, wide: true)
    let replay = try await replayed(["open store://orders/1001"], in: shop)
    #expect(replay.hasPrefix("After each of the "), "\(replay)")
  }

  @Test("TK-6 The first `set` commands do not count as launch settings of the recorded shop")
  func setFirst() async throws {
    let replay = try await replayed(["set onboarded off", "set onboarded on"])
    #expect(replay.hasPrefix("After each of the "), "\(replay)")
  }

  @Test("TK-6 A replay opens a link by the app's own table, also if the link shows another place than its text")
  func linkLeadsElsewhere() async throws {
    let replay = try await replayed(["open store://product/42", "set logged-in on", "open store://login"])
    #expect(replay.hasPrefix("After each of the "), "\(replay)")
  }

  @Test("TK-6 A notification that is too long for an entry is not replayed")
  func longNotification() async throws {
    let words = Array(repeating: "ab", count: 90).joined(separator: " ")
    let replay = try await replayed(["notify chat \(words)"])
    #expect(replay.contains("too long for an entry"), "\(replay)")
  }

  @Test("TK-5 A file without a valid journal gives one clear sentence and changes nothing")
  func hostile() throws {
    let bench = try ShellBench()
    #expect(bench.say("replay /nowhere/at/all") == ["/nowhere/at/all: The file cannot be read."])
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).journal")
    defer { try? FileManager.default.removeItem(at: file) }
    for (text, sentence) in [
      ("rubbish", "This is no journal"), ("{\"journal\":9}\n", "written in version 9"),
      ("{\"journal\":1}\n{\"n\":3,\"began\":true}\n", "entry 1 should stand there"),
    ] {
      try Data(text.utf8).write(to: file)
      let lines = bench.say("replay \(file.path)")
      #expect(lines.count == 1, "\(lines)")
      #expect(lines.first?.contains(sentence) == true, "\(lines)")
    }
    #expect(bench.shop.visibleTitle == "Home")
  }
}
