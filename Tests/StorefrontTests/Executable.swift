import Foundation
import Testing

/// The executable of the package, run as another process.
nonisolated enum Executable {
  struct Ending {
    /// What it ended with; below zero the signal that ended it.
    let status: Int32
    let results: String
    let errors: String
  }

  /// Where it lies: beside the test's own.
  static func file() throws -> URL {
    let directories = [Bundle.main.executableURL, Bundle.main.bundleURL].compactMap { $0?.deletingLastPathComponent() }
    let candidates = (directories + [Bundle.main.bundleURL]).map { $0.appendingPathComponent("storefront") }
    return try #require(
      candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) },
      "There is no `storefront` beside the tests; run `swift build --product storefront` first.")
  }

  /// Runs it, with files for its input and output.
  ///
  /// - Parameter program: Another program to run in its place.
  @concurrent static func run(_ arguments: [String], input: [UInt8] = [], of program: URL? = nil) async throws -> Ending
  {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let files = ["in", "out", "err"].map { directory.appendingPathComponent($0) }
    for file in files { try Data(file == files[0] ? input : []).write(to: file) }
    let process = Process()
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    let status = try await end(of: process, arguments, program)
    return Ending(
      status: status, results: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self))
  }

  /// Runs a line of bash, in which `$tool` is the executable.
  @concurrent static func runInBash(_ line: String) async throws -> Ending {
    try await run(["-c", "tool='\(try file().path)'; " + line], of: URL(fileURLWithPath: "/bin/bash"))
  }

  /// Starts a process, and returns what it ends with.
  @concurrent static func end(of process: Process, _ arguments: [String], _ program: URL? = nil) async throws -> Int32 {
    process.executableURL = try program ?? file()
    process.arguments = arguments
    let (ended, ending) = AsyncStream<Int32>.makeStream()
    process.terminationHandler = {
      ending.yield($0.terminationReason == .exit ? $0.terminationStatus : -$0.terminationStatus)
      ending.finish()
    }
    try process.run()
    var statuses: [Int32] = []
    for await status in ended { statuses.append(status) }
    return try #require(statuses.first)
  }
}
