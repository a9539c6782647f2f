import Foundation
import StorefrontApp
public import WayfinderTesting

/// `storefront check`: explores the whole shop, and says whether all holds.
public struct CheckCommand {
  private let say: @MainActor (String) -> Void
  private let complain: @MainActor (String) -> Void
  private let isForPeople: Bool
  private let executable: String
  /// The usage, as the tool prints it.
  nonisolated public static let usage = """
    usage: storefront check [--states N] [--steps N] [--interrupted N] [--processes N] [--json]

    Explores the shop breadth first from its launch, over the user's moves, all links and the switches, and checks every state
    and every destination. It prints how much was explored, and for each thing that does not hold the shortest way there and a
    test. It ends with 0 if all holds, 2 for wrong usage, 5 if something does not.
    """

  /// - Parameters:
  ///   - executable: The tool itself, for the processes that help it.
  ///   - isForPeople: Whether a person looks at a terminal: then there is a progress bar.
  ///   - say: Writes a line of results.
  ///   - complain: Writes to the standard error as it is.
  public init(
    executable: String, isForPeople: Bool, say: @escaping @MainActor (String) -> Void,
    complain: @escaping @MainActor (String) -> Void
  ) { (self.executable, self.isForPeople, self.say, self.complain) = (executable, isForPeople, say, complain) }

  /// The bound that is used where nothing else is said: all screens, both widths, both login states, and 10,000 states.
  nonisolated public static let defaultBound = VerificationBound(
    states: 10_000, steps: 12, stackDepth: 6, modals: 2, waiting: 1, interruptedStates: 3)

  /// Explores the shop as the arguments want it.
  ///
  /// - Returns: The status that the tool ends with.
  public func run(_ arguments: [String]) async -> Int32 {
    do {
      let options = try Options(arguments)
      let shop = try AppUnderTest.shop()
      if options.helps { return try await help(shop, options.bound) }
      let bar = isForPeople ? bar() : nil
      let helpers = try (1..<max(1, options.processes)).map { _ in
        try HelperProcess(
          executable: URL(fileURLWithPath: executable), arguments: ["check", "--help-exploring"] + options.limits)
      }
      defer { for helper in helpers { helper.end() } }
      let report = try await shop.verify(within: options.bound, with: helpers, progress: bar)
      if isForPeople { complain("\r\u{1B}[K") }
      say(options.isJSON ? try json(report) : report.text(testing: "AppUnderTest.shop()"))
      return report.exitStatus
    } catch let error as WrongUsage {
      complain("\(error.sentence)\n\n\(Self.usage)\n")
      return 2
    } catch {
      complain("\(error)\n")
      return 5
    }
  }

  /// Explores what another process of the tool asks for.
  private func help(_ shop: AppUnderTest<Storefront>, _ bound: VerificationBound) async throws -> Int32 {
    try await shop.helpVerifying(within: bound) {
      try HelperProcess.next(from: .standardInput)
    } reply: {
      try HelperProcess.send($0, to: .standardOutput)
    }
    return 0
  }

  private func json(_ report: VerificationReport) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return String(decoding: try encoder.encode(report), as: UTF8.self)
  }

  /// Draws how far it has come, each time that a hundredth more is done.
  private func bar() -> @MainActor (VerificationProgress) -> Void {
    var last = -1
    return { [complain] progress in
      let percent = Int(progress.fraction * 100)
      guard percent != last else { return }
      last = percent
      let filled = percent / 4
      let drawn = String(repeating: "█", count: filled) + String(repeating: "░", count: 25 - filled)
      complain("\r\(drawn) \(percent) % of \(progress.seen) states\u{1B}[K")
    }
  }
}

/// What the arguments of `storefront check` say.
nonisolated private struct Options {
  var bound = CheckCommand.defaultBound
  var isJSON = false
  /// Whether it explores for another process of the tool.
  var helps = false
  var processes = max(1, ProcessInfo.processInfo.activeProcessorCount)

  /// The bound as a helper is told of it.
  var limits: [String] {
    ["--stack", "\(bound.stackDepth)", "--modals", "\(bound.modals)"]
  }

  init(_ arguments: [String]) throws(WrongUsage) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--json": isJSON = true
      case "--help-exploring": helps = true
      case "--processes": processes = try Self.number(after: argument, &rest)
      case "--states": bound.states = try Self.number(after: argument, &rest)
      case "--steps": bound.steps = try Self.number(after: argument, &rest)
      case "--stack": bound.stackDepth = try Self.number(after: argument, &rest)
      case "--modals": bound.modals = try Self.number(after: argument, &rest)
      case "--interrupted": bound.interruptedStates = try Self.number(after: argument, &rest)
      default: throw WrongUsage(sentence: "“\(argument.prefix(40))” is not an option of `check`.")
      }
    }
  }

  private static func number(after option: String, _ rest: inout ArraySlice<String>) throws(WrongUsage) -> Int {
    guard let text = rest.popFirst(), let number = Int(text), (0...10_000_000).contains(number) else {
      throw WrongUsage(sentence: "\(option) needs a number.")
    }
    return number
  }
}

nonisolated private struct WrongUsage: Error {
  let sentence: String
}
