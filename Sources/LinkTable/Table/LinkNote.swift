/// A part of a link that was ignored, or read in another form.
public enum LinkNote: Hashable, Sendable {
  /// An ignored query item: the pattern does not name it.
  case ignoredQueryItem(String)
  /// An ignored fragment, which is the text after `#`.
  case ignoredFragment(String)
  /// The alias that the link matches: an old form of the pattern.
  case alias(String)
  /// The canonical form of the link, if it differs from the link. For example, it has no leading zeros, no slash at the
  /// end, and a lowercase host.
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
