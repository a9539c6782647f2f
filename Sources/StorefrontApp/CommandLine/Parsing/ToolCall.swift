import Wayfinder

/// One use of a command of the tool.
struct ToolCall {
  let words: Words
  let output: Output
  /// Returns the next bytes of the input, or `nil` at the end.
  let input: () -> [UInt8]?
  private let options: [Option: String]

  init(_ command: ToolCommand, _ invocation: Invocation, output: Output, input: @escaping () -> [UInt8]?) {
    words = Words(
      Array(invocation.words.dropFirst()), of: command.name, usage: "storefront \(command.usage)")
    options = invocation.options
    self.output = output
    self.input = input
  }

  func has(_ option: Option) -> Bool { options[option] != nil }

  /// Returns the value of an option, or `nil` if the user did not write the option.
  func value(of option: Option) -> String? { options[option] }

  /// Returns the number after an option, or a default if the user did not write the option.
  ///
  /// - Throws: ``Refusal`` if the value is not a number from `least` to ten million.
  func number(after option: Option, from least: Int = 1, default number: Int) throws(Refusal) -> Int {
    guard let text = options[option] else { return number }
    guard let number = Int(text), (least...10_000_000).contains(number) else {
      throw Refusal("\(text.quotedOnOneLine) is no number from \(least) to 10000000; write `\(option.usage)`.")
    }
    return number
  }

  /// Launches a shop in the state that the options ask for.
  ///
  /// - Parameter isInteractive: A Boolean value that indicates whether a user can answer questions of the shop.
  /// - Throws: An error of the catalogue or of the routes.
  func makeShop(isInteractive: Bool = false) throws -> Storefront {
    let session = Session(isLoggedIn: has(.loggedIn), isOnboarded: !has(.firstLaunch), isInteractive: isInteractive)
    let shop = try Storefront(catalogue: try Catalogue.bundled(), session: session)
    shop.isWide = has(.wide)
    // Transitions end at once, so that each command has ended before the shell reads the next.
    shop.window.transitionScheduler = TransitionScheduler(.immediate)
    shop.launch()
    return shop
  }
}
