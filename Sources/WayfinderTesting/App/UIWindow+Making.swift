#if !(os(iOS) || os(tvOS) || os(visionOS))
  public import Wayfinder

  extension UIWindow {
    /// Makes one of the user's moves, for a test that is to say what could be done instead where it cannot be made:
    ///
    /// ```swift
    /// try window.make(.tap("Sign in"))
    /// ```
    ///
    /// `perform(_:)` makes the same moves, and answers with `false`.
    /// - Parameter move: What the user does.
    /// - Throws: ``ImpossibleMove`` where it cannot be made now, or a screen has refused it.
    public func make(_ move: UserMove) throws {
      let possible = userMoves
      guard !perform(move) else { return }
      throw ImpossibleMove(move: move, possible: possible, shown: outline)
    }
  }

  /// A move that the user cannot make now.
  public struct ImpossibleMove: Error, CustomStringConvertible {
    /// What was to be done.
    public let move: UserMove
    /// What could have been done then; the move is among it where a screen has refused it.
    public let possible: [UserMove]
    /// The window's outline.
    public let shown: String

    /// Whether a move that is offered is the one that was to be made, which may have been named without its title.
    private nonisolated func isMeant(_ offered: UserMove) -> Bool {
      switch (move, offered) {
      case (.back(""), .back): true
      case (.selectTab(let index, ""), .selectTab(let other, _)): index == other
      default: move == offered
      }
    }

    /// Why, and what could be done instead, as sentences.
    public nonisolated var description: String {
      let isRefused = possible.contains(where: isMeant)
      let reason = isRefused ? "A screen has refused it: \(move)." : "The user cannot do that now: \(move)."
      let others = possible.filter { !isMeant($0) }.map(\.description)
      let instead =
        others.isEmpty ? "Nothing else can be done." : "What can be done: \(others.joined(separator: ", "))."
      return "\(reason) \(instead) The window shows \(shown)."
    }
  }
#endif
