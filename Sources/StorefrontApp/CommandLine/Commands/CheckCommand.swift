import Wayfinder
import WayfinderTesting

extension Command {
  static let exploring = Command(
    "check", "Explore the whole shop, and say whether all holds.",
    tool: ToolForm(
      options: [.states, .steps, .interrupted, .processes],
      details: """
        It goes breadth first from the launch, over what a user can do, all links and the switches, and checks every state and
        every destination. For each thing that does not hold it prints the shortest way there, and a test. The status is 5 where
        something does not hold, or a link led nowhere from the states that were explored.
        """
    ) { call in
      let report = try await ShopCheck(call).report()
      call.output.tell(Report(command: "check", verification: report)) {
        call.output.say(report.text(testing: "AppUnderTest.shop()"))
      }
      return report.isClean ? .success : .failed
    })
}

extension ToolCall {
  /// What stands after an option that takes a number; another number where it was not written.
  ///
  /// - Throws: ``UsageError`` for what is no number from the least to ten million.
  func number(after option: Option, from least: Int = 1, otherwise number: Int) throws(UsageError) -> Int {
    guard let text = options[option] else { return number }
    guard let number = Int(text), (least...10_000_000).contains(number) else {
      throw UsageError("\(text.quotedOnOneLine) is no number from \(least) to 10000000; write `\(option.usage)`.")
    }
    return number
  }
}
