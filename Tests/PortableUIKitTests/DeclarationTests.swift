#if os(Linux)
  import Foundation
  import Testing

  /// Returns whether the script can run. `.ci/run` runs it in any case.
  nonisolated private func hasPython() -> Bool {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/python3") }
  }

  /// Tests the list of public declarations against the module that these tests are built with.
  @Suite(.enabled(if: hasPython(), "python3 is not on the path")) struct DeclarationTests {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let modules = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("Modules")

    private var list: URL { package.appendingPathComponent("Documentation/Declarations/declarations.tsv") }

    /// Returns the exit status of the script and its output.
    @concurrent private func check(_ list: URL) async throws -> (status: Int32, text: String) {
      let (process, output) = (Process(), Pipe())
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["python3", package.appendingPathComponent("Scripts/check-declarations").path]
      process.arguments? += ["--modules", modules.path, "--list", list.path]
      process.standardOutput = output
      process.standardError = output
      try process.run()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      return (process.terminationStatus, text)
    }

    @Test("UK-5 The list contains every public declaration as it is spelled, and no other declaration")
    func listIsTrue() async throws {
      let answer = try await check(list)
      #expect(answer.status == 0, "\(answer.text)")
    }

    @Test("UK-5 The script names each declaration that is unlisted, missing or spelled differently")
    func listIsHeld() async throws {
      var lines = try String(contentsOf: list, encoding: .utf8).components(separatedBy: "\n")
      let present = "UIViewController.present(_:animated:completion:)"
      let missing = try #require(lines.firstIndex { $0.contains("\t\(present)\t") })
      lines.remove(at: missing)
      let spelled = try #require(lines.firstIndex { $0.contains("\tUIWindow.rootViewController\t") })
      lines[spelled] = lines[spelled].replacingOccurrences(of: "UIViewController?", with: "UIViewController")
      lines.insert("method\tUIView.vanish()\t@MainActor func vanish()\tuikit/uiview/vanish()\trule", at: spelled)
      let changed = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).tsv")
      try lines.joined(separator: "\n").write(to: changed, atomically: true, encoding: .utf8)
      defer { try? FileManager.default.removeItem(at: changed) }
      let answer = try await check(changed)
      #expect(answer.status == 1)
      #expect(answer.text.contains("not listed: method\t\(present)"))
      #expect(answer.text.contains("listed, but not there: method\tUIView.vanish()"))
      #expect(answer.text.contains("not listed: property\tUIWindow.rootViewController"))
    }
  }
#endif
