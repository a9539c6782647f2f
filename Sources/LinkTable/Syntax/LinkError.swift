/// The reason why a link does not open. Each error prints as a sentence, followed by a remedy.
public enum LinkError: Error, Hashable, Sendable {
  /// The text is not a valid link.
  case malformed(Malformation)
  /// The link exceeds a limit of the table.
  case tooLarge(LinkLimits.Kind, limit: Int)
  /// The table has no origin with the scheme, host and port of the link. `ours` is the beginning that was probably
  /// meant: the same host with another scheme, or a scheme of the app with a similar spelling. `ours` is `nil` if there
  /// is no such beginning.
  case foreign(origin: String, ours: String? = nil)
  /// No pattern of the table matches the path. If the path ends before a parameter of a pattern, the request of a
  /// `DeepLinkTable` sets `missing` to that parameter. The errors of ``LinkRoutes`` leave `missing` as `nil`.
  case unknown(path: String, missing: MissingSegment? = nil)
  /// A parameter is missing, or its value is invalid.
  case parameter(LinkParameter, LinkParameter.Problem)
  /// The link has a part that the table's ``LinkRules`` refuse.
  case refused(ExtraPart)
  /// The app's own code rejected the values.
  case rejected(pattern: String, reason: String)

  /// The reason why a text is not a valid link.
  public enum Malformation: Hashable, Sendable {
    /// The text is empty.
    case empty
    /// The text does not begin with a scheme and a colon.
    case noScheme
    /// The link begins with a scheme of the table, but not with `//` after it, as in `store:bag`.
    case noSlashes(scheme: String)
    /// The link has a user name, as in `https://name@shop.example`, which disguises the host.
    case userName
    /// The text after the host's colon is not a port, or a link of the app's own scheme has a colon in the place of a
    /// host.
    case port(String)
    /// The link contains a byte that must be percent-encoded (RFC 3986, section 2). The offset counts bytes from zero.
    case character(UInt8, offset: Int)
    /// A `%` is not followed by two hexadecimal digits (RFC 3986, section 2.1). The offset counts bytes from zero.
    case escape(offset: Int)
    /// The link has an empty segment, as in `a//b`. Segments are counted from 1.
    case emptySegment(number: Int)
    /// The link has a segment `.` or `..`, encoded or not, which would lead to another path (RFC 3986, section 5.2.4).
    /// Segments are counted from 1.
    case dotSegment(number: Int)
    /// A part of the link does not decode to UTF-8. The value is the part, undecoded.
    case notUTF8(String)
  }

  /// A segment that a link lacks.
  public struct MissingSegment: Hashable, Sendable {
    /// The segment in the notation of its pattern, such as `:id`.
    public let segment: String
    /// The pattern.
    public let pattern: String

    /// Creates a missing segment of a pattern.
    public init(_ segment: String, of pattern: String) { (self.segment, self.pattern) = (segment, pattern) }
  }

  /// A part of a link that its pattern does not include.
  public enum ExtraPart: Hashable, Sendable {
    /// A query item that the pattern does not name.
    case queryItem(String)
    /// The text after `#`.
    case fragment(String)
  }
}

/// A parameter of a pattern, for messages.
public struct LinkParameter: Hashable, Sendable {
  /// The place of a parameter in a link.
  public enum Place: Hashable, Sendable {
    /// A segment of the path. The first has number 1.
    case segment(Int)
    /// The query.
    case queryItem
    /// No place: the link does not contain the parameter.
    case nowhere
  }

  /// A problem with the value of a parameter.
  public enum Problem: Hashable, Sendable {
    /// The link does not contain a parameter that the type requires.
    case missing(wanted: String)
    /// The text does not convert to the type.
    case doesNotConvert(found: String, wanted: String)
    /// A query item occurs several times, but the type is not a list.
    case repeated(times: Int)
    /// The parameter is a list, but the type is not. Or the type is a list, but the parameter is a single segment.
    case list(wanted: String)
    /// The number begins with zeros, and ``LinkRules/leadingZeros`` is ``LinkRules/Treatment/refused``.
    case leadingZeros(found: String)
    /// The type has values inside its values, which a link cannot represent.
    case nested(wanted: String)
  }

  /// The name of the parameter in the pattern.
  public let name: String
  /// The place of the parameter.
  public let place: Place

  /// Creates a parameter from a name and a place.
  public init(name: String, place: Place) { (self.name, self.place) = (name, place) }
}
