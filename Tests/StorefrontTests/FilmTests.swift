import Foundation
import StorefrontApp
import Testing
import Wayfinder
import WayfinderTesting

@testable import StorefrontApp

@Suite("Film strips of the shop") struct FilmTests {
  private let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).html")

  private var page: String { get throws { try String(contentsOf: file, encoding: .utf8) } }

  @Test("TK-89 `film` draws the journal of the shop, and leaves the shop as it is")
  func shell() async throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let bench = try ShellBench()
    for line in ["open store://product/42", "tab Bag"] { _ = bench.say(line) }
    #expect(bench.say("film \(file.path)") == [])
    await bench.shell.finish()
    #expect(bench.written.sentences().last == "4 frames are in \(file.path).")
    #expect(try page.contains("request 1: store://product/42"))
    #expect(bench.shop.visibleTitle == "Bag")
  }

  @Test("TK-85 Facts in a row share a frame")
  func facts() async throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let bench = try ShellBench()
    _ = bench.say("film \(file.path)")
    await bench.shell.finish()
    #expect(try page.contains("logged-in is off, onboarded is on, online is on, wide is off"))
  }

  @Test("TK-89 `film` draws the journal of a file")
  func ofFile() async throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let journal = file.appendingPathExtension("journal")
    defer { try? FileManager.default.removeItem(at: journal) }
    let bench = try ShellBench()
    for line in ["open store://chat", "journal \(journal.path)"] { _ = bench.say(line) }
    let other = try ShellBench()
    _ = other.say("film \(file.path) \(journal.path)")
    await other.shell.finish()
    #expect(try page.contains("request 1: store://chat"))
  }

  @Test("TK-89 `film` refuses a file that it cannot write, and a file that is no journal")
  func refused() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let bench = try ShellBench()
    #expect(bench.say("film /nowhere/at/all") == ["/nowhere/at/all: The file cannot be written."])
    try Data("rubbish".utf8).write(to: file)
    #expect(bench.say("film \(file.path) \(file.path)").first?.contains("This is no journal") == true)
    #expect(try page == "rubbish")
  }

  @Test("TK-89 `check --film` writes a page without strips if all properties hold")
  func clean() async throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let written = Written()
    let arguments = ["check", "--states", "60", "--interrupted", "0", "--processes", "1", "--film", file.path]
    let status = await Tool(output: written.output) { nil }.run(arguments)
    #expect(status == .success)
    #expect(try !page.contains("<article>"))
  }

  @Test("TK-89 `check --film` refuses a file that it cannot write before it explores")
  func unwritable() async throws {
    let written = Written()
    let status = await Tool(output: written.output) { nil }.run([
      "check", "--states", "3", "--interrupted", "0", "--processes", "1", "--film", "/nowhere/at/all",
    ])
    #expect(status == .usage)
    #expect(written.shown == "/nowhere/at/all: The file cannot be written.\n")
  }

  @Test("TK-89 A page of violations has a strip of each")
  func violations() async throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let shop = try AppUnderTest.shop().destination("nowhere") { _ in .link("store://nowhere") }
    let violations = try await shop.verify(along: [.go("nowhere")])
    try await ShopFilm(file.path).write(violations, of: shop)
    #expect(violations.count == 1)
    #expect(try page.components(separatedBy: "<article>").count == 2)
  }
}
