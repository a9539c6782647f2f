/// The text of a link with parameters in it, and the type of what they say.
///
/// ```swift
/// struct ProductLink: Codable, Hashable { var id: Int; var colour: String? }
///
/// extension LinkPattern {
///   static var product: LinkPattern<ProductLink> { LinkPattern<ProductLink>("product/:id?colour") }
///   static var order: LinkPattern<Int> { LinkPattern<Int>("orders/:order") }
///   static var bag: LinkPattern<Void> { LinkPattern<Void>("bag") }
/// }
/// ```
///
/// | in the pattern | in a link |
/// |---|---|
/// | `product` | this segment; written plainly, compared decoded |
/// | `:id` | one segment, the value of the parameter `id` |
/// | `orders[/:order[/items/:item]]` | a tail that may be missing, with all its parameters |
/// | `files/*path` | one or more segments at the end; a list |
/// | `?sort&page` | the query items that are parameters, in the order they are printed |
///
/// A pattern is only a text until a table is built, which refuses one that is wrong.
public struct LinkPattern<Value: Sendable>: Sendable {
  /// The text of the pattern.
  public let text: String
  let decode: @Sendable (LinkFields) throws(LinkError) -> Value
  let encode: @Sendable (Value) throws(LinkPrintingError) -> WrittenFields
  /// What keeps the type from being read from links with these parameters; `nil` unless that is certain.
  let misfit: @Sendable (_ parameters: [String]) -> PatternMisfit?

  private init(
    _ text: String, decode: @escaping @Sendable (LinkFields) throws(LinkError) -> Value,
    encode: @escaping @Sendable (Value) throws(LinkPrintingError) -> WrittenFields,
    misfit: @escaping @Sendable ([String]) -> PatternMisfit? = { _ in nil }
  ) {
    (self.text, self.decode, self.encode, self.misfit) = (text, decode, encode, misfit)
  }
}

extension LinkPattern where Value: Codable {
  /// A pattern whose parameters are the properties of a type, by name; or, for a type that is written as one text or as one
  /// list, a pattern with one parameter.
  ///
  /// A property that is optional may be missing from the link where the pattern allows it: in a tail, or in the query. A list
  /// in the query takes the item as often as it is there.
  public init(_ text: String) {
    self.init(text) { fields throws(LinkError) in
      try LinkDecoder.decode(Value.self, from: fields)
    } encode: { value throws(LinkPrintingError) in
      try LinkEncoder.encode(value)
    } misfit: { parameters in
      PatternProbe.misfit(of: Value.self, parameters)
    }
  }
}

extension LinkPattern where Value: LosslessStringConvertible {
  /// A pattern with one parameter, whose text is the value's description.
  @_disfavoredOverload public init(_ text: String) {
    self.init(text) { fields throws(LinkError) in
      guard let field = fields.fields.first else {
        throw .parameter(LinkParameter(name: "\(Value.self)", place: .nowhere), .missing(wanted: "\(Value.self)"))
      }
      let text = try field.single(wanted: Value.self)
      return try LinkDecoder.typed(fields.convert(text, of: field.parameter, to: Value.self))
    } encode: { value throws(LinkPrintingError) in
      WrittenFields(content: .only(.one(value.description)))
    }
  }
}

extension LinkPattern {
  /// Refused: nothing says how the value is read from a link.
  @available(
    *, unavailable,
    message:
      "the value of a pattern has to be Codable, outside of any actor: nonisolated struct ProductLink: Codable, Sendable"
  )
  @_disfavoredOverload public init(_ text: String) {
    self.init(text) { _ throws(LinkError) in
      throw .parameter(LinkParameter(name: "\(Value.self)", place: .nowhere), .missing(wanted: "\(Value.self)"))
    } encode: { _ throws(LinkPrintingError) in
      WrittenFields()
    }
  }
}

extension LinkPattern where Value == Void {
  /// A pattern without parameters.
  public init(_ text: String) {
    self.init(text) { _ throws(LinkError) in
    } encode: { _ throws(LinkPrintingError) in
      WrittenFields()
    }
  }
}
