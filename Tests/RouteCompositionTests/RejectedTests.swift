import Foundation
import Testing

/// Tests of the programs that the compiler must refuse. A script checks them, and this test runs the script on the modules just built.
@Suite struct RejectedTests {
  private nonisolated static var script: URL {
    URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Scripts/check-rejected")
  }

  /// The folder next to the test executable, in which the build puts the modules.
  private nonisolated static var modules: URL? {
    var directory = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    while directory.path != "/" {
      directory.deleteLastPathComponent()
      let modules = directory.appendingPathComponent("Modules")
      let wayfinder = modules.appendingPathComponent("Wayfinder.swiftmodule")
      if FileManager.default.fileExists(atPath: wayfinder.path) { return modules }
    }
    return nil
  }

  private nonisolated static func isOnPath(_ tool: String) -> Bool {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(tool)") }
  }

  nonisolated static var canRun: Bool {
    #if os(Linux) || os(macOS)
      return modules != nil && isOnPath("swiftc") && isOnPath("python3")
    #else
      return false
    #endif
  }

  #if os(Linux) || os(macOS)
    @Test(
      "RC-4, MR-11, MR-12 The compiler quickly refuses wrong programs with the right diagnostic, and accepts right ones",
      .enabled(if: canRun))
    @concurrent nonisolated func refusals() async throws {
      let process = Process()
      let output = Pipe()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["python3", Self.script.path, "--modules", try #require(Self.modules).path]
      process.standardOutput = output
      process.standardError = output
      try process.run()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      let complaints = text.split(separator: "\n").filter { !$0.hasPrefix("ok ") }
      #expect(process.terminationStatus == 0, "\(complaints.joined(separator: "\n"))")
      #expect(text.contains("right-program"))
    }
  #endif
}
