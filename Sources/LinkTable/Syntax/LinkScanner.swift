/// A scanner that reads a link once: it checks the syntax and the limits, finds the parts, and hashes the segments.
///
/// The syntax is that of RFC 3986. Bytes that the syntax does not allow, empty segments, dot segments and user names
/// are errors. A single slash at the end of a path is ignored.
struct LinkScanner {
  let bytes: LinkBytes
  let limits: LinkLimits
  let origins: [PreparedOrigin]

  /// Finds the parts of the link, and fills the buffer with the segments of its path.
  ///
  /// - Parameter segments: A buffer with room for as many segments as the limits allow.
  /// - Throws: An error if the link is malformed, too large, or of another origin.
  func layout(_ segments: UnsafeMutableBufferPointer<ScannedSegment>) throws(LinkError) -> LinkLayout {
    guard !bytes.isEmpty else { throw .malformed(.empty) }
    guard bytes.count <= limits.length else { throw .tooLarge(.length, limit: limits.length) }
    let beginning = try beginning()
    var layout = LinkLayout(
      origin: beginning.origin, path: beginning.path..<beginning.path, segmentCount: 0,
      firstIsHost: beginning.firstIsHost)
    let pathEnd = try scanPath(&layout, segments)
    var position = pathEnd
    if position < bytes.count, bytes[position] == UInt8(ascii: "?") {
      let end = try scanQuery(from: position + 1)
      layout.query = (position + 1)..<end
      position = end
    }
    if position < bytes.count {
      layout.fragment = (position + 1)..<bytes.count
      for offset in (position + 1)..<bytes.count { _ = try checkedByte(at: offset) }
    }
    return layout
  }
}

// MARK: - Path

extension LinkScanner {
  /// Checks and hashes the segments, and records them in the buffer. Returns the offset at which the query, the
  /// fragment or the end of the link begins.
  private func scanPath(
    _ layout: inout LinkLayout, _ segments: UnsafeMutableBufferPointer<ScannedSegment>
  ) throws(LinkError) -> Int {
    var (position, start) = (layout.path.lowerBound, layout.path.lowerBound)
    var (hash, folds, isPlain) = (SegmentHash(), layout.firstIsHost, !layout.firstIsHost)
    scan: while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "/"):
        guard position > start else { throw .malformed(.emptySegment(number: layout.segmentCount + 1)) }
        try close(start..<position, hash, isPlain, &layout, segments)
        (start, hash, folds, isPlain) = (position + 1, SegmentHash(), false, true)
      case UInt8(ascii: "?"), UInt8(ascii: "#"): break scan
      case UInt8(ascii: "%"):
        let decoded = try escapedByte(at: position)
        hash.add(folds ? decoded.lowercasedASCII : decoded)
        isPlain = false
        position += 2
      case UInt8(ascii: "@") where folds: throw .malformed(.userName)
      case UInt8(ascii: ":") where folds: throw .malformed(.port(text(start..<authorityEnd(from: start))))
      default:
        guard byte.isAllowedInLink else { throw .malformed(.character(byte, offset: position)) }
        hash.add(folds ? byte.lowercasedASCII : byte)
      }
      position += 1
    }
    if start < position { try close(start..<position, hash, isPlain, &layout, segments) }
    let end = start < position ? position : max(layout.path.lowerBound, start - 1)
    layout.path = layout.path.lowerBound..<end
    return position
  }

  @inline(__always)
  private func close(
    _ range: Range<Int>, _ hash: SegmentHash, _ isPlain: Bool, _ layout: inout LinkLayout,
    _ segments: UnsafeMutableBufferPointer<ScannedSegment>
  ) throws(LinkError) {
    guard layout.segmentCount < limits.segments else { throw .tooLarge(.segments, limit: limits.segments) }
    if isDots(range) { throw .malformed(.dotSegment(number: layout.segmentCount + 1)) }
    segments[layout.segmentCount] = ScannedSegment(
      start: Int32(truncatingIfNeeded: range.lowerBound), end: Int32(truncatingIfNeeded: range.upperBound), hash: hash,
      isPlain: isPlain)
    layout.segmentCount += 1
  }

  /// Returns whether a segment is `.` or `..`, encoded or not.
  @inline(__always)
  private func isDots(_ range: Range<Int>) -> Bool {
    let first = bytes[range.lowerBound]
    guard range.count <= 6, first == UInt8(ascii: ".") || first == UInt8(ascii: "%") else { return false }
    return bytes.decodes(range, to: ".".utf8) || bytes.decodes(range, to: "..".utf8)
  }
}

// MARK: - Query and bytes

extension LinkScanner {
  /// Checks the bytes of the query and the number of its items. Returns the end of the query.
  private func scanQuery(from start: Int) throws(LinkError) -> Int {
    var (position, items) = (start, 1)
    while position < bytes.count {
      let byte = try checkedByte(at: position)
      if byte == UInt8(ascii: "#") { break }
      if byte == UInt8(ascii: "&") { items += 1 }
      position += 1
    }
    guard position == start || items <= limits.queryItems else {
      throw .tooLarge(.queryItems, limit: limits.queryItems)
    }
    return position
  }

  @inline(__always)
  private func checkedByte(at position: Int) throws(LinkError) -> UInt8 {
    let byte = bytes[position]
    guard byte.isAllowedInLink else { throw .malformed(.character(byte, offset: position)) }
    if byte == UInt8(ascii: "%") { _ = try escapedByte(at: position) }
    return byte
  }

  @inline(__always)
  private func escapedByte(at position: Int) throws(LinkError) -> UInt8 {
    guard position + 2 < bytes.count, let high = bytes[position + 1].hexadecimalValue,
      let low = bytes[position + 2].hexadecimalValue
    else { throw .malformed(.escape(offset: position)) }
    return high << 4 | low
  }

  /// Returns a part of the link without decoding.
  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

// MARK: - Origin

extension LinkScanner {
  private struct Beginning {
    let origin: Int
    let path: Int
    let firstIsHost: Bool
  }

  /// Finds the first origin of the table that the link has, and the start of its path. Throws the error of a foreign or
  /// malformed beginning.
  private func beginning() throws(LinkError) -> Beginning {
    for (number, origin) in origins.enumerated() where origin.begins(bytes) {
      let start = origin.prefix.count
      guard let host = origin.host else {
        let isEmpty = start < bytes.count && bytes[start] == UInt8(ascii: "/")
        return Beginning(origin: number, path: isEmpty ? start + 1 : start, firstIsHost: !isEmpty)
      }
      let end = authorityEnd(from: start)
      guard try isAuthority(start..<end, host, origin.port) else { continue }
      let hasSlash = end < bytes.count && bytes[end] == UInt8(ascii: "/")
      return Beginning(origin: number, path: hasSlash ? end + 1 : end, firstIsHost: false)
    }
    throw foreignError()
  }

  private func authorityEnd(from start: Int) -> Int {
    var end = start
    while end < bytes.count {
      switch bytes[end] {
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return end
      default: end += 1
      }
    }
    return end
  }

  /// Returns whether an authority is this host with this port. An empty port is the default (RFC 3986, section 6.2.3).
  /// Throws an error for a user name, and for a port that is not a number.
  private func isAuthority(_ range: Range<Int>, _ host: [UInt8], _ port: Int?) throws(LinkError) -> Bool {
    if port == nil, bytes.equals(range, host) { return true }
    let colon = range.first { bytes[$0] == UInt8(ascii: ":") } ?? range.upperBound
    let name = range.lowerBound..<colon
    if range.contains(where: { bytes[$0] == UInt8(ascii: "@") }) { throw .malformed(.userName) }
    guard bytes.decodes(name, to: host, folding: true) else { return false }
    guard colon + 1 < range.upperBound else { return port == nil || port == defaultPort(of: range) }
    let digits = (colon + 1)..<range.upperBound
    guard digits.count <= 8, let number = Int(text(digits)), digits.allSatisfy({ bytes[$0].isDigit }) else {
      throw .malformed(.port(text(digits)))
    }
    return number == port ?? defaultPort(of: range)
  }

  private func defaultPort(of authority: Range<Int>) -> Int? {
    LinkOrigin.defaultPort(of: bytes[..<(authority.lowerBound - 3)].map(\.lowercasedASCII))
  }

  /// Returns the error for a link with none of the origins. The link is malformed if it has no scheme, or no slashes
  /// after a scheme of the table. Otherwise it is foreign.
  private func foreignError() -> LinkError {
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon > 0, bytes[..<colon].allSatisfy(\.isSchemeByte),
      (0x61...0x7A).contains(bytes[0].lowercasedASCII)
    else { return .malformed(.noScheme) }
    let hasAuthority = bytes[colon...].starts(with: "://".utf8)
    let isOurScheme = origins.contains { $0.isScheme(bytes[..<colon]) }
    guard hasAuthority else {
      return isOurScheme
        ? .malformed(.noSlashes(scheme: text(0..<colon)))
        : .foreign(origin: text(0..<(colon + 1)), ours: nearScheme(to: text(0..<colon)))
    }
    let authority = (colon + 3)..<authorityEnd(from: colon + 3)
    return .foreign(
      origin: text(0..<authority.upperBound),
      ours: beginning(of: authority, insteadOf: bytes[..<colon]) ?? nearScheme(to: text(0..<colon)))
  }

  /// Returns the beginning of links for the app's scheme with the most similar spelling. A scheme counts as similar if at most a
  /// third of its letters differ. Returns `nil` if there is no similar scheme.
  private func nearScheme(to scheme: String) -> String? {
    let letters = Array(scheme.lowercased().unicodeScalars)
    var nearest: (distance: Int, beginning: String)?
    for origin in origins where origin.host == nil {
      let own = Array(origin.beginning.unicodeScalars.dropLast(3))
      guard let distance = EditDistance(limit: own.count / 3).between(letters, own) else { continue }
      if distance < nearest?.distance ?? .max { nearest = (distance, origin.beginning) }
    }
    return nearest?.beginning
  }

  /// Returns the beginning of the table's links for a host. Returns `nil` if the table does not have the host. Also
  /// returns `nil` if the table has the host with this scheme, because then only the port differs.
  private func beginning(of authority: Range<Int>, insteadOf scheme: Slice<LinkBytes>) -> String? {
    let name = authority.prefix { bytes[$0] != UInt8(ascii: ":") }
    let ours = origins.filter { origin in origin.host.map { bytes.decodes(name, to: $0, folding: true) } ?? false }
    return ours.contains { $0.isScheme(scheme) } ? nil : ours.first?.beginning
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { self &- 0x30 < 10 }
}

/// An origin, prepared for comparison with links.
package struct PreparedOrigin: Sendable {
  /// The lowercase scheme, followed by `://`.
  let prefix: [UInt8]
  /// The lowercase host, or `nil` for a scheme of the app.
  package let host: [UInt8]?
  /// The port, or `nil` for the scheme's default.
  let port: Int?
  /// The beginning of printed links of this origin.
  package let beginning: String

  init(_ origin: LinkOrigin) {
    beginning = origin.beginning
    switch origin {
    case .scheme(let scheme): (prefix, host, port) = (Array("\(scheme.lowercased())://".utf8), nil, nil)
    case .host(let name, let scheme, let port):
      (prefix, host) = (Array("\(scheme.lowercased())://".utf8), Array(name.lowercased().utf8))
      self.port = port
    }
  }

  /// Returns whether a link could have both origins: they are equal, or one is a scheme of the app and the other a host
  /// of that scheme.
  func overlaps(_ other: PreparedOrigin) -> Bool {
    beginning == other.beginning || prefix == other.prefix && (host == nil || other.host == nil)
  }

  func begins(_ bytes: LinkBytes) -> Bool {
    guard bytes.count >= prefix.count else { return false }
    for position in prefix.indices where bytes[position].lowercasedASCII != prefix[position] { return false }
    return true
  }

  func isScheme(_ bytes: Slice<LinkBytes>) -> Bool {
    bytes.lazy.map(\.lowercasedASCII).elementsEqual(prefix.dropLast(3))
  }
}
