/// Why a link does not lead anywhere. Each is one sentence, and says in another what to do.
public enum LinkError: Error, Hashable, Sendable {
  /// It is no link.
  case malformed(Malformation)
  /// It is larger than the table allows.
  case tooLarge(LinkLimits.Kind, limit: Int)
  /// It is somebody else's: its scheme and host are not of this table. Where its host is, or its scheme is spelled much like one of
  /// the app's own, `ours` is what such links begin with.
  case foreign(origin: String, ours: String? = nil)
  /// The table has no pattern for its path. Where a link is opened and its path ends before a parameter of a pattern, that is named.
  case unknown(path: String, missing: MissingSegment? = nil)
  /// A parameter of it does not say what it should.
  case parameter(LinkParameter, LinkParameter.Problem)
  /// It has something that the table's ``LinkRules`` refuse.
  case refused(ExtraPart)
  /// The app's own code would not have its values.
  case rejected(pattern: String, reason: String)

  /// What makes a text no link.
  public enum Malformation: Hashable, Sendable {
    /// There is nothing in it.
    case empty
    /// It does not begin with a scheme and `://`.
    case noScheme
    /// What follows its scheme is not `//`, as in `store:bag`.
    case noSlashes(scheme: String)
    /// It has a user name, as in `https://name@shop.example`, which hides where a link leads.
    case userName
    /// What follows the host's colon is no port, or the scheme has no host.
    case port(String)
    /// It has a character that has to be percent-encoded (RFC 3986, section 2).
    case character(UInt8, offset: Int)
    /// A `%` is not followed by two hexadecimal digits (RFC 3986, section 2.1).
    case escape(offset: Int)
    /// It has a segment without a character, as in `a//b`.
    case emptySegment(number: Int)
    /// It has a segment `.` or `..`, encoded or not, which would lead to another path (RFC 3986, section 5.2.4).
    case dotSegment(number: Int)
    /// A part of it does not decode to UTF-8.
    case notUTF8(String)
  }

  /// A segment that a link lacks.
  public struct MissingSegment: Hashable, Sendable {
    /// The segment, as its pattern writes it: `:id`.
    public let segment: String
    /// The pattern.
    public let pattern: String

    /// Names a segment and its pattern.
    public init(_ segment: String, of pattern: String) { (self.segment, self.pattern) = (segment, pattern) }
  }

  /// Something of a link that its pattern does not ask for.
  public enum ExtraPart: Hashable, Sendable {
    /// A query item that the pattern does not name.
    case queryItem(String)
    /// What follows `#`.
    case fragment(String)
  }
}

/// A parameter of a pattern, as messages name it.
public struct LinkParameter: Hashable, Sendable {
  /// Where the parameter stands.
  public enum Place: Hashable, Sendable {
    /// In the path; the first segment has the number 1.
    case segment(Int)
    /// In the query.
    case queryItem
    /// The link has none of this name.
    case nowhere
  }

  /// What is wrong with a parameter.
  public enum Problem: Hashable, Sendable {
    /// It is not there, and the type wants it.
    case missing(wanted: String)
    /// Its text is no value of the type.
    case doesNotConvert(found: String, wanted: String)
    /// A query item is there several times, and the type is no list.
    case repeated(times: Int)
    /// It is a list, and the type is none, or the other way round.
    case list(wanted: String)
    /// Its number begins with zeros, which ``LinkRules/leadingZeros`` refuse.
    case leadingZeros(found: String)
    /// The type has values inside its values, which links have no form for.
    case nested(wanted: String)
  }

  /// Its name in the pattern.
  public let name: String
  /// Where it stands.
  public let place: Place

  /// Names a parameter.
  public init(name: String, place: Place) { (self.name, self.place) = (name, place) }
}
