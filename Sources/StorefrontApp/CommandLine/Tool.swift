import Wayfinder

/// The command line tool, which performs the command that its arguments name, or starts the shell.
public struct Tool {
  /// The version that `--version` prints.
  nonisolated static let version = "0.1.0"
  private let output: Output
  private let input: () -> [UInt8]?

  /// Creates a tool.
  ///
  /// - Parameters:
  ///   - output: Writes results and errors.
  ///   - input: Returns the next bytes of the input, or `nil` at the end.
  public init(output: Output, input: @escaping () -> [UInt8]?) {
    self.output = output
    self.input = input
  }

  /// Performs the command that the arguments name.
  public func run(_ arguments: [String]) async -> ToolStatus {
    do {
      let invocation = try Invocation(arguments)
      if invocation.options[.version] != nil {
        output.say("storefront \(Self.version)")
        return .success
      }
      if invocation.options[.help] != nil {
        output.say(try Help.ofTool(invocation.words.first))
        return .success
      }
      let command = try invocation.command()
      let call = ToolCall(command, invocation, output: output, input: input)
      if !command.takesWords { try call.words.check(atMost: 0) }
      return try await command.action(call)
    } catch let error as Refusal {
      output.refuse(error.description)
      return .usage
    } catch {
      output.refuse("\(error)")
      return .failed
    }
  }
}
