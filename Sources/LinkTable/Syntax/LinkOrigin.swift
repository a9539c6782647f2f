/// The beginning of links: a scheme of the app, or a scheme and a host.
public enum LinkOrigin: Hashable, Sendable {
  /// A scheme of the app. The first segment takes the place of a host: both `store://product/42` and
  /// `store:///product/42` have the segments `product` and `42`.
  case scheme(String)
  /// A scheme and a host, as for universal links. If the port is `nil`, the scheme's default applies.
  case host(String, scheme: String = "https", port: Int? = nil)

  /// Returns the origin of universal links of a host.
  public static func https(_ host: String) -> LinkOrigin { .host(host) }

  /// Returns the port of links that name no port (RFC 3986, section 6.2.3). The scheme must be lowercase. Returns `nil`
  /// for a scheme without a known default.
  static func defaultPort(of scheme: some Collection<UInt8>) -> Int? {
    if scheme.elementsEqual("https".utf8) || scheme.elementsEqual("wss".utf8) { return 443 }
    if scheme.elementsEqual("http".utf8) || scheme.elementsEqual("ws".utf8) { return 80 }
    return nil
  }
}

extension LinkOrigin: CustomStringConvertible {
  /// The beginning of a link, as in `store://` or `https://shop.example/`.
  public var description: String { beginning + (isHost ? "/" : "") }

  var isHost: Bool {
    if case .host = self { true } else { false }
  }

  /// The canonical beginning of a link, without a slash after the host: a lowercase scheme and host, and no default
  /// port.
  package var beginning: String {
    switch self {
    case .scheme(let scheme): return "\(scheme.lowercased())://"
    case .host(let host, let scheme, let port):
      let scheme = scheme.lowercased()
      let written = port.flatMap { $0 == Self.defaultPort(of: scheme.utf8) ? nil : ":\($0)" }
      return "\(scheme)://\(host.lowercased())\(written ?? "")"
    }
  }
}

extension LinkOrigin {
  /// The origin as Swift code, for remedies.
  var code: String {
    switch self {
    case .scheme(let scheme): ".scheme(\"\(scheme.harmless)\")"
    case .host(let host, "https", nil): ".https(\"\(host.harmless)\")"
    case .host(let host, let scheme, let port):
      ".host(\"\(host.harmless)\""
        + (scheme == "https" ? "" : ", scheme: \"\(scheme.harmless)\"") + (port.map { ", port: \($0)" } ?? "") + ")"
    }
  }

  /// Returns the texts before and after the first colon, if `//` follows the colon and the text before it is a scheme.
  /// Otherwise returns `nil`. The text after the colon is returned without the `//`.
  static func splitScheme(_ text: String) -> (scheme: String, rest: String)? {
    guard let colon = text.firstIndex(of: ":"), text[colon...].hasPrefix("://") else { return nil }
    let scheme = String(text[..<colon])
    return isScheme(scheme) ? (scheme, String(text[colon...].dropFirst(3))) : nil
  }

  /// Returns whether a text is a scheme (RFC 3986, section 3.1).
  static func isScheme(_ text: String) -> Bool {
    guard let first = text.utf8.first, (0x61...0x7A).contains(first.lowercasedASCII) else { return false }
    return text.utf8.allSatisfy { $0.isSchemeByte }
  }
}

extension UInt8 {
  /// A Boolean value that indicates whether a scheme may contain the byte after its first letter (RFC 3986, section
  /// 3.1).
  var isSchemeByte: Bool {
    switch lowercasedASCII {
    case 0x61...0x7A, 0x30...0x39, UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: false
    }
  }
}
