/// An error with all problems of the origins and patterns of a table.
public struct LinkTableError: Error, Hashable, Sendable {
  /// A problem of a table.
  public enum Problem: Hashable, Sendable {
    /// The table has no scheme and no host.
    case noOrigin
    /// An origin is invalid. The texts are the reason and the remedy.
    case origin(String, remedy: String)
    /// Two origins are equal, or a scheme is registered both on its own and with hosts. The value is the later origin.
    case sameOrigin(LinkOrigin)
    /// A pattern is invalid.
    case pattern(String, PatternError)
    /// An alias has a parameter that its pattern does not have.
    case alias(String, of: String, parameter: String)
    /// The first segment of a pattern or alias has an uppercase letter. Links of the app's own scheme ignore case in the first
    /// segment, so this is a problem only in a table with such a scheme.
    case uppercaseFirstSegment(String)
    /// A pattern has a parameter that is not a property of its type, and has no parameter for a required property. The
    /// last value contains the known properties of the type.
    case noProperty(String, parameter: String, of: String, properties: [String])
    /// A pattern has no parameter for a required property of its type.
    case noParameter(String, property: String, of: String)
    /// A pattern has no parameter, but its type is read from a single text.
    case needsParameter(String, of: String)
    /// A `LinkPattern<Void>` has a parameter in a segment that all its links have.
    case unreadParameter(String, parameter: String)
    /// A pattern or an alias was added twice. The last two texts are the places where it was added.
    case twice(String, String, String)
    /// Two patterns have the same order, and equal precedence for the same links, such as `users/:id` and
    /// `users/:name`. The witness is one of these links.
    case tied(String, String, witness: String)
  }

  /// The problems: first of the origins, then of the patterns in the order of their registration.
  public let problems: [Problem]
}

extension LinkTableError: CustomStringConvertible {
  /// The problems, one per line.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}

extension LinkTableError.Problem: CustomStringConvertible {
  /// The reason and the remedy, each a sentence.
  public var description: String { "\(reason). \(remedy)" }

  /// The problem, without a remedy.
  public var reason: String {
    switch self {
    case .noOrigin: "The table has neither scheme nor host"
    case .origin(let sentence, _): sentence.prefix(1).uppercased() + sentence.dropFirst()
    case .sameOrigin(let origin): "Links of \("\(origin)".quoted) would belong to two origins"
    case .pattern(let pattern, let error): "The pattern \(pattern.quoted) is wrong: \(error.reason)"
    case .alias(let alias, let pattern, let parameter):
      "The alias \(alias.quoted) of \(pattern.quoted) has a parameter \(parameter.quoted) that the pattern has not"
    case .uppercaseFirstSegment(let pattern):
      "The pattern \(pattern.quoted) begins with large letters, which links of a scheme of the app's own do not keep"
    case .noProperty(let pattern, let parameter, let type, let properties):
      "The pattern \(pattern.quoted) has a parameter \(parameter.quoted), which is no property of \(type); that has "
        + properties.map(\.quoted).joined(separator: ", ")
    case .noParameter(let pattern, let property, let type):
      "The pattern \(pattern.quoted) has no parameter \(property.quoted), which is a property of \(type)"
    case .needsParameter(let pattern, let type):
      "The pattern \(pattern.quoted) has no parameter, and its \(type) is read from one"
    case .unreadParameter(let pattern, let parameter):
      "The pattern \(pattern.quoted) has a parameter \(parameter.quoted), which a LinkPattern<Void> does not read"
    case .twice(let pattern, let first, let second):
      "The pattern \(pattern.quoted) was added twice: \(first), and \(second)"
    case .tied(let first, let second, let witness):
      "The patterns \(first.quoted) and \(second.quoted) both match \(witness.quoted)"
    }
  }

  /// The remedy, as a sentence.
  public var remedy: String {
    switch self {
    case .noOrigin: "Name one, as in .https(\"shop.example\")."
    case .origin(_, let remedy): remedy
    case .sameOrigin: "Name it once."
    case .pattern(_, let error): error.remedy
    case .alias: "Name the alias's parameters as the pattern names them."
    case .uppercaseFirstSegment: "Write its first segment in small letters."
    case .noProperty: "Name each parameter as the property that it is read into."
    case .noParameter(_, let property, _): "Add it, as :\(property.harmless), or make the property optional."
    case .needsParameter(let pattern, _): "Write \("\(pattern)/:value".quoted), or make it a LinkPattern<Void>."
    case .unreadParameter: "Name the type that it is read into, as in LinkPattern<Int>."
    case .twice: "Take one away, or spell one differently."
    case .tied: "Take one away, or register them with different orders."
    }
  }
}

extension PatternMisfit {
  /// Returns this misfit of a pattern and its type as a problem of the table.
  func problem(of pattern: String, _ type: String) -> LinkTableError.Problem {
    guard let unknownParameter else { return .noParameter(pattern, property: missing, of: type) }
    return .noProperty(pattern, parameter: unknownParameter, of: type, properties: properties)
  }
}
