import XCTest

/// Writes the traces of this system's UIKit to the file that `Scripts/traces --simulator` names.
nonisolated final class TraceRun: XCTestCase {
  @MainActor func testWriteTraces() async throws {
    let text = await Move.text()
    let file = ProcessInfo.processInfo.environment["TRACES_FILE"] ?? "/tmp/wayfinder-traces.txt"
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    print("Traces written to \(file)")
  }
}
