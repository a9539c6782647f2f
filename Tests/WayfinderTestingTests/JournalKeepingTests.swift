import Foundation
import Testing
import Walks
import Wayfinder
import WayfinderTesting

@Suite("Limits and files of journals") struct JournalKeepingTests {
  private func heading(_ recorder: JournalRecorder) -> Substring? {
    String(decoding: recorder.encoded, as: UTF8.self).split(separator: "\n").first
  }

  @Test(
    "TK-5 A journal keeps a limited number of entries, and is complete at any time"
  )
  func ring() throws {
    let app = try Diary()
    let recorder = JournalRecorder(app.router, keeping: 40)
    recorder.fact("logged in", "on") { app.isLoggedIn = true }
    var number = 0
    for round in 1...300 {
      app.router.navigate(.link("diary://entry/\(round % 9)")) { _ in }
      let journal = try recorder.journal()
      #expect(journal.entries.count <= 40)
      #expect(recorder.encoded.count <= 40 * 200 + 9_000)
      number = try #require(journal.entries.last?.number)
      #expect(journal.dropped == number - journal.entries.count)
      guard journal.dropped > 0 else { continue }
      #expect(journal.facts == ["logged in": "on"])
      #expect(journal.position?.root != nil)
      #expect(journal.entries[0].screens != .asBefore, "the first one says which screens there are")
    }
    #expect(number == 2 + 300 * 2)
  }

  @Test("TK-5 If entries were dropped, the heading has the last value of a fact")
  func lastValue() throws {
    let app = try Diary()
    let recorder = JournalRecorder(app.router, keeping: 10)
    recorder.fact("logged in", "on")
    recorder.fact("logged in", "off")
    for round in 1...20 { app.router.navigate(.link("diary://entry/\(round % 9)")) { _ in } }
    let journal = try recorder.journal()
    #expect(journal.dropped > 3)
    #expect(journal.facts == ["logged in": "off"])
  }

  /// A guard that keeps its completion for the test.
  private struct Silent: AnsweringInterceptor {
    let keep: (@escaping @MainActor (RoutingResult) -> Void) -> Void
    func perform(with context: Any?, completion: @escaping @MainActor (RoutingResult) -> Void) { keep(completion) }
  }

  @Test("TK-5 A heading has a position again after more requests have waited than the recorder counts")
  func manyWaited() throws {
    let app = try Diary()
    app.isLoggedIn = true
    let recorder = JournalRecorder(app.router, keeping: 20)
    var kept: [@MainActor (RoutingResult) -> Void] = []
    for _ in 0..<1_010 { app.router.navigate(app.page(1).adding(Silent { kept.append($0) })) { _ in } }
    #expect(app.router.waiting.count == 1_010)
    while let answer = kept.popLast() { answer(.failure(CancellationError())) }
    #expect(app.router.waiting.isEmpty)
    for round in 1...60 { app.router.navigate(.link("diary://entry/\(round % 9)")) { _ in } }
    #expect(try recorder.journal().position?.root != nil)
  }

  @Test("TK-5 A journal whose requests never end is bounded too")
  func neverQuiet() throws {
    let app = try Diary()
    app.isLoggedIn = true
    let recorder = JournalRecorder(app.router, keeping: 20)
    var kept: [@MainActor (RoutingResult) -> Void] = []
    for _ in 0..<100 { app.router.navigate(app.page(1).adding(Silent { kept.append($0) })) { _ in } }
    #expect(app.router.waiting.count == 100)
    #expect(try recorder.journal().entries.count <= 20)
  }

  @Test("TK-5 A journal never has more bytes than can be read")
  func readable() throws {
    let app = try Diary()
    let recorder = JournalRecorder(app.router, keeping: 20_000)
    let text = String(repeating: "x", count: 60)
    // A move is in progress, so there is no quiet moment, and each part of the journal grows to its maximum size.
    recorder.move("tell all") { for _ in 0..<8_000 { recorder.fact(text, text) } }
    #expect(recorder.encoded.count <= Journal.mostBytes)
    let journal = try recorder.journal()
    #expect(journal.dropped > 0)
    #expect(journal.dropped + journal.entries.count == 8_002)
    #expect(journal.facts == [text: text])
  }

  @Test("TK-5 The file of a journal is complete after every entry, and no larger than the journal")
  func file() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).journal")
    defer { try? FileManager.default.removeItem(at: url) }
    try Data("of the last process".utf8).write(to: url)
    let app = try Diary()
    let recorder = JournalRecorder(app.router, keeping: 30)
    try recorder.keep(in: url)
    for round in 1...60 {
      app.router.navigate(.link("diary://entry/\(round % 5)")) { _ in }
      #expect(try Journal(contentsOf: url) == recorder.journal())
      #expect(try Data(contentsOf: url).count == recorder.encoded.count)
    }
    #expect(recorder.keepingFailed == nil)
    #expect(throws: (any Error).self) { try recorder.keep(in: url.appendingPathComponent("no folder")) }
  }

  @Test("TK-5 The file of a journal may be a symbolic link, which stays, but must lead to a regular file")
  func linkedFile() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (file, link) = (folder.appendingPathComponent("file"), folder.appendingPathComponent("link"))
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    let app = try Diary()
    let recorder = JournalRecorder(app.router)
    try recorder.keep(in: link)
    app.router.navigate(.link("diary://entry/1")) { _ in }
    #expect(try Journal(contentsOf: file) == recorder.journal())
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == file.path)
    #expect(throws: FileWritingError.notRegular(file: folder.lastPathComponent)) { try recorder.keep(in: folder) }
  }

  @Test("TK-5 An unfinished last line of a journal is left out")
  func torn() throws {
    let app = try Diary()
    let recorder = JournalRecorder(app.router)
    app.router.navigate(.link("diary://entry/1")) { _ in }
    let (bytes, whole) = (Array(recorder.encoded), try recorder.journal())
    let last = try #require(bytes.dropLast().lastIndex(of: UInt8(ascii: "\n")))
    for end in last + 1..<bytes.count {
      #expect(try Journal(reading: bytes[..<end]).entries == whole.entries.dropLast())
    }
  }

  @Test("TK-5 A journal of a newer version is refused with a sentence and a remedy")
  func newer() {
    let error = #expect(throws: JournalError.self) {
      try Journal(reading: "{\"journal\":2,\"all\":\"new\"}\n[1,2,3]\n")
    }
    #expect(error == .newer(version: 2, known: 1))
    #expect(
      error?.description
        == "The journal was written in version 2, and this reads up to version 1: read it with a newer Wayfinder.")
  }

  @Test("TK-5 A journal that is too large is refused with one sentence")
  func tooLarge() {
    hostile(String(repeating: "x\n", count: 1 << 20), "The journal has more than the 1048576 bytes that are read.")
  }

  @Test(
    "TK-5 A file that is no journal, or is out of order, is refused with one sentence",
    arguments: [
      ("", "This is no journal"), ("{}\n", "This is no journal"), ("\u{0}\u{FF}\n\n", "This is no journal"),
      ("{\"journal\":-1}\n", "This is no journal"), ("{\"journal\":1}\n{}\n", "Line 2 of the journal: entry 1 should"),
      ("{\"journal\":1}\n{\"n\":2,\"began\":true}\n", "Line 2 of the journal: entry 1 should stand there"),
      ("{\"journal\":1}\n{\"n\":1,\"r\":1,\"outcome\":\"arrived\"}\n", "Line 2 of the journal: it is about request 1"),
      ("{\"journal\":1}\n{\"n\":1,\"move\":\"x\",\"tree\":\"0\",\"titles\":\"0\"}\n", "its screens cannot be read"),
      ("{\"journal\":1}\n{\"n\":1}\n", "Line 2 of the journal: it does not say what happened"),
      ("{\"journal\":1}\n[]\n", "Line 2 of the journal: it is not written as"),
      ("{\"journal\":1}\n" + String(repeating: "[", count: 999) + "\n", "Line 2 of the journal: it is not written as"),
      ("{\"journal\":1}\n\"" + String(repeating: "x", count: 5_000) + "\"\n", "Line 2 of the journal: it is too long"),
    ])
  func hostile(_ text: String, _ sentence: String) {
    let error = #expect(throws: JournalError.self) { try Journal(reading: text) }
    #expect(error?.description.contains(sentence) == true, "\(String(describing: error))")
    #expect(error?.description.contains("\n") == false)
  }

  @Test(
    "TK-5 A journal with altered bytes is read in order, or refused with one sentence")
  func fuzzed() throws {
    let app = try Diary()
    let recorder = JournalRecorder(app.router)
    recorder.fact("logged in", "on") { app.isLoggedIn = true }
    for link in ["diary://entry/1", "diary://entry/2", "diary://letter/x"] { app.router.navigate(.link(link)) { _ in } }
    app.router.navigate(app.page(1)) { _ in }
    app.router.navigate(.back) { _ in }
    var random = SeededGenerator(seed: Walks.firstSeed)
    let bytes = Array(recorder.encoded)
    for _ in 0..<Walks.count(2_000, long: 100_000) {
      var altered = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: altered.indices, using: &random)
        let end = Int.random(in: place...min(place + 40, altered.count), using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: altered[place] = UInt8.random(in: 0...255, using: &random)
        case 1: altered[place] = bytes.randomElement(using: &random) ?? 0
        case 2: if altered.count > 60 { altered.removeSubrange(place..<end) }
        case 3: altered.insert(contentsOf: bytes[..<min(40, bytes.count)].shuffled(using: &random), at: place)
        default: altered.insert(contentsOf: altered[place..<end], at: place)
        }
      }
      do throws(JournalError) {
        let journal = try Journal(reading: altered)
        let numbers = journal.entries.map(\.number)
        #expect(numbers == Array(journal.dropped + 1..<journal.dropped + 1 + numbers.count))
      } catch {
        #expect(!error.description.contains("\n"))
        #expect(error.description.count < 300)
      }
    }
  }
}
