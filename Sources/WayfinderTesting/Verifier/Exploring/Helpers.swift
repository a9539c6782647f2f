public import Foundation

/// Another process that explores some of the states, and interrupts some of the navigations, so that several cores are used.
///
/// It is handed tasks and gives answers, as bytes that mean something to the verifier alone.
public protocol VerificationHelper: AnyObject {
  /// Hands over a task. It is done while this process does others.
  func begin(_ task: Data) throws
  /// Whether ``answer()`` need not wait.
  var hasAnswered: Bool { get }
  /// Waits for the answer to the last task.
  func answer() throws -> Data
}

/// What a helper is to do.
nonisolated enum HelperTask: Codable {
  case explore(ExploringTask)
  /// Letting the app go in which was explored.
  case leave
  case interrupt(InterruptingTask)
}

/// What a helper is to explore.
nonisolated struct ExploringTask: Codable {
  let places: [Place]
  let onlyBack: Bool
  /// What others have explored since the last task.
  let explored: [ExploredElsewhere]
}

/// What a helper has found.
nonisolated struct HelperAnswer: Codable {
  /// What was found when an app had gone, and a way by which it had come where it was left.
  struct Farewell: Hashable, Codable {
    let finding: Finding
    let history: [AppStep]
  }

  private let states: [Expansion]
  private let edges: [EdgeColumns]
  let effort: ExploringEffort
  let farewells: [Farewell]

  init(_ expansions: [Expansion], effort: ExploringEffort, farewells: [Farewell]) {
    (states, edges) = (expansions, expansions.map { EdgeColumns($0.edges) })
    (self.effort, self.farewells) = (effort, farewells)
  }

  var expansions: [Expansion] {
    zip(states, edges).map { state, edges in
      var expansion = state
      expansion.edges = edges.edges
      return expansion
    }
  }
}

extension Walker {
  /// Does what a task asks for, as its helper.
  func answer(_ task: Data) async throws -> Data {
    switch try JSONDecoder().decode(HelperTask.self, from: task) {
    case .explore(let task):
      learn(task.explored)
      return try answer(try await expand(task.places, onlyBack: task.onlyBack))
    case .leave:
      try await leave()
      return try answer([])
    case .interrupt(let task): return try await JSONEncoder().encode(description.interrupted(task))
    }
  }

  private func answer(_ expansions: [Expansion]) throws -> Data {
    let farewells = farewells.map { HelperAnswer.Farewell(finding: $0.finding, history: $0.history) }
    return try JSONEncoder().encode(HelperAnswer(expansions, effort: effort, farewells: farewells))
  }
}

/// Shares the states of each level among this process and its helpers.
///
/// A state goes to the process that explored the one before it on its way; some go to others where the shares would not be alike. A
/// helper that is done sooner is handed some of what this process has not begun. What one has explored, the others are told of with
/// their next task: they come back to it, and go on from there, as to what they have explored themselves.
final class SharedExploring<App: RunningApp> {
  private let walker: Walker<App>
  private let helpers: [any VerificationHelper]
  /// Who has explored a state: 0 for this process, then the helpers.
  private var explorers: [Fingerprint: Int] = [:]
  /// The helpers that have a task.
  private var busy: Set<Int> = []
  private var found: [Fingerprint: Expansion] = [:]
  /// What each helper has not been told of yet.
  private var untold: [[ExploredElsewhere]]
  /// The last answer of each helper; what it counts is counted from its beginning.
  private(set) var answers: [HelperAnswer?]

  init(_ walker: Walker<App>, with helpers: [any VerificationHelper]) {
    (self.walker, self.helpers) = (walker, helpers)
    answers = helpers.map { _ in nil }
    untold = helpers.map { _ in [] }
  }

  func expand(_ places: [Place], onlyBack: Bool, progress: (Int) -> Void) async throws -> [Expansion] {
    guard !helpers.isEmpty else { return try await walker.expand(places, onlyBack: onlyBack, progress: progress) }
    found = [:]
    // A few states are explored sooner than handed over.
    guard places.count > 8 else {
      let own = try await walker.expand(places, onlyBack: onlyBack, progress: progress)
      take(own, from: nil)
      return own
    }
    let shares = shares(of: places)
    for (helper, share) in shares.dropFirst().enumerated() { try begin(share, onlyBack: onlyBack, helper) }
    let own = try await walker.expand(shares[0], onlyBack: onlyBack) { done in
      progress(min(done * shares.count, places.count))
      for helper in busy where helpers[helper].hasAnswered {
        try end(helper)
        try begin(walker.handOver(), onlyBack: onlyBack, helper)
      }
    }
    take(own, from: nil)
    for helper in busy { try end(helper) }
    progress(places.count)
    // In the order of the places, so that the report does not depend on who has explored what.
    return places.compactMap { found[$0.state] }
  }

  /// Lets the apps go in which was explored, each process its own.
  func leave() async throws {
    for helper in helpers.indices where answers[helper] != nil { try begin(.leave, helper) }
    try await walker.leave()
    for helper in busy { try end(helper) }
  }

  private func begin(_ places: [Place], onlyBack: Bool, _ helper: Int) throws {
    guard !places.isEmpty else { return }
    for place in places { explorers[place.state] = helper + 1 }
    let task = ExploringTask(places: places, onlyBack: onlyBack, explored: untold[helper])
    untold[helper] = []
    try begin(.explore(task), helper)
  }

  private func begin(_ task: HelperTask, _ helper: Int) throws {
    try helpers[helper].begin(JSONEncoder().encode(task))
    busy.insert(helper)
  }

  private func end(_ helper: Int) throws {
    busy.remove(helper)
    let answer = try JSONDecoder().decode(HelperAnswer.self, from: helpers[helper].answer())
    answers[helper] = answer
    take(answer.expansions, from: helper)
  }

  /// - Parameter explorer: The helper that has explored them; `nil` where that is this process.
  private func take(_ expansions: [Expansion], from explorer: Int?) {
    for expansion in expansions { found[expansion.state] = expansion }
    let explored = expansions.compactMap(ExploredElsewhere.init)
    if explorer != nil { walker.learn(explored) }
    for helper in helpers.indices where helper != explorer { untold[helper] += explored }
  }

  /// The places of each process. This one has the most: what it has not begun when a helper is done it can hand over, and not the
  /// other way round.
  private func shares(of places: [Place]) -> [[Place]] {
    let each = places.count / (helpers.count + 1) * 4 / 5
    let room = [places.count - each * helpers.count] + helpers.map { _ in each }
    var shares = [[Place]](repeating: [], count: room.count)
    var others: [Place] = []
    for place in places {
      if let explorer = place.parent.flatMap({ explorers[$0] }), shares[explorer].count < room[explorer] {
        shares[explorer].append(place)
      } else {
        others.append(place)
      }
    }
    for explorer in shares.indices {
      let more = room[explorer] - shares[explorer].count
      shares[explorer] += others.prefix(more)
      others.removeFirst(more)
    }
    for place in shares[0] { explorers[place.state] = 0 }
    return shares
  }
}

extension AppUnderTest {
  /// Explores what another process asks for, until that has gone: what a helper's process does, which does nothing else meanwhile
  /// (``withMainSerialExecutor(_:)``).
  ///
  /// - Parameters:
  ///   - bound: The bound that the other process has.
  ///   - next: Waits for the next task; `nil` at the end.
  ///   - reply: Sends an answer.
  /// - Throws: What the launch throws, and what the two throw.
  public func helpVerifying(
    within bound: VerificationBound, next: () throws -> Data?, reply: (Data) throws -> Void
  ) async throws {
    let walker = Walker(self, within: bound, restoring: true)
    try await withMainSerialExecutor {
      try await onMainTurns {
        while let task = try next() { try reply(await walker.answer(task)) }
      }
    }
  }
}

#if os(Linux) || os(macOS)
  /// A helper that is started as a process, and spoken to by its standard input and output.
  public final class HelperProcess: VerificationHelper {
    private let process = Process()
    private let tasks = Pipe()
    private let answers = Pipe()

    /// Starts it.
    ///
    /// - Parameters:
    ///   - executable: The program; most often the one that runs.
    ///   - arguments: What has it call ``AppUnderTest/helpVerifying(within:next:reply:)`` with ``next(from:)``.
    /// - Throws: What the system throws where it cannot be started.
    public init(executable: URL, arguments: [String]) throws {
      process.executableURL = executable
      process.arguments = arguments
      process.standardInput = tasks
      process.standardOutput = answers
      try process.run()
    }

    /// Hands over a task.
    public func begin(_ task: Data) throws { try Self.send(task, to: tasks.fileHandleForWriting) }

    /// Whether there is something to read from it.
    public var hasAnswered: Bool {
      var file = pollfd(fd: answers.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
      return poll(&file, 1, 0) > 0
    }

    /// Waits for the answer.
    public func answer() throws -> Data {
      guard let answer = try Self.next(from: answers.fileHandleForReading) else { throw HelperHasGone() }
      return answer
    }

    /// Lets the process end.
    public func end() {
      try? tasks.fileHandleForWriting.close()
      process.waitUntilExit()
    }

    /// Sends what a process of the other side reads by ``next(from:)``.
    public static func send(_ data: Data, to file: FileHandle) throws {
      let count = withUnsafeBytes(of: UInt64(data.count).littleEndian) { Data($0) }
      try file.write(contentsOf: count + data)
    }

    /// Reads what the other side has sent; `nil` at the end.
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

/// A helper has ended, or speaks otherwise than it should.
nonisolated public struct HelperHasGone: Error, CustomStringConvertible {
  /// What happened, as a sentence.
  public var description: String { "A process that helped exploring has ended before its work was done." }
}
