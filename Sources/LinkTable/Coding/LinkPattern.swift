/// A pattern of links: a text with parameters, and the type of their values.
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
/// | `product` | this segment; the pattern is not percent-encoded, and the link is compared after decoding |
/// | `:id` | one segment, the value of the parameter `id` |
/// | `orders[/:order[/items/:item]]` | tails with parameters; a link may leave out a tail with everything in it |
/// | `files/*path` | the rest of the path: one or more segments, which are a list |
/// | `?sort&page` | the query items `sort` and `page`, which are parameters; printed in this order |
///
/// A pattern is checked when a table is built. An invalid pattern makes building the table fail.
public struct LinkPattern<Value: Sendable>: Sendable {
  /// The text of the pattern.
  public let text: String
  let decode: @Sendable (LinkFields) throws(LinkError) -> Value
  let encode: @Sendable (Value) throws(LinkPrintingError) -> WrittenFields
  /// Returns the reason why the type cannot be read from parameters with these names, or `nil` if there is no certain
  /// reason.
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
  /// Creates a pattern whose parameters are the properties of a type, by name. For a type that is written as a single
  /// text or list, the pattern has one parameter.
  ///
  /// A link may omit an optional property whose parameter is in a tail or in the query. A list in the query contains the
  /// value of every item of that name.
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
  /// Creates a pattern with one parameter. Links contain the `description` of the value.
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
  /// Unavailable, because the value cannot be read from a link.
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
  /// Creates a pattern without parameters.
  public init(_ text: String) {
    self.init(text) { _ throws(LinkError) in
    } encode: { _ throws(LinkPrintingError) in
      WrittenFields()
    }
  }
}
