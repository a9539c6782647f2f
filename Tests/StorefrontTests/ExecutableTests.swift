import Foundation
import StorefrontApp
import Testing

@Suite("The executable, from outside") nonisolated struct ExecutableTests {
  @Test(
    "The exit status of the executable depends on the result",
    arguments: [
      (["open", "store://product/42"], 0), (["open"], 2), (["open", "store://orders"], 3),
      (["open", "store://nowhere"], 4), (["open", "store://product/77"], 5),
      (["open", "store://orders", "--logged-in"], 0), (["open", "store://checkout/payment", "--logged-in"], 0),
      (["map", "--svg", "--dot"], 2), (["map", "--mermaid", "--compare", "old.json"], 2),
      (["map", "--compare", "/dev/null"], 4), (["map", "store://nowhere"], 4),
      (["open", "store://checkout/payment"], 3), (["open", "store://checkout/payment", "--plan"], 0),
    ] as [([String], Int32)])
  func statuses(_ arguments: [String], _ status: Int32) async throws {
    let ending = try await Executable.run(arguments)
    #expect(ending.status == status)
    #expect(ending.errors.isEmpty == (status == 0))
    // A plan is printed even if a request needs a person. An error is printed once, without the unchanged tree.
    #expect(ending.results.isEmpty == [2, 4, 5].contains(status))
    #expect(ending.results.contains("●") == (status == 0 && !arguments.contains("--plan")))
    #expect(!ending.results.contains("\u{1B}"))
  }

  @Test(
    "The executable follows the notifications of a file, and refuses a wrong file with one sentence",
    arguments: [
      (#"[{"kind":"promotion","product":7},{"kind":"order","order":1001,"status":"shipped"}]"#, ["--logged-in"], 0),
      (#"[{"kind":"promotion","product":7},{"kind":"order","order":1001,"status":"shipped"}]"#, [], 3),
      (#"[{"kind":"promotion","product":7},{"kind":"order","order":9,"status":"shipped"}]"#, [], 4),
      ("[{", [], 4),
    ] as [(String, [String], Int32)])
  func notifications(_ json: String, _ options: [String], _ status: Int32) async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
    try Data(json.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let ending = try await Executable.run(["notify", file.path] + options)
    #expect(ending.status == status)
    #expect(ending.results.contains("order 1001 shipped: Arrived.") == (status == 0))
    #expect(ending.results.isEmpty == (status == 4))
    #expect(ending.errors.split(separator: "\n").count == (status == 0 ? 0 : 1))
  }

  @Test("The command notify refuses a missing file, no file and two files")
  func noNotifications() async throws {
    let ending = try await Executable.run(["notify", "/nowhere/notifications.json"])
    #expect(ending.status == 4)
    #expect(ending.errors == "/nowhere/notifications.json: The file cannot be read.\n")
    #expect(try await Executable.run(["notify"]).status == 2)
    #expect(try await Executable.run(["notify", "a", "b"]).status == 2)
  }

  @Test("The command notify refuses an oversized file without reading the file")
  func tooManyNotifications() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
    #expect(FileManager.default.createFile(atPath: file.path, contents: nil))
    defer { try? FileManager.default.removeItem(at: file) }
    // An empty file, far larger than can be read.
    let handle = try FileHandle(forWritingTo: file)
    try handle.truncate(atOffset: 1 << 42)
    try handle.close()
    let ending = try await Executable.run(["notify", file.path])
    #expect(ending.status == 4)
    #expect(ending.errors == "\(file.path): The file has more than the 1048576 bytes that are read; split it.\n")
  }

  @Test("`map --compare` finds no change in the map that `map --json` has written", arguments: [[], ["store://bag"]])
  func mapAsJSON(_ links: [String]) async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let written = try await Executable.run(["map", "--json"] + links)
    #expect(written.status == 0)
    try Data(written.results.utf8).write(to: file)
    #expect(try await Executable.run(["map", "--compare", file.path] + links).status == 0)
  }

  @Test("The shell ends with status 0 at the end of its input, also within a line or with a waiting request")
  func shell() async throws {
    let ending = try await Executable.run([], input: Array("open store://orders\n\u{0}\nopen store://ba".utf8) + [0xFF])
    #expect(ending.status == 0)
    #expect(ending.results.contains("Waits for the login screen"))
    #expect(ending.errors.split(separator: "\n").count == 2)
    #expect(try await Executable.run([]).status == 0)
    #expect(try await Executable.run([], input: Array("quit\nopen store://bag\n".utf8)).results == "")
  }

  @Test("DL-10 A link that needs a login arrives in a later process that logs in")
  func linkOutlivesTheProcess() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: file) }
    func run(_ lines: String, _ more: String...) async throws -> Executable.Ending {
      try await Executable.run(["--waiting", file.path] + more, input: Array(lines.utf8))
    }
    let first = try await run("open store://orders/1001\n")
    #expect(first.status == 0)
    #expect(first.results.contains("Waits for the login screen"))
    // There is no login, and a command that succeeds at once does not replace the waiting link.
    let second = try await run("open store://bag\ntree\n")
    #expect(!second.results.contains("Login"))
    #expect(!second.results.contains("1001"))
    let third = try await run("open store://login\nlogin\n")
    #expect(third.results.contains("store://orders/1001: Arrived."), "\(third)")
    #expect(third.results.split(separator: "\n").last?.contains("OrderScreen “Order 1001”") == true)
    #expect(!FileManager.default.fileExists(atPath: file.path))
    #expect(try await !run("tree\n", "--logged-in").results.contains("1001"))
  }

  @Test(
    "DL-10 A waiting link stays stored when another link ends, also after its login screen was dismissed",
    arguments: ["open store://orders\nopen store://product/999\n", "open store://orders\ndismiss\nopen store://home\n"])
  func otherLinkEnds(_ lines: String) async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let first = try await Executable.run(["--waiting", file.path], input: Array(lines.utf8))
    #expect(first.status == 0, "\(first)")
    #expect(first.results.contains("store://orders: Waits for the login screen"), "\(first)")
    let next = try await Executable.run(["--waiting", file.path, "--logged-in"])
    #expect(next.results.hasPrefix("store://orders: Arrived.\n"), "\(next)")
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test("DL-10 A waiting link opens at once if the user is logged in, and a file with other content stays unchanged")
  func leftLinkAtOnce() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: file) }
    _ = try await Executable.run(["--waiting", file.path], input: Array("open store://wishlist\n".utf8))
    let next = try await Executable.run(["--waiting", file.path, "--logged-in"])
    #expect(next.results.hasPrefix("store://wishlist: Arrived.\n"))
    try Data("something else".utf8).write(to: file)
    let other = try await Executable.run(["--waiting", file.path], input: Array("open store://wishlist\n".utf8))
    #expect(other.status == 4)
    #expect(other.results == "")
    #expect(other.errors.contains("delete the file"))
    #expect(try String(contentsOf: file, encoding: .utf8) == "something else")
  }

  @Test("The executable runs the example file")
  func example() async throws {
    let file = packageDirectory.appendingPathComponent("Examples/storefront.txt")
    let ending = try await Executable.run([], input: Array(try Data(contentsOf: file)))
    #expect(ending.status == 0)
    #expect(ending.results.contains("Tracking of order 1001"))
  }

  @Test("A closed output pipe ends the executable silently with SIGPIPE")
  func brokenPipe() async throws {
    let process = Process()
    let (output, errors, input) = (Pipe(), Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = input
    try output.fileHandleForReading.close()
    try input.fileHandleForWriting.write(contentsOf: Data("open store://product/42\ntree\n".utf8))
    // The input does not end. The process ends because its output has no reader.
    #expect(try await Executable.end(of: process, []) == -SIGPIPE)
    try errors.fileHandleForWriting.close()
    #expect(try errors.fileHandleForReading.readToEnd() ?? Data() == Data())
  }

  @Test(
    "The executable ends with a sentence if its output or input fails, also with endless input",
    arguments: [
      ("\"$tool\" > /dev/full", "Standard output cannot be written: No space left on device."),
      ("\"$tool\" open store://bag > /dev/full", "Standard output cannot be written: No space left on device."),
      ("\"$tool\" --help > /dev/full", "Standard output cannot be written: No space left on device."),
      ("\"$tool\" >&-", "Standard output cannot be written: Bad file descriptor."),
      ("\"$tool\" open store://bag >&-", "Standard output cannot be written: Bad file descriptor."),
      ("\"$tool\" < /", "Standard input cannot be read: Is a directory."),
      ("\"$tool\" <&-", "Standard input cannot be read: Bad file descriptor."),
    ])
  func noOutput(_ line: String, _ sentence: String) async throws {
    // The input never ends by itself.
    let ending = try await Executable.runInBash(line.contains("<") ? line : "yes tree | " + line)
    #expect(ending.status == 5)
    #expect(ending.errors == sentence + "\n")
  }

  @Test("A closed pipe ends the executable with status 141, also if the signal is ignored")
  func pipeStatus() async throws {
    let line = "yes tree | \"$tool\" | head -n 1 > /dev/null; exit ${PIPESTATUS[1]}"
    #expect(try await Executable.runInBash(line).status == 141)
    let ignoring = try await Executable.runInBash("trap '' PIPE; " + line)
    #expect(ignoring.status == 141)
    #expect(!ignoring.errors.contains("Standard output"))
  }

  @Test("The command journal writes only to a regular file, and reports a full disk with a sentence")
  func journalFiles() async throws {
    let ending = try await Executable.runInBash(
      """
      d=$(mktemp -d); mkfifo $d/pipe; unshare -m true 2> /dev/null || { echo skipped; exit; }
      printf 'journal %s\\n' $d/pipe | "$tool" 2>&1; [ -p $d/pipe ] && echo 'a pipe still'
      d=$d tool="$tool" unshare -m sh -c 'mount -t tmpfs -o size=4k none $d && head -c 4096 /dev/zero > $d/filler
        echo "journal $d/journal" | "$tool" 2>&1'
      rm -r $d
      """)
    guard ending.results != "skipped\n" else { return }
    #expect(ending.results.contains("This is not a regular file; name another."), "\(ending)")
    #expect(ending.results.contains("a pipe still"), "\(ending)")
    #expect(ending.results.contains("No space is left on the disk."), "\(ending)")
  }

  @Test("The executable continues if its errors cannot be written")
  func noErrors() async throws {
    let ending = try await Executable.runInBash("printf 'rubbish\\ntree\\n' | \"$tool\" 2> /dev/full")
    #expect(ending.status == 0)
    #expect(ending.results.contains("HomeScreen"))
  }
}
