#if !(os(iOS) || os(tvOS) || os(visionOS))
  public import Wayfinder

  extension UIWindow {
    /// Makes a move of the user, and throws the possible moves if this one is impossible:
    ///
    /// ```swift
    /// try window.make(.tap("Sign in"))
    /// ```
    ///
    /// `perform(_:)` makes the same moves, and returns `false`.
    /// - Parameter move: The move.
    /// - Throws: ``ImpossibleMove`` if the move is impossible now, or if a screen has refused it.
    public func make(_ move: UserMove) throws {
      let possible = userMoves
      guard !perform(move) else { return }
      throw ImpossibleMove(move: move, possible: possible, shown: outline)
    }
  }

  /// A move that the user cannot make now.
  public struct ImpossibleMove: Error, CustomStringConvertible {
    /// The move.
    public let move: UserMove
    /// The possible moves. The move is among them if a screen has refused it.
    public let possible: [UserMove]
    /// The window's outline.
    public let shown: String

    /// Returns a Boolean value that indicates whether a possible move is the wanted one, which may have no title.
    private nonisolated func isMeant(_ offered: UserMove) -> Bool {
      switch (move, offered) {
      case (.back(""), .back): true
      case (.selectTab(let index, ""), .selectTab(let other, _)): index == other
      default: move == offered
      }
    }

    /// The reason, and the possible moves, as sentences.
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
