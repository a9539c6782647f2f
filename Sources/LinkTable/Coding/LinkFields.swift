/// The parameters of a link, each percent-decoded once.
struct LinkFields: Sendable {
  /// The texts of a parameter.
  enum Texts: Hashable, Sendable {
    case one(String)
    /// The segments of the rest of a path, or the values of a query item that occurs several times.
    case list([String])
  }

  struct Field: Sendable {
    let name: String
    let place: LinkParameter.Place
    var texts: Texts
    /// A Boolean value that indicates whether the text is an element of a list.
    var isElement = false

    var parameter: LinkParameter { LinkParameter(name: name, place: place) }
  }

  private(set) var fields: [Field] = []
  let rules: LinkRules

  init(rules: LinkRules) { self.rules = rules }

  subscript(name: String) -> Field? {
    for field in fields where field.name.utf8.elementsEqual(name.utf8) { return field }
    return nil
  }

  mutating func append(_ name: String, _ place: LinkParameter.Place, _ texts: Texts) {
    fields.append(Field(name: name, place: place, texts: texts))
  }

  /// Appends a query item. The values of a repeated item become a list.
  mutating func appendQueryItem(_ name: String, _ text: String) {
    guard let index = fields.firstIndex(where: { $0.name == name }) else {
      return append(name, .queryItem, .one(text))
    }
    switch fields[index].texts {
    case .one(let first): fields[index].texts = .list([first, text])
    case .list(let texts): fields[index].texts = .list(texts + [text])
    }
  }
}

extension LinkFields.Field {
  /// Returns the text of a parameter that must not be a list.
  ///
  /// - Throws: An error if the parameter is a list. A query item that occurs several times is a list.
  func single(wanted: Any.Type) throws(LinkError) -> String {
    switch texts {
    case .one(let text): return text
    case .list(let texts) where place == .queryItem: throw .parameter(parameter, .repeated(times: texts.count))
    case .list: throw .parameter(parameter, .list(wanted: "\(wanted)"))
    }
  }

  /// Returns the texts of a parameter that is read as a list. A query item that occurs once is a list of one text.
  ///
  /// - Throws: An error if the parameter is a single segment, or an element of a list.
  func several(wanted: Any.Type) throws(LinkError) -> [String] {
    switch texts {
    case .one where isElement: throw .parameter(parameter, .nested(wanted: "\(wanted)"))
    case .list(let texts): return texts
    case .one(let text) where place == .queryItem: return [text]
    case .one: throw .parameter(parameter, .list(wanted: "\(wanted)"))
    }
  }
}

extension LinkFields {
  /// Converts a text to a type that is written as a single text.
  ///
  /// - Throws: An error if the text does not convert, or if it begins with zeros that the rules refuse.
  func convert(
    _ text: String, of parameter: LinkParameter, to type: any LosslessStringConvertible.Type
  ) throws(LinkError) -> any LosslessStringConvertible {
    if rules.leadingZeros == .refused, type is any FixedWidthInteger.Type, text.hasLeadingZeros {
      throw .parameter(parameter, .leadingZeros(found: text))
    }
    // `Character` crashes for an empty text instead of returning `nil`.
    guard type != Character.self || text.count == 1, let value = type.init(text) else {
      throw .parameter(parameter, .doesNotConvert(found: text, wanted: "\(type)"))
    }
    return value
  }
}

extension String {
  fileprivate var hasLeadingZeros: Bool {
    let digits = utf8.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    return digits.count > 1 && digits.first == UInt8(ascii: "0")
  }
}
