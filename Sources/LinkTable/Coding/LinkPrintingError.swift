/// The reason why a value cannot be printed as a link.
public enum LinkPrintingError: Error, Hashable, Sendable {
  /// The table does not have the pattern.
  case notInTable(pattern: String)
  /// The table does not have the origin.
  case noOrigin
  /// A parameter of the path has no value.
  case missing(name: String, pattern: String)
  /// The pattern has no parameter for a field of the value.
  case noParameter(name: String, pattern: String)
  /// A parameter of the path is empty, `.` or `..`, which cannot be a segment (RFC 3986, section 5.2.4).
  case notASegment(name: String, text: String)
  /// A parameter is a list in the place of a single text, or a single text in the place of the rest of a path.
  case list(name: String)
  /// A parameter has values inside its value, which a link cannot represent.
  case nested(name: String)
  /// An optional list is empty. Its link would be read as if the list were `nil`.
  case emptyOptionalList(name: String)
  /// The type's own code failed to encode the value.
  case notWritten(name: String, reason: String)
  /// The link would exceed the limits of the table.
  case tooLarge(LinkLimits.Kind, limit: Int)
  /// The link would open another pattern, such as `users/:id` with the value `me` if there is a pattern `users/me`.
  case opensAnother(pattern: String, link: String)
  /// The link cannot be read, or it is read as a value that prints differently.
  case doesNotRoundTrip(link: String)
}

extension LinkPrintingError: CustomStringConvertible {
  /// The reason and the remedy, each a sentence.
  public var description: String { "\(reason). \(remedy)" }

  /// The problem, without a remedy.
  public var reason: String {
    switch self {
    case .notInTable(let pattern): "The table has no pattern \(pattern.quoted)"
    case .noOrigin: "The table has no such scheme or host"
    case .missing(let name, let pattern): "The value has nothing for \(name.quoted) of \(pattern.quoted)"
    case .noParameter(let name, let pattern): "The pattern \(pattern.quoted) has no parameter \(name.quoted)"
    case .notASegment(let name, let text): "Parameter \(name.quoted) is \(text.quoted), which no segment can be"
    case .list(let name): "Parameter \(name.quoted) is a list where one text stands, or the other way round"
    case .nested(let name): "Parameter \(name.quoted) has values inside its value"
    case .emptyOptionalList(let name): "Parameter \(name.quoted) is a list that is there and has no element"
    case .notWritten(let name, let reason): "\(name.quoted) could not be written: \(reason.harmless)"
    case .tooLarge(let kind, let limit): "The link would have more than \(limit) \(kind.rawValue)"
    case .doesNotRoundTrip(let link): "The link \(link.quoted) would not be read as the value it is written from"
    case .opensAnother(let pattern, let link): "The link \(link.quoted) opens the pattern \(pattern.quoted)"
    }
  }

  /// The remedy, as a sentence.
  public var remedy: String {
    switch self {
    case .notInTable: "Register it before the table is built."
    case .noOrigin: "Name one that the table was built with."
    case .missing: "Give it a value, or put its segment into a tail in brackets."
    case .noParameter: "Add it to the pattern, or leave it out of the type's coding keys."
    case .notASegment: "Put it into the query, or print another value."
    case .list: "Make the property an array for the rest of a path, and no array for a segment."
    case .nested: "Give every parameter a property of its own, of a type that is written as one text."
    case .emptyOptionalList: "Let it be missing, or let the list not be optional."
    case .notWritten: "Correct the type's encode(to:)."
    case .tooLarge: "Shorten the value, or raise the table's limits."
    case .doesNotRoundTrip: "Let the type read exactly what it writes."
    case .opensAnother: "Keep the values of parameters apart from the segments that patterns spell out."
    }
  }
}
