/// What a table has to say of a link: what it opens, or which patterns were near and where each of them failed.
public struct LinkExplanation: Hashable, Sendable {
  /// How the link ends.
  public enum Verdict: Hashable, Sendable {
    /// It opens a pattern; its canonical form is given.
    case opens(pattern: String, canonical: String, notes: [LinkNote])
    /// It matches a pattern, and is printed as nothing that comes back.
    case hasNoCanonicalForm(pattern: String, LinkPrintingError)
    /// It matches a pattern, and a parameter does not say what it should; or it matches none.
    case fails(LinkError)
  }

  /// The link as it was given.
  public let link: String
  /// How it ends.
  public let verdict: Verdict
  /// The patterns that agree with the link longest and fail, the nearest first; at most ``mostPatterns``.
  public let near: [NearPattern]
  /// Links of this table that were perhaps meant, the nearest first; at most three.
  public let suggestions: [String]

  /// How many near patterns an explanation names.
  public static let mostPatterns = 5
}

/// A pattern that a link does not match, and where that shows.
public struct NearPattern: Hashable, Sendable {
  /// Where a link leaves a pattern.
  public enum Failure: Hashable, Sendable {
    /// A segment, counted from 1, is another than the pattern spells out.
    case segment(Int, found: String, expected: String)
    /// The link ends before this segment of the pattern.
    case ends(before: Int, expected: String)
    /// The link goes on after the pattern's end, at this segment.
    case goesOn(at: Int, found: String)
  }

  /// The pattern, or the alias.
  public let pattern: String
  /// Where the link leaves it.
  public let failure: Failure

  /// Names a pattern and where a link leaves it.
  public init(pattern: String, failure: Failure) { (self.pattern, self.failure) = (pattern, failure) }
}

extension LinkExplanation: CustomStringConvertible {
  /// The verdict, then a line for each pattern that was near, then the suggestions.
  public var description: String {
    var lines: [String]
    switch verdict {
    case .opens(let pattern, let canonical, let notes):
      lines = ["\(link.quoted) opens \(pattern.quoted) as \(canonical.quoted)."] + notes.map(\.description)
    case .hasNoCanonicalForm(let pattern, let error):
      lines = ["\(link.quoted) opens \(pattern.quoted) and has no canonical form. \(error)"]
    // The remedy for an unknown path is this explanation.
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
  /// Pattern and failure as a sentence.
  public var description: String { "\(pattern.quoted) fails at \(failure)." }
}

extension NearPattern.Failure: CustomStringConvertible {
  /// Where, what was found and what was expected.
  public var description: String {
    switch self {
    case .segment(let number, let found, let expected):
      "segment \(number): it is \(found.quoted) and not \(expected.quoted)"
    case .ends(let number, let expected): "segment \(number): the link ends before \(expected.quoted)"
    case .goesOn(let number, let found): "segment \(number): the link goes on with \(found.quoted)"
    }
  }
}
