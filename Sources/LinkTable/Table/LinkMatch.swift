/// A link and the pattern that it matches; several, where an order is stated.
public struct LinkMatch<Target: Sendable>: Sendable {
  let table: LinkRoutes<Target>
  /// The link as it was given.
  public let link: String
  let find: LinkIndex.Find

  /// The pattern, in its present form; of several the one that is asked first.
  public var pattern: String { table.routes[form.route].pattern }

  /// The old form that the link has; `nil` for the present one. Of several patterns it is that of the one that is asked first.
  public var alias: String? { form.isAlias ? form.text : nil }

  /// The patterns that are asked in turn, in the stated order, where the values of those before do not convert.
  public var alternatives: [String] { forms.dropFirst().map(\.text) }

  private var forms: LinkIndex.FormsInOrder { LinkIndex.FormsInOrder(index: table.index, ending: find.ending) }

  private var form: LinkIndex.Form { table.index.ending(find.ending).form }

  /// What the link leads to.
  ///
  /// - Throws: The first parameter that does not convert, named with the type that was wanted; that the value was rejected; or
  ///   that the link has a query item which the pattern that reads it does not name, where ``LinkRules`` refuse those.
  ///   Where several patterns match in a stated order and the values of none convert, the error is the first one's.
  public func target() throws(LinkError) -> Target { try opened().target }

  /// The pattern that reads the link, in its present form, and what it leads to.
  ///
  /// - Throws: What ``target()`` throws.
  package func opened() throws(LinkError) -> (pattern: String, target: Target) {
    let (form, target) = try firstThatReads { (route, fields) throws(LinkReadingError) in
      try table.routes[route].open(fields)
    }
    return (table.routes[form.route].pattern, target)
  }

  /// Asks the patterns in their order, by their numbers, until the link's values convert for one, and holds the link to the
  /// rules as that one reads it.
  func firstThatReads<Value>(
    _ read: (_ route: Int, LinkFields) throws(LinkReadingError) -> Value
  ) throws(LinkError) -> (form: LinkIndex.Form, value: Value) {
    var first: LinkError?
    for form in forms {
      let fields = try fields(of: form)
      let value: Value
      do throws(LinkReadingError) {
        value = try read(form.route, fields)
      } catch {
        switch error {
        case .doesNotConvert(let error): first = first ?? error
        case .rejected(let error): throw error
        }
        continue
      }
      try checkQuery(readBy: CollectionOfOne(form))
      return (form, value)
    }
    throw first ?? .unknown(path: link.part(find.layout.path))
  }
}

/// Why a pattern does not read a link that it matches.
enum LinkReadingError: Error {
  /// Its values do not convert, so that another pattern may be asked.
  case doesNotConvert(LinkError)
  /// The app's own code would not have them.
  case rejected(LinkError)
}

// MARK: - Parameters

extension LinkMatch {
  /// What the parameters of a form say.
  private func fields(of form: LinkIndex.Form) throws(LinkError) -> LinkFields {
    let result = link.withLinkBytes { bytes in
      var reading = FieldReading(bytes: bytes, layout: find.layout, fields: LinkFields(rules: table.index.rules))
      reading.readPath(form.shape)
      reading.readQuery(form.shape)
      return reading.result
    }
    return try result.get()
  }

  /// Holds the link to the table's rules, as far as they do not depend on which of several patterns reads it.
  func checkRules() throws(LinkError) {
    if table.index.rules.fragments == .refused, let fragment = find.layout.fragment {
      throw .refused(.fragment(link.part(fragment)))
    }
    try checkQuery(readBy: forms)
  }

  /// - Throws: The first query item that none of some patterns asks for, where the table's rules refuse such.
  private func checkQuery(readBy forms: some Sequence<LinkIndex.Form>) throws(LinkError) {
    guard table.index.rules.unknownQueryItems == .refused, let name = queryItems(unknownTo: forms).first else { return }
    throw .refused(.queryItem(name))
  }

  /// The names of the query items that none of some patterns asks for, in order.
  func queryItems(unknownTo forms: some Sequence<LinkIndex.Form>) -> [String] {
    guard find.layout.query != nil else { return [] }
    return link.withLinkBytes { bytes in
      var names: [String] = []
      find.layout.forEachQueryItem(in: bytes) { name, _ in
        let isKnown = forms.contains { form in
          form.shape.queryItems.contains { bytes.decodes(name, to: $0.utf8, plusIsSpace: true) }
        }
        guard !isKnown else { return }
        names.append(bytes.decoded(name, plusIsSpace: true) ?? String(decoding: bytes[name], as: UTF8.self))
      }
      return names
    }
  }
}

/// Decodes the parameters of a link.
private struct FieldReading {
  let bytes: LinkBytes
  let layout: LinkLayout
  var fields: LinkFields
  var error: LinkError?

  var result: Result<LinkFields, LinkError> { error.map { .failure($0) } ?? .success(fields) }

  mutating func readPath(_ shape: PatternShape) {
    var number = 0
    var rest: [String] = []
    layout.forEachSegment(in: bytes) { range in
      defer { number += 1 }
      switch shape.segments[min(number, shape.segments.count - 1)] {
      case .spelledOut: break
      case .parameter(let name):
        if let text = decoded(range) { fields.append(name, .segment(number + 1), .one(text)) }
      case .rest: if let text = decoded(range) { rest.append(text) }
      }
    }
    if case .rest(let name)? = shape.segments.last, !rest.isEmpty {
      fields.append(name, .segment(shape.segments.count), .list(rest))
    }
  }

  mutating func readQuery(_ shape: PatternShape) {
    guard layout.query != nil, !shape.queryItems.isEmpty else { return }
    layout.forEachQueryItem(in: bytes) { name, value in
      let known = shape.queryItems.first { bytes.decodes(name, to: $0.utf8, plusIsSpace: true) }
      if let known, let text = decoded(value, plusIsSpace: true) { fields.appendQueryItem(known, text) }
    }
  }

  private mutating func decoded(_ range: Range<Int>, plusIsSpace: Bool = false) -> String? {
    if let text = bytes.decoded(range, plusIsSpace: plusIsSpace) { return text }
    error = error ?? .malformed(.notUTF8(String(decoding: bytes[range], as: UTF8.self)))
    return nil
  }
}
