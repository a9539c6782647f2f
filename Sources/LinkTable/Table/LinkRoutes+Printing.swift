extension LinkRoutes {
  /// Returns the canonical link of a value. This table opens the link to the same value.
  ///
  /// Printing reverses parsing: `parse(print(x)) == x`. If a link would be read as another value, this method throws an
  /// error instead.
  ///
  /// - Parameters:
  ///   - pattern: A pattern of this table.
  ///   - value: The values of the pattern's parameters.
  ///   - origin: The origin of the link; `nil` for the table's first origin.
  /// - Throws: An error if a value cannot be represented in a link, or if the link would not be read as the same value.
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

  /// Returns the link of a pattern without parameters.
  public func link(_ pattern: LinkPattern<Void>, at origin: LinkOrigin? = nil) throws(LinkPrintingError) -> String {
    try link(pattern, (), at: origin)
  }

  /// Prints parameters, and checks that the link opens this pattern and prints the same again.
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
  /// The form that reads the link, and the parameters to print its value.
  fileprivate typealias Rewriting = (form: LinkIndex.Form, written: Result<WrittenFields, LinkPrintingError>)

  /// Returns the canonical form of the link: a link of the current pattern without ignored parts, as the table prints
  /// it. The canonical form of a canonical form is the same.
  ///
  /// - Throws: The errors of ``target()``, or a `LinkPrintingError` if the app's type does not read its own values
  ///   back.
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

/// A writer for a link.
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

  /// Returns the texts of a parameter.
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

  /// Returns the number of segments to print, which includes each tail with a value for one of its parameters.
  private func length() throws(LinkPrintingError) -> Int {
    let present = pattern.shape.segments.lastIndex { segment in
      guard let name = segment.name, let texts = texts(name) else { return false }
      return texts != .list([])
    }
    let lengths = pattern.shape.lengths
    return lengths.first { $0 > present ?? -1 } ?? lengths.last ?? 0
  }

  /// Checks that the pattern has a parameter for every field of the value. A value must not lose a field.
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
