/// What the parameters of a link say, each decoded once.
struct LinkFields: Sendable {
  /// What one parameter says.
  enum Texts: Hashable, Sendable {
    case one(String)
    /// Of the rest of a path, or of a query item that is there several times.
    case list([String])
  }

  struct Field: Sendable {
    let name: String
    let place: LinkParameter.Place
    var texts: Texts
    /// Whether it is one of a list already.
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

  /// Adds what a query item says to what it has said before.
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
  /// What a parameter says that is no list.
  func single(wanted: Any.Type) throws(LinkError) -> String {
    switch texts {
    case .one(let text): return text
    case .list(let texts) where place == .queryItem: throw .parameter(parameter, .repeated(times: texts.count))
    case .list: throw .parameter(parameter, .list(wanted: "\(wanted)"))
    }
  }

  /// What a parameter says that may be a list.
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
  /// A value of a type that is written as one text.
  func convert(
    _ text: String, of parameter: LinkParameter, to type: any LosslessStringConvertible.Type
  ) throws(LinkError) -> any LosslessStringConvertible {
    if rules.leadingZeros == .refused, type is any FixedWidthInteger.Type, text.hasLeadingZeros {
      throw .parameter(parameter, .leadingZeros(found: text))
    }
    // A `Character` cannot say that a text is none, and ends the process for one that is empty.
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
