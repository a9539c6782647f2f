extension LinkOrigin {
  /// The problem of an invalid origin, with a remedy, or `nil` if the origin is valid.
  var problem: LinkTableError.Problem? {
    switch self {
    case .scheme(let scheme): Self.problem(ofScheme: scheme) ?? Self.problem(ofWebScheme: scheme)
    case .host(let host, let scheme, let port):
      Self.problem(ofScheme: scheme) ?? Self.problem(of: host, scheme, port) ?? Self.problem(of: port)
    }
  }

  private static func problem(ofScheme scheme: String) -> LinkTableError.Problem? {
    guard !isScheme(scheme) else { return nil }
    if let (name, _) = splitScheme(scheme) {
      return .origin(
        "\(scheme.quoted) is more than a scheme: what follows its name is in links alone",
        remedy: "Write \(LinkOrigin.scheme(name).code).")
    }
    let name = scheme.split { !($0.utf8.count == 1 && $0.utf8.allSatisfy(\.isSchemeByte)) }.joined(separator: "-")
    let instead = isScheme(name) ? "Write \(LinkOrigin.scheme(name).code)" : "Write one, as in .scheme(\"store\")"
    return .origin(
      "\(scheme.quoted) is no scheme",
      remedy: "\(instead): a letter, and then letters, digits, “+”, “-” and “.” alone.")
  }

  private static func problem(ofWebScheme scheme: String) -> LinkTableError.Problem? {
    guard defaultPort(of: scheme.lowercased().utf8) != nil else { return nil }
    return .origin(
      "links of \(scheme.quoted) have a host, so that the origin has to name it",
      remedy: "Write \(LinkOrigin.host("shop.example", scheme: scheme).code), with your host.")
  }

  private static func problem(of host: String, _ scheme: String, _ port: Int?) -> LinkTableError.Problem? {
    guard !isHost(host) else { return nil }
    let (given, rest) = splitScheme(host) ?? (scheme, host)
    let parts = rest.prefix { $0 != "/" }.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map(String.init) ?? ""
    guard isHost(name), parts.count == 1 || Int(parts[1]) != nil else {
      return .origin(
        "\(host.quoted) is no host as links write it",
        remedy: "Write letters, digits, “-” and “.” alone, as in .https(\"shop.example\"); "
          + "other alphabets in the form that begins with xn--.")
    }
    let instead = LinkOrigin.host(name, scheme: given, port: parts.count == 1 ? port : Int(parts[1]))
    return .origin("\(host.quoted) is more than a host", remedy: "Write \(instead.code).")
  }

  private static func problem(of port: Int?) -> LinkTableError.Problem? {
    guard let port, !(1...65_535).contains(port) else { return nil }
    return .origin("there is no port \(port)", remedy: "Name one from 1 to 65535, or none for the scheme's own.")
  }

  private static func isHost(_ text: String) -> Bool { !text.isEmpty && text.utf8.allSatisfy { $0.isUnreserved } }
}
