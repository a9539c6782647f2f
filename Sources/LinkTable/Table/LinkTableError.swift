/// All that is wrong with the patterns of a table.
public struct LinkTableError: Error, Hashable, Sendable {
  /// One thing that is wrong.
  public enum Problem: Hashable, Sendable {
    /// There is no scheme and no host.
    case noOrigin
    /// An origin is none; the sentences say why, and what to write instead.
    case origin(String, remedy: String)
    /// Two origins are the same, or a scheme is the app's own and has hosts too.
    case sameOrigin(LinkOrigin)
    /// A pattern is none.
    case pattern(String, PatternError)
    /// An alias has a parameter that its pattern does not have.
    case alias(String, of: String, parameter: String)
    /// A pattern begins with a large letter, and in links of the app's own scheme that place is without case.
    case largeFirstSegment(String)
    /// A parameter of a pattern is no property of its type, which wants others.
    case noProperty(String, parameter: String, of: String, properties: [String])
    /// A pattern has no parameter for a property that its type wants.
    case noParameter(String, property: String, of: String)
    /// A pattern has no parameter, and its type is read from one.
    case needsParameter(String, of: String)
    /// A pattern whose links say nothing has a parameter.
    case unreadParameter(String, parameter: String)
    /// A pattern is there twice; the places say how it was added.
    case twice(String, String, String)
    /// The same links match two patterns and no order is stated; the witness is one of them.
    case tied(String, String, witness: String)
  }

  /// What is wrong, in the order of the patterns.
  public let problems: [Problem]
}

extension LinkTableError: CustomStringConvertible {
  /// Every problem, a line each.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}

extension LinkTableError.Problem: CustomStringConvertible {
  /// Reason and remedy, each a sentence.
  public var description: String { "\(reason). \(remedy)" }

  /// What is wrong, without what to do about it.
  public var reason: String {
    switch self {
    case .noOrigin: "The table has neither scheme nor host"
    case .origin(let sentence, _): sentence.prefix(1).uppercased() + sentence.dropFirst()
    case .sameOrigin(let origin): "Links of \("\(origin)".quoted) would belong to two origins"
    case .pattern(let pattern, let error): "The pattern \(pattern.quoted) is wrong: \(error.reason)"
    case .alias(let alias, let pattern, let parameter):
      "The alias \(alias.quoted) of \(pattern.quoted) has a parameter \(parameter.quoted) that the pattern has not"
    case .largeFirstSegment(let pattern):
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

  /// What to do about it, as a sentence.
  public var remedy: String {
    switch self {
    case .noOrigin: "Name one, as in .https(\"shop.example\")."
    case .origin(_, let remedy): remedy
    case .sameOrigin: "Name it once."
    case .pattern(_, let error): error.remedy
    case .alias: "Name the alias's parameters as the pattern names them."
    case .largeFirstSegment: "Write its first segment in small letters."
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
  /// What a table says of it.
  func problem(of pattern: String, _ type: String) -> LinkTableError.Problem {
    guard let stranger else { return .noParameter(pattern, property: missing, of: type) }
    return .noProperty(pattern, parameter: stranger, of: type, properties: properties)
  }
}
