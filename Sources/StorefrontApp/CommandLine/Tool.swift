import Wayfinder

/// The command line tool: opens links, or reads commands.
public struct Tool {
  /// The version that `--version` prints.
  nonisolated static let version = "0.1.0"
  private let output: Output
  private let input: () -> [UInt8]?

  /// Says what the tool reads and where it writes.
  ///
  /// - Parameter input: Gives the next bytes; `nil` at the end.
  public init(output: Output, input: @escaping () -> [UInt8]?) {
    self.output = output
    self.input = input
  }

  /// Does what the arguments ask for.
  public func run(_ arguments: [String]) async -> ToolStatus {
    let output = output.inJSON(Invocation.asksForJSON(arguments))
    do {
      let invocation = try Invocation(arguments)
      switch invocation.request {
      case .version: output.tell(Report(version: Self.version)) { output.say("storefront \(Self.version)") }
      case .help(let name?): try Help(.tool, named: name).tell(output)
      case .help: try Help(.tool).tell(output)
      case .command(let command):
        let call = ToolCall(words: invocation.words, options: invocation.options, output: output, input: input)
        return try await command.tool?.run(call) ?? .usage
      }
      return .success
    } catch let error as UsageError {
      output.refuse(Report(outcome: Report.Ending(kind: .usage, text: error.description)))
      return .usage
    } catch {
      output.refuse(Report(outcome: Report.Ending(kind: .failed, text: "\(error)")))
      return .failed
    }
  }
}
