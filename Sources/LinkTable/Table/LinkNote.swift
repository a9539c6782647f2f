/// What a link has that was ignored, or read as if it were written differently.
public enum LinkNote: Hashable, Sendable {
  /// A query item that the pattern does not name.
  case ignoredQueryItem(String)
  /// What follows `#`.
  case ignoredFragment(String)
  /// The link has an old form.
  case alias(String)
  /// The link is read as another one, its canonical form: without leading zeros, a slash at the end, or large letters.
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
