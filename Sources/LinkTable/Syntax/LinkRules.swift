/// How a table treats what a link has beyond what its pattern asks for.
public struct LinkRules: Hashable, Sendable {
  /// What happens with something of a link that no pattern asks for.
  public enum Treatment: Hashable, Sendable {
    /// The link is opened as if that were not there. ``LinkMatch/notes()`` says so.
    case ignored
    /// The link is refused.
    case refused
  }

  /// Query items that the pattern does not name. Ignored at first, since whoever shares a link may add some.
  public var unknownQueryItems: Treatment
  /// What follows `#`. Ignored at first.
  public var fragments: Treatment
  /// Zeros before a whole number, as in `product/007`. Ignored at first: the link leads to product 7 and prints as that.
  public var leadingZeros: Treatment

  /// Rules that ignore what is not asked for, unless told otherwise.
  public init(
    unknownQueryItems: Treatment = .ignored, fragments: Treatment = .ignored, leadingZeros: Treatment = .ignored
  ) {
    (self.unknownQueryItems, self.fragments, self.leadingZeros) = (unknownQueryItems, fragments, leadingZeros)
  }
}
