// Errors for notations of other routers. `{id}` and `<id>` would be literal segments, so the parser checks each segment
// that begins with `{` or `<`. The other notations are invalid, and `slip(in:)` examines a pattern after it has failed
// to parse.
extension PatternShape {
  /// Returns the error that names the likely intention of an invalid pattern, or `nil` if it is unclear.
  static func slip(in pattern: LinkBytes) -> PatternError? {
    let text = String(decoding: pattern, as: UTF8.self)
    if let beginning = beginning(text) { return beginning }
    let path = text.prefix { $0 != "?" }
    if let slip = path.split(separator: "/").lazy.compactMap({ notation(String($0)) }).first { return slip }
    guard path.endIndex < text.endIndex else { return nil }
    return text[path.endIndex...].dropFirst().split(separator: "&").lazy.compactMap { queryNotation(String($0)) }.first
  }

  /// Returns the error for a pattern that begins with a scheme, or `nil` if it does not.
  private static func beginning(_ text: String) -> PatternError? {
    guard let (scheme, rest) = LinkOrigin.splitScheme(text) else { return nil }
    guard ["http", "https"].contains(scheme.lowercased()) else {
      return .beginning(.scheme(scheme), path: String(rest.drop { $0 == "/" }))
    }
    let host = rest.prefix { $0 != "/" }
    let path = String(rest[host.endIndex...].drop { $0 == "/" })
    return .beginning(.host(String(host), scheme: scheme.lowercased()), path: path)
  }

  /// Returns the error for a path parameter in the brackets of another router, or `nil` for any other segment.
  static func notation(_ segment: String) -> PatternError? {
    guard let name = name(between: [("{", "}"), ("<", ">"), ("[", "]")], in: segment) else { return nil }
    return .notation(segment, instead: ":" + name)
  }

  /// Returns the error for a query parameter that is written as more than its name: `sort=:sort`, `:sort`, `{sort}`.
  /// Returns `nil` for any other text.
  private static func queryNotation(_ item: String) -> PatternError? {
    let name = name(between: [("{", "}"), ("<", ">"), ("[", "]")], in: item) ?? String(item.prefix { $0 != "=" })
    let bare = name.hasPrefix(":") ? String(name.dropFirst()) : name
    return bare != item && isName(bare) ? .notation(item, instead: bare) : nil
  }

  private static func name(between marks: [(String, String)], in text: String) -> String? {
    for (open, close) in marks where text.hasPrefix(open) && text.hasSuffix(close) {
      let name = String(text.dropFirst().dropLast())
      return isName(name) ? name : nil
    }
    return nil
  }

  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { $0.isUnreserved || $0 >= 0x80 }
  }
}
