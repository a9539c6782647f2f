extension LinkError: CustomStringConvertible {
  /// The reason and the remedy, each a sentence.
  public var description: String { "\(reason.hasSuffix("…") ? reason : reason + ".") \(remedy)" }

  /// The problem, without a remedy. Quoted parts of the link are shortened to a line.
  public var reason: String {
    switch self {
    case .malformed(let malformation): "The link is malformed: \(malformation.reason)"
    case .tooLarge(let kind, let limit): "The link has more than \(limit) \(kind.rawValue)"
    case .foreign(let origin, nil): "The link is for \(origin.quoted), which is not ours"
    case .foreign(let origin, let ours?) where ours.hasSuffix("://"):
      "The link is for \(origin.quoted), which is not ours; perhaps \(ours.quoted) was meant"
    case .foreign(let origin, let ours?):
      "The link begins with \(origin.quoted), and links of this host begin with \(ours.quoted)"
    case .unknown(let path, let missing?):
      "No link of this app has the path \(path.quoted): \(missing.segment.quoted) of \(missing.pattern.quoted) is missing"
    case .unknown("", nil): "The link has no path, and no link of this app is without one"
    case .unknown(let path, nil): "No link of this app has the path \(path.quoted)"
    case .parameter(let parameter, let problem): "\(parameter) \(problem.reason)"
    case .refused(.queryItem(let name)): "The link has a query item \(name.quoted) that its pattern does not name"
    case .refused(.fragment(let fragment)): "The link has a fragment, #\(fragment.quoted)"
    case .rejected(let pattern, let reason):
      "A link \(pattern.quoted) was rejected: \(reason.harmless(upTo: Self.longestReason))"
    }
  }

  /// The largest number of Unicode scalars that a message quotes from an error of the app's own code. The error may be
  /// a sentence that quotes a part of the link.
  private static let longestReason = 200

  /// The remedy, as a sentence.
  public var remedy: String {
    switch self {
    case .malformed(let malformation): malformation.remedy
    case .tooLarge: "Shorten it, or raise the table's limits."
    case .foreign(_, let ours?): "Write \(ours.quoted)."
    case .foreign: "Hand it to the system, or add its scheme and host to the table."
    case .unknown(_, .some): "Add it to the link."
    case .unknown: "Let the table explain the link: it names the patterns that are near."
    case .parameter(_, let problem): problem.remedy
    case .refused: "Take it away, or let the table's rules ignore it."
    case .rejected: "Correct the value."
    }
  }
}

extension LinkError.Malformation {
  var reason: String {
    switch self {
    case .empty: "it is empty"
    case .noScheme: "it does not begin with a scheme and ://"
    case .noSlashes(let scheme): "it has no // after \((scheme + ":").quoted)"
    case .userName: "it has a user name before its host"
    case .port(let text): "\(text.quoted) is no port that it can have"
    case .character(let byte, let offset):
      "the byte \(byte < 0x10 ? "0" : "")\(String(byte, radix: 16, uppercase: true)) at offset \(offset) is not encoded"
    case .escape(let offset): "the % at offset \(offset) is not followed by two hexadecimal digits"
    case .emptySegment(let number): "segment \(number) is empty"
    case .dotSegment(let number): "segment \(number) is a dot segment, “.” or “..”"
    case .notUTF8(let text): "\(text.quoted) does not decode to UTF-8"
    }
  }

  var remedy: String {
    switch self {
    case .empty, .noScheme: "Begin with the scheme, as in https://."
    case .noSlashes(let scheme): "Begin with \((scheme + "://").quoted)."
    case .userName: "Write the host alone."
    case .port: "Leave the port away."
    case .character: "Percent-encode it."
    case .escape: "Write a percent sign as %25."
    case .emptySegment: "Write one slash between two segments."
    case .dotSegment: "Write the path that it leads to."
    case .notUTF8: "Percent-encode the bytes of UTF-8."
    }
  }
}

extension LinkParameter: CustomStringConvertible {
  /// The parameter and its place, as the beginning of a sentence.
  public var description: String {
    switch place {
    case .segment(let number): "Segment \(number), \(name.quoted),"
    case .queryItem: "Query item \(name.quoted)"
    case .nowhere: "Parameter \(name.quoted)"
    }
  }
}

extension LinkParameter.Problem {
  var reason: String {
    switch self {
    case .missing(let wanted): "is missing and should be \(wanted.indefinite)"
    case .doesNotConvert(let found, let wanted): "is \(found.quoted) and should be \(wanted.indefinite)"
    case .repeated(let times): "is there \(times) times and should be there once"
    case .list(let wanted): "cannot be \(wanted.indefinite): one of the two is a list"
    case .leadingZeros(let found): "is \(found.quoted), a number that begins with zeros"
    case .nested(let wanted): "cannot be \(wanted.indefinite): links have no form for values inside values"
    }
  }

  var remedy: String {
    switch self {
    case .missing: "Add it to the link, or make the property optional."
    case .doesNotConvert: "Write a value of that type."
    case .repeated: "Write it once, or make the property an array."
    case .list: "Make the property an array for a list and no array for a single value."
    case .leadingZeros: "Write the number without them."
    case .nested: "Give every parameter a property of its own, of a type that is written as one text."
    }
  }
}

extension String {
  /// The name of a type with its indefinite article.
  fileprivate var indefinite: String {
    "\("AEIOUaeiou".contains(first ?? " ") ? "an" : "a") \(harmless)"
  }
}
