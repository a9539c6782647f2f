#if os(Linux) || os(macOS)
  import Foundation
  import Testing

  /// Tests `Scripts/watch-progress` with shell commands in place of test processes.
  @Suite("Ending a test run without progress") nonisolated struct ProgressWatchTests {
    private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()

    nonisolated static let canRun = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .contains { FileManager.default.isExecutableFile(atPath: "\($0)/python3") }

    /// The output of three tests, the first of which does not end.
    private static let begun = """
      echo '◇ Test "RC-1 It hangs" started.'; echo '◇ Test ends() started.'; echo '◇ Test fails() started.'
      echo '✔ Test ends() passed after 0.1 seconds.'; echo '✘ Test fails() failed after 0.1 seconds with 1 issue.'
      """

    /// Returns the exit status of the script for a line of bash, and the lines of its output.
    @concurrent private func watch(_ line: String, _ options: [String]) async throws -> (
      status: Int32, lines: [Substring]
    ) {
      let (process, output) = (Process(), Pipe())
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments =
        ["python3", Self.package.appendingPathComponent("Scripts/watch-progress").path, "--interval", "0.05"] + options
        + ["bash", "-c", line]
      process.standardOutput = output
      process.standardError = output
      try process.run()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      return (process.terminationStatus, text.split(separator: "\n"))
    }

    @Test(
      "TK-21 A run that does not use the processor is ended, and the unfinished tests are named",
      .enabled(if: canRun))
    func idle() async throws {
      let run = try await watch("\(Self.begun)\nsleep 100000", ["--looks", "3"])
      #expect(run.status == 1)
      #expect(run.lines.filter { $0.hasPrefix("Begun") } == [#"Begun and not ended: "RC-1 It hangs""#], "\(run.lines)")
      #expect(run.lines.contains { $0.contains("nothing of it has used the processor at 3 looks in a row") })
    }

    @Test(
      "TK-21 A run that uses the processor without ending a test is ended, and the unfinished tests are named",
      .enabled(if: canRun))
    func busy() async throws {
      let run = try await watch(
        "\(Self.begun)\nwhile :; do :; done", ["--looks", "1000", "--processor-seconds", "0.3"])
      #expect(run.status == 1)
      #expect(run.lines.filter { $0.hasPrefix("Begun") } == [#"Begun and not ended: "RC-1 It hangs""#], "\(run.lines)")
      #expect(run.lines.contains { $0.contains("seconds of processor time since its last line") })
    }

    @Test("TK-21 A run with progress keeps its lines and its status, for any duration", .enabled(if: canRun))
    func progress() async throws {
      let run = try await watch("for i in 1 2 3 4 5 6; do echo $i; sleep 0.1; done; exit 7", ["--looks", "20"])
      #expect(run.status == 7)
      #expect(run.lines == ["1", "2", "3", "4", "5", "6"])
    }
  }
#endif
