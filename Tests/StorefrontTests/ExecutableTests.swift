import Foundation
import StorefrontApp
import Testing

@Suite("The executable, from outside", .timeLimit(.hang)) struct ExecutableTests {
  struct Ending {
    let status: Int32
    let results: String
    let errors: String
  }

  /// The executable of the package, beside the test's own.
  private static func executable() throws -> URL {
    let directories = [Bundle.main.executableURL, Bundle.main.bundleURL].compactMap { $0?.deletingLastPathComponent() }
    let candidates = (directories + [Bundle.main.bundleURL]).map { $0.appendingPathComponent("storefront") }
    return try #require(
      candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) },
      "There is no `storefront` beside the tests; run `swift build --product storefront` first.")
  }

  /// Runs it as another process, with files for its input and output.
  private func run(_ arguments: [String], input: [UInt8] = []) async throws -> Ending {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let files = ["in", "out", "err"].map { directory.appendingPathComponent($0) }
    for file in files { try Data(file == files[0] ? input : []).write(to: file) }
    let process = Process()
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    let status = try await end(of: process, arguments)
    return Ending(
      status: status, results: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self))
  }

  private func end(of process: Process, _ arguments: [String]) async throws -> Int32 {
    process.executableURL = try Self.executable()
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

  @Test(
    "Its status says how it ended",
    arguments: [
      (["open", "store://product/42"], 0), (["open"], 2), (["open", "store://orders"], 3),
      (["open", "store://nowhere"], 4), (["open", "store://product/77"], 5),
      (["open", "store://orders", "--logged-in"], 0), (["open", "store://checkout/payment", "--logged-in"], 0),
      (["open", "store://checkout/payment"], 3), (["open", "store://checkout/payment", "--plan", "--json"], 0),
    ] as [([String], Int32)])
  func statuses(_ arguments: [String], _ status: Int32) async throws {
    let ending = try await run(arguments)
    #expect(ending.status == status)
    #expect(ending.errors.isEmpty == (status == 0))
    #expect(ending.results.isEmpty == (status == 2))
    #expect(!ending.results.contains("\u{1B}"))
  }

  @Test(
    "It follows the notifications of a file; with one that is wrong it does nothing, and says so in a sentence",
    arguments: [
      (#"[{"kind":"promotion","product":7},{"kind":"order","order":1001,"status":"shipped"}]"#, ["--logged-in"], 0),
      (#"[{"kind":"promotion","product":7},{"kind":"order","order":1001,"status":"shipped"}]"#, [], 3),
      (#"[{"kind":"promotion","product":7},{"kind":"order","order":9,"status":"shipped"}]"#, [], 4),
      ("[{", ["--json"], 4),
    ] as [(String, [String], Int32)])
  func notifications(_ json: String, _ options: [String], _ status: Int32) async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
    try Data(json.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let ending = try await run(["notify", file.path] + options)
    #expect(ending.status == status)
    #expect(ending.results.contains("order 1001 shipped: Arrived.") == (status == 0))
    #expect(ending.results.isEmpty == (status == 4))
    #expect(ending.errors.split(separator: "\n").count == (status == 0 ? 0 : 1))
  }

  @Test("A file of notifications that is not there is wrong, and so is a second one")
  func noNotifications() async throws {
    let ending = try await run(["notify", "/nowhere/notifications.json"])
    #expect(ending.status == 4 && ending.errors == "/nowhere/notifications.json: The file cannot be read.\n")
    #expect(try await run(["notify"]).status == 2)
    #expect(try await run(["notify", "a", "b"]).status == 2)
  }

  @Test("A file of notifications that is too large is refused before it is read")
  func tooManyNotifications() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
    #expect(FileManager.default.createFile(atPath: file.path, contents: nil))
    defer { try? FileManager.default.removeItem(at: file) }
    // A file with nothing in it but room, far more than can be read.
    let handle = try FileHandle(forWritingTo: file)
    try handle.truncate(atOffset: 1 << 42)
    try handle.close()
    let ending = try await run(["notify", file.path])
    #expect(ending.status == 4)
    #expect(ending.errors == "\(file.path): The file has more than the 1048576 bytes that are read; split it.\n")
  }

  @Test("With --json it writes one object a line, with plan, outcome and tree")
  func json() async throws {
    let ending = try await run(["open", "store://product/42", "store://nowhere", "store://product/77", "--json"])
    let lines = ending.results.split(separator: "\n")
    #expect(ending.status == 4)
    #expect(lines.count == 3)
    var kinds: [String] = []
    for line in lines {
      let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      kinds.append((object["outcome"] as? [String: Any])?["kind"] as? String ?? "")
      #expect(object["tree"] is [String: Any])
      #expect(object["link"] is String)
    }
    #expect(kinds == ["arrived", "unknown", "failed"])
    let first = try JSONSerialization.jsonObject(with: Data(lines[0].utf8)) as? [String: Any]
    #expect(first?["plan"] is [String: Any])
  }

  @Test("The shell ends with 0 when its input does, also in the middle of a line and with something waiting")
  func shell() async throws {
    let ending = try await run([], input: Array("open store://orders\n\u{0}\nopen store://ba".utf8) + [0xFF])
    #expect(ending.status == 0)
    #expect(ending.results.contains("Waits for the login screen"))
    #expect(ending.errors.split(separator: "\n").count == 2)
    #expect(try await run([]).status == 0)
    #expect(try await run([], input: Array("quit\nopen store://bag\n".utf8)).results == "")
  }

  @Test("The example file runs in it")
  func example() async throws {
    let file = packageDirectory.appendingPathComponent("Examples/storefront.txt")
    let ending = try await run([], input: Array(try Data(contentsOf: file)))
    #expect(ending.status == 0)
    #expect(ending.results.contains("Tracking of order 1001"))
  }

  @Test("A reader of its output that has gone does not make it crash")
  func brokenPipe() async throws {
    let process = Process()
    let (output, errors, input) = (Pipe(), Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = input
    try output.fileHandleForReading.close()
    try input.fileHandleForWriting.write(contentsOf: Data("open store://product/42\ntree\nquit\n".utf8))
    #expect(try await end(of: process, []) == 0)
    try errors.fileHandleForWriting.close()
    #expect(try errors.fileHandleForReading.readToEnd() ?? Data() == Data())
  }
}
