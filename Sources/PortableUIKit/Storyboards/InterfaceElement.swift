#if canImport(FoundationXML)
  internal import FoundationXML
#endif

/// An element of an interface file, with its child elements.
nonisolated final class InterfaceElement {
  let name: String
  let attributes: [String: String]
  let line: Int
  fileprivate(set) var children: [InterfaceElement] = []

  init(name: String, attributes: [String: String], line: Int) {
    self.name = name
    self.attributes = attributes
    self.line = line
  }

  var id: String? { attributes["id"] }

  subscript(attribute: String) -> String? {
    guard let value = attributes[attribute], !value.isEmpty else { return nil }
    return value
  }

  /// The value of a "YES" or "NO" attribute. `nil` if the attribute is missing.
  func flag(_ attribute: String) -> Bool? { attributes[attribute].map { $0 == "YES" } }

  func number(_ attribute: String) -> Double? {
    guard let value = attributes[attribute].flatMap(Double.init), value.isFinite else { return nil }
    return value
  }

  func integer(_ attribute: String) -> Int? { attributes[attribute].flatMap { Int($0) } }

  func first(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }
  func first(key: String) -> InterfaceElement? { children.first { $0.attributes["key"] == key } }

  /// The number of elements in this one, including itself.
  var elementCount: Int { children.reduce(1) { $0 + $1.elementCount } }

  /// Calls the body with this element and all its descendants, in the order of the file.
  func forEach(_ body: (InterfaceElement) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }
}

extension InterfaceElement {
  /// Reads the elements of a file.
  ///
  /// - Throws: An error if the file cannot be read. The meaning of the elements is not checked yet.
  nonisolated static func read(_ source: Data, file: String) throws(UIStoryboardError) -> InterfaceElement {
    guard source.count <= InterfaceLimits.bytes else { throw UIStoryboardError(file, .tooLarge(source.count)) }
    if source.starts(with: Data("bplist".utf8)) || source.starts(with: Data("NIBArchive".utf8)) {
      throw UIStoryboardError(file, .compiled)
    }
    guard let text = String(bytes: source, encoding: .utf8) else {
      throw UIStoryboardError(file, .malformed(line: 1, "the text is not UTF-8"))
    }
    let bytes = Data(text.utf8)
    try requireUTF8(bytes, file)
    // The editor writes no such declarations, and they can make a parser consume unlimited memory.
    for declaration in ["<!DOCTYPE", "<!ENTITY", "<!ATTLIST"] where bytes.range(of: Data(declaration.utf8)) != nil {
      throw UIStoryboardError(file, .malformed(line: 1, documentType))
    }
    try requireFewAttributes(bytes, file)
    return try InterfaceReader(file).read(bytes)
  }

  nonisolated fileprivate static var documentType: String { "a document type is declared" }

  /// Throws if the parser would decode the text differently from this check.
  ///
  /// That is so for a declared encoding other than UTF-8, and for encodings with several bytes per letter, which
  /// contain zeros. The search for the declaration's bounds works on bytes, as the parser does. In a `String`, a
  /// combining mark after the word would join its last letter, and the search would fail.
  nonisolated private static func requireUTF8(_ source: Data, _ file: String) throws(UIStoryboardError) {
    if source.contains(0) { throw UIStoryboardError(file, .malformed(line: 1, "the text is not UTF-8")) }
    guard let end = source.range(of: Data("?>".utf8)) else { return }
    let text = String(decoding: source[..<end.lowerBound], as: UTF8.self)
    let declaration = text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]
    guard declaration.hasPrefix("<?xml"), let key = declaration.range(of: "encoding") else { return }
    let name = declaration[key.upperBound...].drop { "= \t\r\n\"'".contains($0) }.prefix { !"\"' \t\r\n".contains($0) }
    guard name.lowercased() == "utf-8" else {
      throw UIStoryboardError(
        file, .malformed(line: 1, "the encoding \(String(name).quoted) is declared; only UTF-8 is read"))
    }
  }
}

extension InterfaceElement {
  /// Throws if an element has too many attributes.
  ///
  /// The parser compares each attribute with all earlier ones, and reports an element only after that. This function
  /// counts the beginnings of values between one `<` and the next. A value cannot contain `<`, so malformed text cannot
  /// hide attributes.
  nonisolated private static func requireFewAttributes(_ source: Data, _ file: String) throws(UIStoryboardError) {
    guard let line = source.withUnsafeBytes(lineOfTooManyAttributes) else { return }
    throw UIStoryboardError(
      file, .malformed(line: line, "an element has more than \(InterfaceLimits.attributes) attributes"))
  }

  nonisolated private static func lineOfTooManyAttributes(_ bytes: UnsafeRawBufferPointer) -> Int? {
    let (less, equals, newline) = (UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: "\n"))
    let (quote, apostrophe, space) = (UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: " "))
    var (line, count, isBeforeValue) = (1, 0, false)
    for byte in bytes {
      // Most bytes of a file are letters, and they sort after all the counted characters.
      if byte > equals {
        isBeforeValue = false
      } else if byte == equals {
        isBeforeValue = true
      } else if byte == quote || byte == apostrophe {
        if isBeforeValue { count += 1 }
        if count > InterfaceLimits.attributes { return line }
        isBeforeValue = false
      } else if byte == less {
        (count, isBeforeValue) = (0, false)
      } else if byte == newline {
        line += 1
      } else if byte > space {
        isBeforeValue = false
      }
    }
    return nil
  }
}

/// The limits of a file, so that a hostile file is refused before it exhausts the process.
nonisolated enum InterfaceLimits {
  static let bytes = 16 << 20
  /// The maximum number of elements in a file, and in the scenes that one call creates.
  static let elements = 400_000
  /// The maximum number of attributes of an element.
  static let attributes = 500
  /// The maximum depth of nested elements.
  static let depth = 200
  /// The maximum depth of view controllers nested by relationships and embedding.
  static let containment = 48
  /// The maximum number of view controllers that one call creates.
  static let controllers = 2_000
}

nonisolated private final class InterfaceReader: NSObject, XMLParserDelegate {
  private let file: String
  private var root: InterfaceElement?
  private var open: [InterfaceElement] = []
  private var count = 0
  private var failure: UIStoryboardError?

  init(_ file: String) { self.file = file }

  func read(_ source: Data) throws(UIStoryboardError) -> InterfaceElement {
    let parser = XMLParser(data: source)
    parser.shouldResolveExternalEntities = false
    parser.delegate = self
    let isWhole = parser.parse()
    if let failure { throw failure }
    guard isWhole, let root, open.isEmpty else {
      throw UIStoryboardError(file, .malformed(line: max(1, parser.lineNumber), "the XML is not well-formed"))
    }
    return root
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
    attributes attributeDict: [String: String] = [:]
  ) {
    guard failure == nil else { return }
    count += 1
    if open.count >= InterfaceLimits.depth { return fail(.tooDeep(line: parser.lineNumber), parser) }
    if count > InterfaceLimits.elements { return fail(.tooManyElements, parser) }
    let element = InterfaceElement(name: elementName, attributes: attributeDict, line: parser.lineNumber)
    if let parent = open.last { parent.children.append(element) } else if root == nil { root = element }
    open.append(element)
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?
  ) {
    guard failure == nil else { return }
    _ = open.popLast()
  }

  // Files with a document type are refused earlier. If one arrives here, its first declaration ends the parsing.

  func parser(
    _ parser: XMLParser, foundAttributeDeclarationWithName attributeName: String, forElement elementName: String,
    type: String?, defaultValue: String?
  ) {
    fail(.malformed(line: parser.lineNumber, InterfaceElement.documentType), parser)
  }

  func parser(_ parser: XMLParser, foundInternalEntityDeclarationWithName name: String, value: String?) {
    fail(.malformed(line: parser.lineNumber, InterfaceElement.documentType), parser)
  }

  private func fail(_ reason: UIStoryboardError.Reason, _ parser: XMLParser) {
    failure = UIStoryboardError(file, reason)
    parser.abortParsing()
  }
}
