/// A part of a link that was ignored, or read in another form.
public enum LinkNote: Hashable, Sendable {
  /// A query item that the pattern does not name.
  case ignoredQueryItem(String)
  /// The text after `#`.
  case ignoredFragment(String)
  /// The old form of the link.
  case alias(String)
  /// The canonical form of the link, for example without leading zeros, a slash at the end, or uppercase letters.
  case readAs(String)
}

extension LinkNote: CustomStringConvertible {
  /// The note as a sentence.
  public var description: String {
    switch self {
    case .ignoredQueryItem(let name): "The query item \(name.quoted) was ignored."
    case .ignoredFragment(let fragment): "The fragment #\(fragment.quoted) was ignored."
    case .alias(let alias): "The link has the old form \(alias.quoted)."
    case .readAs(let canonical): "The link was read as \(canonical.quoted)."
    }
  }
}
