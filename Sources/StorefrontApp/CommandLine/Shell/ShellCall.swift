import Wayfinder

/// One use of a command in the shell.
struct ShellCall {
  let shell: Shell
  let words: Words
  let line: String

  var shop: Storefront { shell.shop }
  var output: Output { shell.output }

  /// Prints a sentence about a move, and the screens afterwards.
  func tell(_ sentence: String) { shell.tell(Ending(sentence)) }
}

extension Shell {
  /// Prints the result of a command, and the screens afterwards.
  func tell(_ ending: Ending, of link: String? = nil) { output.tell(ending, of: link, shop.router.tree) }

  /// Begins a navigation, and prints its outcome. If the navigation does not end within the call, prints what it waits for, and the
  /// outcome later.
  ///
  /// - Parameters:
  /// - purpose: The command that continues after a login; `nil` if the output names the link instead.
  ///   - link: The link that the output names.
  ///   - describe: Describes the outcome.
  ///   - begin: A closure that begins the navigation, and passes it the given completion.
  func follow<Value>(
    _ purpose: String? = nil, link: String? = nil, describe: @escaping (Outcome<Value>) -> Ending = { Ending($0) },
    _ begin: (@escaping @MainActor (Outcome<Value>) -> Void) -> Void
  ) {
    let reply = Reply<Value>()
    // The shell is weak, because a navigation may wait for ever.
    begin { [weak self] outcome in
      guard reply.isLate else { return reply.outcome = outcome }
      self?.tell(describe(outcome), of: link)
    }
    reply.isLate = true
    tell(reply.outcome.map(describe) ?? Ending(waitingSentence(for: purpose)), of: link)
  }
}

/// The outcome of a navigation that ends before or after the command.
private final class Reply<Value> {
  var outcome: Outcome<Value>?
  var isLate = false
}
