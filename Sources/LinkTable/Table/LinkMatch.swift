/// A link and the pattern that it matches. If several patterns of equal precedence match, the value contains all of
/// them.
public struct LinkMatch<Target: Sendable>: Sendable {
  let table: LinkRoutes<Target>
  /// The original link.
  public let link: String
  let find: LinkIndex.Find

  /// The matching pattern, in its current form. If several patterns match, this is the first to be tried.
  public var pattern: String { table.routes[form.route].pattern }

  /// The alias that the link matches, or `nil` if the link matches the current form of the pattern. If several patterns
  /// match, this value belongs to the first to be tried.
  public var alias: String? { form.isAlias ? form.text : nil }

  /// The other matching patterns, in the order in which they are tried. For a pattern that matches by an alias, the element is
  /// the alias. Each pattern is tried only if the values do not convert for the patterns before it.
  public var alternatives: [String] { forms.dropFirst().map(\.text) }

  private var forms: LinkIndex.FormsInOrder { LinkIndex.FormsInOrder(index: table.index, ending: find.ending) }

  private var form: LinkIndex.Form { table.index.ending(find.ending).form }

  /// Returns the target of the link.
  ///
  /// If several patterns match and the values convert for none of them, the error is that of the first pattern.
  ///
  /// - Throws: The error of the first parameter that does not convert, with the expected type. Other errors are thrown in three
  ///   cases: a parameter does not decode to UTF-8, the app's code rejects the values, or the ``LinkRules`` refuse a query item
  ///   that the opened pattern does not name.
  public func target() throws(LinkError) -> Target { try opened().target }

  /// Returns the pattern that the link opens, in its current form, and the target of the link.
  ///
  /// - Throws: The errors of ``target()``.
  package func opened() throws(LinkError) -> (pattern: String, target: Target) {
    let (form, target) = try firstThatReads { (route, fields) throws(LinkReadingError) in
      try table.routes[route].open(fields)
    }
    return (table.routes[form.route].pattern, target)
  }

  /// Calls a closure for the matching patterns in order, until the values of the link convert for one pattern. Then checks the
  /// rules for query items that this pattern does not name.
  ///
  /// - Parameter read: A closure that reads the parameters for the pattern with this index in the table. If it throws
  ///   ``LinkReadingError/rejected(_:)``, no other pattern is tried.
  /// - Throws: The error of the first pattern if the values convert for none. Other errors are thrown if the values are rejected,
  ///   if a parameter does not decode to UTF-8, or if the rules refuse a query item.
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

/// The reason why a pattern that matches a link cannot read it.
enum LinkReadingError: Error {
  /// The values do not convert. The next pattern can be tried.
  case doesNotConvert(LinkError)
  /// The app's own code rejected the values. No other pattern is tried.
  case rejected(LinkError)

  /// Runs the app's own code for the values of a pattern. An error that the code throws rejects the link. A ``LinkError`` is
  /// kept. Any other error becomes the reason of a ``LinkError/rejected(pattern:reason:)``.
  static func rejecting<Target>(
    _ pattern: String, _ code: () throws -> Target
  ) throws(LinkReadingError) -> Target {
    do {
      return try code()
    } catch let error as LinkError {
      throw .rejected(error)
    } catch {
      throw .rejected(.rejected(pattern: pattern, reason: "\(error)"))
    }
  }
}

// MARK: - Parameters

extension LinkMatch {
  /// Returns the decoded parameters of a form.
  ///
  /// - Throws: ``LinkError/malformed(_:)`` if a parameter does not decode to UTF-8.
  private func fields(of form: LinkIndex.Form) throws(LinkError) -> LinkFields {
    let result = link.withLinkBytes { bytes in
      var reading = FieldReading(bytes: bytes, layout: find.layout, fields: LinkFields(rules: table.index.rules))
      reading.readPath(form.shape)
      reading.readQuery(form.shape)
      return reading.result
    }
    return try result.get()
  }

  /// Throws an error if the rules refuse the fragment, or a query item that none of the matching patterns names. This
  /// check does not depend on the pattern that is opened.
  func checkRules() throws(LinkError) {
    if table.index.rules.fragments == .refused, let fragment = find.layout.fragment {
      throw .refused(.fragment(link.part(fragment)))
    }
    try checkQuery(readBy: forms)
  }

  /// Throws an error for the first query item that none of the forms names, if the table's rules refuse such items.
  private func checkQuery(readBy forms: some Sequence<LinkIndex.Form>) throws(LinkError) {
    guard table.index.rules.unknownQueryItems == .refused, let name = queryItems(unknownTo: forms).first else { return }
    throw .refused(.queryItem(name))
  }

  /// Returns the names of the query items that none of the forms names, in the order of the link. A name that does not
  /// decode to UTF-8 is returned undecoded.
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

/// A decoder for the parameters of a link.
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
      case .literal: break
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
