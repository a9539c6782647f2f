extension LinkRoutes {
  /// Returns the canonical link of a value. This table opens the link to the same value.
  ///
  /// Printing reverses parsing: `parse(print(x)) == x`. If the link would be read as another value, this method throws
  /// an error instead.
  ///
  /// - Parameters:
  ///   - pattern: A pattern of this table.
  ///   - value: The values of the pattern's parameters.
  ///   - origin: The origin of the link; `nil` for the table's first origin.
  /// - Throws: An error if the table does not have the pattern or the origin, or if a link cannot represent the value. Also
  ///   throws if the link exceeds the table's limits, or would not be read as the same value.
  public func link<Value>(
    _ pattern: LinkPattern<Value>, _ value: Value, at origin: LinkOrigin? = nil
  ) throws(LinkPrintingError) -> String {
    guard let route = index.routes[pattern.text] else { throw .notInTable(pattern: pattern.text) }
    let beginning = origin?.beginning
    guard let number = index.origins.firstIndex(where: { beginning == nil || $0.beginning == beginning }) else {
      throw .noOrigin
    }
    return try print(try pattern.encode(value), route: route, origin: number)
  }

  /// Returns the canonical link of a pattern without parameters.
  ///
  /// - Throws: The errors of ``link(_:_:at:)``.
  public func link(_ pattern: LinkPattern<Void>, at origin: LinkOrigin? = nil) throws(LinkPrintingError) -> String {
    try link(pattern, (), at: origin)
  }

  /// Prints parameters as a link of a pattern.
  ///
  /// - Parameters:
  ///   - route: The index of the pattern in the table.
  ///   - origin: The index of the origin in the table.
  /// - Throws: An error if the link opens another pattern, or if the value read from the link prints as another link. Also throws
  ///   if the parameters cannot be printed.
  func print(_ written: WrittenFields, route: Int, origin: Int) throws(LinkPrintingError) -> String {
    let form = index.forms[index.printed[route]]
    let link = try LinkWriting(pattern: form, fields: written, origin: index.origins[origin]).link()
    let match: LinkMatch<Target>
    switch index.find(link) {
    case .success(let find) where find.ending >= 0: match = LinkMatch(table: self, link: link, find: find)
    case .failure(.tooLarge(let kind, let limit)): throw .tooLarge(kind, limit: limit)
    case .success, .failure: throw .doesNotRoundTrip(link: link)
    }
    let reading: LinkMatch<Target>.Rewriting
    do throws(LinkError) { reading = try match.rewritten() } catch { throw .doesNotRoundTrip(link: link) }
    guard reading.form.route == route else {
      throw .opensAnother(pattern: routes[reading.form.route].pattern, link: link)
    }
    let again = LinkWriting(pattern: form, fields: try reading.written.get(), origin: index.origins[origin])
    guard try again.link() == link else { throw .doesNotRoundTrip(link: link) }
    return link
  }
}

extension LinkMatch {
  /// The form that reads the link, and its parameters to print or the error of encoding them.
  fileprivate typealias Rewriting = (form: LinkIndex.Form, written: Result<WrittenFields, LinkPrintingError>)

  /// Returns the canonical form of the link: the link of the same value, as the table prints it. It keeps the origin of
  /// the link. It has the current form of the pattern and no ignored parts. A canonical link is its own canonical form.
  ///
  /// The method decodes the values, but does not make the target. So the app's code that makes targets cannot reject
  /// them here.
  ///
  /// - Throws: A ``LinkError`` if a parameter does not convert or does not decode to UTF-8, or if the rules refuse a query
  ///   item. A ``LinkPrintingError`` if the value does not print as a link that is read as the same value.
  public func canonical() throws -> String { try canonical(rewritten()) }

  /// Returns the parts of the link that its pattern ignored or read in another form.
  ///
  /// - Throws: The errors of ``canonical()``.
  public func notes() throws -> [LinkNote] {
    let reading = try rewritten()
    var notes: [LinkNote] = queryItems(unknownTo: CollectionOfOne(reading.form)).map { .ignoredQueryItem($0) }
    if let fragment = find.layout.fragment { notes.append(.ignoredFragment(link.part(fragment))) }
    if reading.form.isAlias { notes.append(.alias(reading.form.text)) }
    let canonical = try canonical(reading)
    if canonical != link { notes.append(.readAs(canonical)) }
    return notes
  }

  private func canonical(_ reading: Rewriting) throws -> String {
    try table.print(try reading.written.get(), route: reading.form.route, origin: find.layout.origin)
  }

  fileprivate func rewritten() throws(LinkError) -> Rewriting {
    let (form, written) = try firstThatReads { (route, fields) throws(LinkReadingError) in
      try table.routes[route].rewrite(fields)
    }
    return (form, written)
  }
}

/// The values to print as a link, with their form and origin.
private struct LinkWriting {
  let pattern: LinkIndex.Form
  let fields: WrittenFields
  let origin: PreparedOrigin

  func link() throws(LinkPrintingError) -> String {
    try checkNames()
    let length = try length()
    var link = origin.host == nil && length == 0 ? origin.beginning : origin.start(of: pattern.shape)
    for (number, segment) in pattern.shape.segments[..<length].enumerated() {
      if number > 0 { link += "/" }
      switch segment {
      case .literal(let text): link.appendEncoded(text)
      case .parameter(let name): try append(try one(name), name, to: &link)
      case .rest(let name):
        for (number, text) in try list(name).enumerated() {
          if number > 0 { link += "/" }
          try append(text, name, to: &link)
        }
      }
    }
    appendQuery(to: &link)
    return link
  }

  private func append(_ text: String, _ name: String, to link: inout String) throws(LinkPrintingError) {
    guard text != "", text != ".", text != ".." else { throw .notASegment(name: name, text: text) }
    link.appendEncoded(text)
  }

  private func appendQuery(to link: inout String) {
    var separator = "?"
    for name in pattern.shape.queryItems {
      let texts =
        switch texts(name) {
        case .one(let text)?: [text]
        case .list(let texts)?: texts
        case nil: [String]()
        }
      for text in texts {
        link += separator
        link.appendEncoded(name)
        link += "="
        link.appendEncoded(text)
        separator = "&"
      }
    }
  }

  /// Returns the texts of a parameter, or `nil` if it has no value.
  private func texts(_ name: String) -> LinkFields.Texts? {
    switch fields.content {
    case .named(let named): named.first { $0.name.utf8.elementsEqual(name.utf8) }?.texts
    case .only(let texts): texts
    case .nothing: nil
    }
  }

  private func one(_ name: String) throws(LinkPrintingError) -> String {
    switch texts(name) {
    case .one(let text)?: return text
    case .list?: throw .list(name: name)
    case nil: throw .missing(name: name, pattern: pattern.text)
    }
  }

  private func list(_ name: String) throws(LinkPrintingError) -> [String] {
    switch texts(name) {
    case .list(let texts)? where !texts.isEmpty: return texts
    case .one?: throw .list(name: name)
    default: throw .missing(name: name, pattern: pattern.text)
    }
  }

  /// Returns the number of segments to print: the smallest that includes all parameters with a value. An empty list
  /// counts as no value.
  private func length() throws(LinkPrintingError) -> Int {
    let present = pattern.shape.segments.lastIndex { segment in
      guard let name = segment.name, let texts = texts(name) else { return false }
      return texts != .list([])
    }
    let lengths = pattern.shape.lengths
    return lengths.first { $0 > present ?? -1 } ?? lengths.last ?? 0
  }

  /// Throws an error if the pattern has no parameter for a field of the value. The link would lose that field.
  private func checkNames() throws(LinkPrintingError) {
    let names = pattern.shape.parameters
    switch fields.content {
    case .named(let named):
      for field in named where !names.contains(where: { $0.utf8.elementsEqual(field.name.utf8) }) {
        throw .noParameter(name: field.name, pattern: pattern.text)
      }
    case .only:
      guard names.count == 1 else { throw .noParameter(name: "value", pattern: pattern.text) }
    case .nothing: break
    }
  }
}
