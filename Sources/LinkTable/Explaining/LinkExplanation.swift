/// An explanation of a link: the pattern that it opens, or the reason why it opens none. If no pattern matches, the
/// explanation has the most similar patterns and the segment at which each fails.
public struct LinkExplanation: Hashable, Sendable {
  /// The result of opening the link.
  public enum Verdict: Hashable, Sendable {
    /// The link opens a pattern. The values include the canonical form of the link, and notes about parts that were ignored or
    /// read in another form.
    case opens(pattern: String, canonical: String, notes: [LinkNote])
    /// The link opens a pattern, but its value cannot be printed as a link that is read as the same value.
    case hasNoCanonicalForm(pattern: String, LinkPrintingError)
    /// The link does not open, for this reason.
    case fails(LinkError)
  }

  /// The original link.
  public let link: String
  /// The result of opening the link.
  public let verdict: Verdict
  /// The patterns and aliases that agree with the link for the most segments from the left, the best first. Each agrees for at
  /// least one segment. There are at most ``mostPatterns`` patterns. Only an unknown path
  /// (``LinkError/unknown(path:missing:)``) has similar patterns.
  public let near: [NearPattern]
  /// The links of this table that may have been intended, the most likely first. There are at most three. Only an
  /// unknown path (``LinkError/unknown(path:missing:)``) has suggestions.
  public let suggestions: [String]

  /// The largest number of similar patterns in an explanation.
  public static let mostPatterns = 5
}

/// A pattern that a link does not match, and the first difference.
public struct NearPattern: Hashable, Sendable {
  /// The first difference between a link and a pattern. Segments are counted from 1.
  public enum Failure: Hashable, Sendable {
    /// A segment of the link differs from the pattern's literal segment.
    case segment(Int, found: String, expected: String)
    /// The link ends before this segment of the pattern.
    case ends(before: Int, expected: String)
    /// The link continues after the end of the pattern, at this segment.
    case continues(at: Int, found: String)
  }

  /// The pattern or the alias.
  public let pattern: String
  /// The first difference.
  public let failure: Failure

  /// Creates a pattern with its first difference from a link.
  public init(pattern: String, failure: Failure) { (self.pattern, self.failure) = (pattern, failure) }
}

extension LinkExplanation: CustomStringConvertible {
  /// The verdict, then one line per similar pattern, then the suggestions.
  public var description: String {
    var lines: [String]
    switch verdict {
    case .opens(let pattern, let canonical, let notes):
      lines = ["\(link.quoted) opens \(pattern.quoted) as \(canonical.quoted)."] + notes.map(\.description)
    case .hasNoCanonicalForm(let pattern, let error):
      lines = ["\(link.quoted) opens \(pattern.quoted) and has no canonical form. \(error)"]
    // The remedy of this error is to ask for this explanation, so only the reason is printed.
    case .fails(.unknown(let path, nil)): lines = ["\(LinkError.unknown(path: path, missing: nil).reason)."]
    case .fails(let error): lines = [error.description]
    }
    lines += near.map { "  \($0)" }
    if !suggestions.isEmpty {
      lines.append("Perhaps \(suggestions.map(\.quoted).joined(separator: " or ")) was meant.")
    }
    return lines.joined(separator: "\n")
  }
}

extension NearPattern: CustomStringConvertible {
  /// The pattern and the difference as a sentence.
  public var description: String { "\(pattern.quoted) fails at \(failure)." }
}

extension NearPattern.Failure: CustomStringConvertible {
  /// The place of the difference, with the found and the expected segment.
  public var description: String {
    switch self {
    case .segment(let number, let found, let expected):
      "segment \(number): it is \(found.quoted) and not \(expected.quoted)"
    case .ends(let number, let expected): "segment \(number): the link ends before \(expected.quoted)"
    case .continues(let number, let found): "segment \(number): the link goes on with \(found.quoted)"
    }
  }
}
