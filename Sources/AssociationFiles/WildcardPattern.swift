import Foundation

/// A parsed pattern of an association file.
struct WildcardPattern: Hashable, Sendable {
  enum Part: Hashable, Sendable {
    /// Exactly this symbol.
    case symbol(LinkSymbol)
    /// `?`: any single character.
    case one
    /// `*`: any text, or none.
    case any
    /// `$(name)` of a variable that Apple defines as a kind of character.
    case character(PredefinedVariable)
    /// `$(name)` of any other variable: one of these patterns.
    case alternatives([[Part]])
  }

  let parts: [Part]

  /// Parses a pattern. A pattern with an undefined variable matches nothing.
  init(_ text: String, isPercentEncoded: Bool, variables: Variables) {
    parts = Self.parts(text, isPercentEncoded) { name in
      if let texts = isPercentEncoded ? variables.encoded[name] : variables.plain[name] { return .alternatives(texts) }
      return PredefinedVariable(rawValue: name).map { .character($0) } ?? .alternatives([])
    }
  }

  /// The parsed texts of variables, shared by all patterns. A text can contain wildcards, but no variables.
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

  /// Returns the names of the variables in a pattern, in order and with repetitions.
  static func variables(of text: String) -> [String] {
    var names: [String] = []
    _ = parts(text, true) { name in
      names.append(name)
      return nil
    }
    return names
  }

  /// Parses a pattern. According to Apple's documentation, the name of a variable cannot contain `$`, `(` or `)`. So a
  /// name ends before the next of these characters.
  ///
  /// - Parameter variable: Returns the part for the name of a variable, or `nil` to read `$(name)` as plain text.
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
  /// A Boolean value that indicates whether the byte is `$`, `(` or `)`.
  fileprivate var isMarkOfVariable: Bool {
    self == UInt8(ascii: "$") || self == UInt8(ascii: "(") || self == UInt8(ascii: ")")
  }
}

/// The substitution variables that Apple defines
/// (<https://developer.apple.com/documentation/bundleresources/applinks/substitutionvariables-swift.dictionary>).
enum PredefinedVariable: String, Hashable, Sendable {
  case alpha, upper, lower, alnum, digit, xdigit, region, lang

  /// The texts that the variable matches, or `nil` if it matches a kind of character.
  var texts: [String]? {
    switch self {
    case .region: Locale.Region.isoRegions.map(\.identifier).filter { $0.utf8.count == 2 }
    case .lang: Locale.LanguageCode.isoLanguageCodes.map(\.identifier).filter { $0.utf8.count == 2 }
    default: nil
    }
  }

  /// Returns a Boolean value that indicates whether a symbol is a character that the variable matches. Returns `false`
  /// for a variable with texts.
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
