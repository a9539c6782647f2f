import Foundation

/// A pattern of an association file, taken apart.
struct WildcardPattern: Hashable, Sendable {
  enum Part: Hashable, Sendable {
    /// Exactly this.
    case symbol(LinkSymbol)
    /// `?`: any one character.
    case one
    /// `*`: any text.
    case any
    /// `$(name)` of Apple's own that is one character.
    case character(PredefinedVariable)
    /// `$(name)`: one of several patterns.
    case alternatives([[Part]])
  }

  let parts: [Part]

  /// Takes a pattern apart. Variables that nobody defines stand for nothing.
  init(_ text: String, isPercentEncoded: Bool, variables: Variables) {
    parts = Self.parts(text, isPercentEncoded) { name in
      if let texts = isPercentEncoded ? variables.encoded[name] : variables.plain[name] { return .alternatives(texts) }
      return PredefinedVariable(rawValue: name).map { .character($0) } ?? .alternatives([])
    }
  }

  /// What variables stand for, taken apart once for all patterns. It has wildcards and no variables.
  struct Variables: Sendable {
    let encoded: [String: [[Part]]]
    let plain: [String: [[Part]]]

    init(_ variables: [String: [String]]) {
      encoded = Self.predefined.merging(Self.parts(variables, isPercentEncoded: true)) { $1 }
      plain = Self.predefined.merging(Self.parts(variables, isPercentEncoded: false)) { $1 }
    }

    private static let predefined = parts(
      ["region": PredefinedVariable.region.texts ?? [], "lang": PredefinedVariable.lang.texts ?? []],
      isPercentEncoded: true)

    private static func parts(_ variables: [String: [String]], isPercentEncoded: Bool) -> [String: [[Part]]] {
      variables.mapValues { $0.map { WildcardPattern.parts($0, isPercentEncoded) { _ in nil } } }
    }
  }

  /// The names of the variables in a pattern.
  static func variables(of text: String) -> [String] {
    var names: [String] = []
    _ = parts(text, true) { name in
      names.append(name)
      return nil
    }
    return names
  }

  /// A name has none of `$`, `(` and `)` in it, as Apple's page says; its end is looked for no further than the next of them.
  ///
  /// - Parameter variable: What a name stands for; `nil` to take `$(name)` as it is written.
  private static func parts(_ text: String, _ isPercentEncoded: Bool, _ variable: (String) -> Part?) -> [Part] {
    var parts: [Part] = []
    var literal: [UInt8] = []
    func endLiteral() {
      parts += LinkSymbol.symbols(of: literal, isPercentEncoded: isPercentEncoded).map { .symbol($0) }
      literal = []
    }
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "?"):
        endLiteral()
        parts.append(byte == UInt8(ascii: "*") ? .any : .one)
      case UInt8(ascii: "$") where rest.first == UInt8(ascii: "("):
        let name = rest.dropFirst().prefix { !$0.isMarkOfVariable }
        let end = rest[name.endIndex...]
        guard end.first == UInt8(ascii: ")"), let part = variable(String(Substring(name))) else {
          literal.append(byte)
          continue
        }
        endLiteral()
        parts.append(part)
        rest = end.dropFirst()
      default: literal.append(byte)
      }
    }
    endLiteral()
    return parts
  }
}

extension UInt8 {
  /// Whether it is one of those that mark a substitution variable.
  fileprivate var isMarkOfVariable: Bool {
    self == UInt8(ascii: "$") || self == UInt8(ascii: "(") || self == UInt8(ascii: ")")
  }
}

/// The substitution variables that Apple defines
/// (<https://developer.apple.com/documentation/bundleresources/applinks/substitutionvariables-swift.dictionary>).
enum PredefinedVariable: String, Hashable, Sendable {
  case alpha, upper, lower, alnum, digit, xdigit, region, lang

  /// The texts that a variable stands for; `nil` where it is any character of a kind.
  var texts: [String]? {
    switch self {
    case .region: Locale.Region.isoRegions.map(\.identifier).filter { $0.utf8.count == 2 }
    case .lang: Locale.LanguageCode.isoLanguageCodes.map(\.identifier).filter { $0.utf8.count == 2 }
    default: nil
    }
  }

  /// Whether the variable stands for a character.
  func matches(_ symbol: LinkSymbol) -> Bool {
    guard let byte = symbol.plainByte else { return false }
    let scalar = Character(Unicode.Scalar(byte))
    return switch self {
    case .alpha: scalar.isASCII && scalar.isLetter
    case .upper: scalar.isASCII && scalar.isUppercase
    case .lower: scalar.isASCII && scalar.isLowercase
    case .alnum: scalar.isASCII && (scalar.isLetter || scalar.isNumber)
    case .digit: scalar.isASCII && scalar.isNumber
    case .xdigit: scalar.isASCII && scalar.isHexDigit
    case .region, .lang: false
    }
  }
}
