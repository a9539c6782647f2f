/// The rules of a table for query items and fragments that a pattern does not include, and for leading zeros.
public struct LinkRules: Hashable, Sendable {
  /// The treatment of a query item, a fragment or leading zeros.
  public enum Treatment: Hashable, Sendable {
    /// The table opens the link as if it did not have the part. ``LinkMatch/notes()`` reports the part.
    case ignored
    /// The table refuses the link.
    case refused
  }

  /// The treatment of query items that the pattern does not name. Ignored by default, because other apps may add items
  /// when a user shares a link.
  public var unknownQueryItems: Treatment
  /// The treatment of the text after `#`. Ignored by default.
  public var fragments: Treatment
  /// The treatment of zeros before an integer, as in `product/007`. Ignored by default: the link opens product 7, and
  /// its canonical form has no zeros.
  public var leadingZeros: Treatment

  /// Creates rules. By default, the table ignores all these parts.
  public init(
    unknownQueryItems: Treatment = .ignored, fragments: Treatment = .ignored, leadingZeros: Treatment = .ignored
  ) {
    (self.unknownQueryItems, self.fragments, self.leadingZeros) = (unknownQueryItems, fragments, leadingZeros)
  }
}
