import Foundation
import Testing

@testable import StorefrontApp

/// Odd and hostile input, to the executable from outside. `Hostile/arguments.txt` has what is written after `storefront`,
/// `Hostile/lines.txt` what is written in its shell.
@Suite("Odd and hostile input") nonisolated struct HostileInputTests {
  nonisolated static let arguments = HostileInput.rows(of: "arguments")
  nonisolated static let lines = HostileInput.rows(of: "lines")

  @Test("There are 200 lines of it")
  func enough() {
    #expect(Self.arguments.count >= 90)
    #expect(Self.arguments.count + Self.lines.count >= 200)
  }

  @Test("Arguments get one clear sentence, once, and the right status", arguments: arguments)
  func people(_ input: HostileInput) async throws {
    let ending = try await Executable.run(input.arguments)
    #expect(ending.status == input.status)
    #expect(Self.isHarmless(ending.errors) && Self.isHarmless(ending.results))
    if input.status == 0 {
      #expect(ending.errors == "")
      #expect(ending.results.contains(input.sentence))
    } else {
      #expect(ending.errors == input.sentence + "\n")
      // What was planned may stand before it, the screens as they were do not.
      #expect(input.text.contains("store://bag") || !ending.results.contains("●"))
    }
  }

  @Test("With --json they get the same, as one object a line and nothing else", arguments: arguments)
  func programs(_ input: HostileInput) async throws {
    let ending = try await Executable.run(["--json"] + input.arguments)
    #expect(ending.status == input.status)
    #expect(ending.errors == "")
    var texts: [String] = []
    for line in ending.results.split(separator: "\n") {
      let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any], "\(line)")
      #expect(Set(object.keys).isSubset(of: Report.CodingKeys.allCases.map(\.rawValue)))
      texts.append((object["outcome"] as? [String: Any])?["text"] as? String ?? "")
    }
    if input.status != 0 {
      let first = input.sentence.split(separator: "\n").first ?? ""
      #expect(texts.contains { !$0.isEmpty && first.hasSuffix($0) })
    }
  }

  @Test("A shell answers each line with its sentence, and all of them leave the app as it was")
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

  @Test("A shell that writes JSON answers each line with one object, and an empty one with none")
  func shellInJSON() async throws {
    let input: [UInt8] = Self.lines.flatMap { line -> [UInt8] in line.bytes + [0x0A, 0x0A] }
    let ending = try await Executable.run(["--json"], input: input)
    #expect(ending.status == 0 && ending.errors == "")
    let answers = ending.results.split(separator: "\n")
    #expect(answers.count == Self.lines.count)
    for (line, answer) in zip(Self.lines, answers) {
      let object = try #require(try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any])
      let text = (object["outcome"] as? [String: Any])?["text"] as? String ?? ""
      let sentence = line.sentence.split(separator: "\n").first ?? ""
      #expect(!text.isEmpty && sentence.hasSuffix(text), "\(line.text)")
      #expect(Self.isHarmless(String(answer)))
    }
  }

  @Test(
    "What a notification says does nothing to a terminal, on whatever screen it is shown", arguments: [[], ["--json"]])
  func notifications(_ options: [String]) async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(#"[{"kind":"chat","message":"\u001b[31m a \u009b31m b \u202e c \u2028 d\n● e"}]"#.utf8).write(to: file)
    let ending = try await Executable.run(["notify", file.path] + options)
    #expect(ending.status == 0)
    #expect(ending.results.contains("[31m a "))
    #expect(Self.isHarmless(ending.results))
    #expect(!ending.results.unicodeScalars.contains { $0.properties.isBidiControl })
    #expect(ending.results.split(separator: "\n").count == (options.isEmpty ? 13 : 1))
  }

  /// Whether a text leaves a terminal in peace: without control characters, and no line of it longer than a few of its own.
  private static func isHarmless(_ text: String) -> Bool {
    text.split(separator: "\n").allSatisfy { line in
      !line.unicodeScalars.contains(where: \.isControl) && line.count < (line.hasPrefix("{") ? 5000 : 500)
    }
  }
}
