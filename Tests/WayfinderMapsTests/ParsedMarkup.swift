import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A parsed text of XML: its elements with their contents.
nonisolated final class ParsedMarkup: NSObject, XMLParserDelegate {
  nonisolated final class Element {
    let name: String
    let attributes: [String: String]
    var text = ""
    var children: [Element] = []

    init(name: String, attributes: [String: String]) {
      self.name = name
      self.attributes = attributes
    }

    var classes: Set<String> { Set((attributes["class"] ?? "").split(separator: " ").map(String.init)) }
    /// The element and all its descendants.
    var all: [Element] { [self] + children.flatMap(\.all) }

    func all(_ name: String, in wanted: String) -> [Element] {
      all.filter { $0.name == name && $0.classes.contains(wanted) }
    }
  }

  private(set) var root: Element?
  private var open: [Element] = []

  /// Reads a text. Returns `nil` if it is not well-formed.
  static func root(of text: String) -> Element? {
    let (parser, reader) = (XMLParser(data: Data(text.utf8)), ParsedMarkup())
    parser.delegate = reader
    return parser.parse() ? reader.root : nil
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    let element = Element(name: name, attributes: attributes)
    open.last?.children.append(element)
    if root == nil { root = element }
    open.append(element)
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) { open.last?.text += text }
}
