#if os(Linux) || os(macOS)
  public import Foundation

  /// A helper in a process of its own. It reads tasks from standard input and writes answers to standard output.
  public final class HelperProcess: VerificationHelper {
    private let process = Process()
    private let tasks = Pipe()
    private let answers = Pipe()

    /// Starts the process.
    ///
    /// - Parameters:
    ///   - executable: The program, most often this one.
    ///   - arguments: Arguments that make the program call ``AppUnderTest/helpVerifying(within:next:reply:)`` with ``next(from:)``.
    /// - Throws: An error of the system.
    public init(executable: URL, arguments: [String]) throws {
      process.executableURL = executable
      process.arguments = arguments
      process.standardInput = tasks
      process.standardOutput = answers
      try process.run()
    }

    /// Sends a task.
    public func begin(_ task: Data) throws { try Self.send(task, to: tasks.fileHandleForWriting) }

    /// A Boolean value that indicates whether the process has answered.
    public var hasAnswered: Bool {
      var file = pollfd(fd: answers.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
      return poll(&file, 1, 0) > 0
    }

    /// Waits for the answer.
    public func answer() throws -> Data {
      guard let answer = try Self.next(from: answers.fileHandleForReading) else { throw HelperHasGone() }
      return answer
    }

    /// Ends the process.
    public func end() {
      try? tasks.fileHandleForWriting.close()
      process.waitUntilExit()
    }

    /// Sends data to a process that calls ``next(from:)``.
    public static func send(_ data: Data, to file: FileHandle) throws {
      let count = withUnsafeBytes(of: UInt64(data.count).littleEndian) { Data($0) }
      try file.write(contentsOf: count + data)
    }

    /// Reads the next data of the other process; `nil` at the end.
    public static func next(from file: FileHandle) throws -> Data? {
      guard let head = try read(8, from: file) else { return nil }
      let count = head.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      guard count < 1 << 32 else { throw HelperHasGone() }
      return try read(Int(count), from: file)
    }

    private static func read(_ count: Int, from file: FileHandle) throws -> Data? {
      var data = Data()
      while data.count < count {
        guard let more = try file.read(upToCount: count - data.count), !more.isEmpty else { return nil }
        data += more
      }
      return data
    }
  }
#endif
