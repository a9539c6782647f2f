import Wayfinder

/// A command that is to be carried out, as it was written after `storefront`.
struct ToolCall {
  /// The words after its name; as many as it takes.
  let words: [String]
  /// The options, with what stands after those that need something.
  let options: [Option: String]
  /// Where it writes.
  let output: Output
  /// Gives the next bytes of the input; `nil` at the end.
  let input: () -> [UInt8]?

  /// Whether an option was written.
  func has(_ option: Option) -> Bool { options[option] != nil }

  /// A shop as the options want it, on screen.
  ///
  /// - Parameter isAttended: Whether somebody is there who can answer.
  /// - Throws: What is wrong with the catalogue or the routes.
  func makeShop(isAttended: Bool = false) throws -> Storefront {
    let session = Session(
      isLoggedIn: has(.loggedIn), isOnboarded: !has(.firstLaunch), isAttended: isAttended)
    let shop = try Storefront(catalogue: try Catalogue.bundled(), session: session)
    shop.isWide = has(.wide)
    // Transitions end at once, so that each command is over when the next is read.
    shop.window.transitionScheduler = TransitionScheduler(.immediate)
    shop.launch()
    return shop
  }
}
