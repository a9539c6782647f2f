import Foundation
import Testing

@testable import StorefrontApp

/// Tests odd and hostile input to the executable from outside. `Hostile/arguments.txt` lists arguments of `storefront`, and
/// `Hostile/lines.txt` lists lines for its shell.
@Suite("Odd and hostile input") nonisolated struct HostileInputTests {
  nonisolated static let arguments = HostileInput.rows(of: "arguments")
  nonisolated static let lines = HostileInput.rows(of: "lines")

  @Test("The hostile input has at least 200 lines")
  func enough() {
    #expect(Self.arguments.count >= 90)
    #expect(Self.arguments.count + Self.lines.count >= 200)
  }

  @Test("Hostile arguments get one clear sentence, once, and the right status", arguments: arguments)
  func people(_ input: HostileInput) async throws {
    let ending = try await Executable.run(input.arguments)
    #expect(ending.status == input.status)
    #expect(Self.isHarmless(ending.errors))
    #expect(Self.isHarmless(ending.results))
    if input.status == 0 {
      #expect(ending.errors == "")
      #expect(ending.results.contains(input.sentence))
    } else {
      #expect(ending.errors == input.sentence + "\n")
      // A plan may be printed before the error. The unchanged screens are not printed.
      #expect(input.text.contains("store://bag") || !ending.results.contains("●"))
    }
  }

  @Test("The shell answers each hostile line with its sentence, and the app stays unchanged")
  func shell() async throws {
    let fresh = try await Executable.run([], input: Array("position\n".utf8)).results
    let input: [UInt8] = Self.lines.flatMap { line -> [UInt8] in line.bytes + [0x0A] } + Array("position\n".utf8)
    let ending = try await Executable.run([], input: input)
    #expect(ending.status == 0)
    #expect(ending.results == fresh)
    #expect(Self.isHarmless(ending.errors))
    var rest = ending.errors[...]
    for line in Self.lines {
      guard rest.hasPrefix(line.sentence + "\n") else {
        Issue.record("to \(line.text): \(rest.prefix(300))")
        return
      }
      rest = rest.dropFirst(line.sentence.count + 1)
    }
    #expect(rest == "")
  }

  @Test("The text of a chat notification cannot control a terminal")
  func notifications() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(#"[{"kind":"chat","message":"\u001b[31m a \u009b31m b \u202e c \u2028 d\n● e"}]"#.utf8).write(to: file)
    let ending = try await Executable.run(["notify", file.path])
    #expect(ending.status == 0)
    #expect(ending.results.contains("[31m a "))
    #expect(Self.isHarmless(ending.results))
    #expect(!ending.results.unicodeScalars.contains { $0.properties.isBidiControl })
    #expect(ending.results.split(separator: "\n").count == 13)
  }

  /// Returns whether a text is harmless for a terminal: it has no control characters, and no very long line.
  private static func isHarmless(_ text: String) -> Bool {
    text.split(separator: "\n").allSatisfy { line in
      !line.unicodeScalars.contains(where: \.isControl) && line.count < 500
    }
  }
}
