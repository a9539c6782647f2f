import Foundation
import Testing

/// The executable of the package, run as another process.
nonisolated enum Executable {
  struct Ending {
    /// The exit status, or the negative number of the signal that ended the process.
    let status: Int32
    let results: String
    let errors: String
  }

  /// Returns the location of the executable, next to the test executable.
  static func file() throws -> URL {
    let directories = [Bundle.main.executableURL, Bundle.main.bundleURL].compactMap { $0?.deletingLastPathComponent() }
    let candidates = (directories + [Bundle.main.bundleURL]).map { $0.appendingPathComponent("storefront") }
    return try #require(
      candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) },
      "There is no `storefront` beside the tests; run `swift build --product storefront` first.")
  }

  /// Runs the executable with files as its input and output.
  ///
  /// - Parameter program: A program to run in place of the executable.
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

  /// Runs a line of bash. The variable `$tool` contains the path of the executable.
  @concurrent static func runInBash(_ line: String) async throws -> Ending {
    try await run(["-c", "tool='\(try file().path)'; " + line], of: URL(fileURLWithPath: "/bin/bash"))
  }

  /// Starts a process after all earlier ones have ended, and returns its exit status.
  @concurrent static func end(
    of process: Process, _ arguments: [String], _ program: URL? = nil
  ) async throws -> Int32 {
    process.executableURL = try program ?? file()
    process.arguments = arguments
    await turns.begin()
    let ending = Result { try start(process) }
    var statuses: [Int32] = []
    if case .success(let ended) = ending { for await status in ended { statuses.append(status) } }
    await turns.end()
    _ = try ending.get()
    return try #require(statuses.first)
  }

  private static func start(_ process: Process) throws -> AsyncStream<Int32> {
    let (ended, ending) = AsyncStream<Int32>.makeStream()
    process.terminationHandler = {
      ending.yield($0.terminationReason == .exit ? $0.terminationStatus : -$0.terminationStatus)
      ending.finish()
    }
    try process.run()
    return ended
  }

  private static let turns = Turns()
}

/// A queue that lets one process run at a time, in the order of requests. Hundreds of tests start a process each, all together. Without
/// the queue, the processes would leave hardly any processor time for the main actor, on which most other tests run.
private actor Turns {
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func begin() async {
    guard isTaken else { return isTaken = true }
    await withCheckedContinuation { waiting.append($0) }
  }

  func end() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }
}
