/// The index of a table, which finds the patterns of links. It is independent of the targets of the links.
package final class LinkIndex: Sendable {
  /// A pattern or one of its aliases.
  package struct Form: Sendable {
    package let shape: PatternShape
    package let text: String
    /// The index of the pattern in the table. An alias has the index of its pattern.
    let route: Int
    let isAlias: Bool
  }

  package let origins: [PreparedOrigin]
  let limits: LinkLimits
  let rules: LinkRules
  package let forms: [Form]
  /// The index of the current form of each pattern. Links are printed in this form.
  let printed: [Int]
  /// The indexes of the patterns by their text.
  let routes: [String: Int]
  private let trie: SegmentTrie

  private init(
    origins: [PreparedOrigin], limits: LinkLimits, rules: LinkRules, forms: [Form], printed: [Int],
    routes: [String: Int], trie: SegmentTrie
  ) {
    (self.origins, self.limits, self.rules) = (origins, limits, rules)
    (self.forms, self.printed, self.routes, self.trie) = (forms, printed, routes, trie)
  }

  /// The result of a lookup: the parts of the link, and the first ending that matches. An ending is the end of a pattern in the
  /// trie; see ``SegmentTrie/Ending``.
  package struct Find: Sendable {
    let layout: LinkLayout
    /// The index of the first matching ending; negative if no pattern matches.
    package let ending: Int32
  }

  /// Looks up a link. Allocates no memory if the limits allow at most 40 segments, and the link is valid and names no
  /// port.
  ///
  /// - Returns: The result of the lookup, also if no pattern matches. An error if the link is malformed, too large, or
  ///   of another origin.
  package func find(_ link: String) -> Result<Find, LinkError> {
    link.withLinkBytes { bytes in
      withUnsafeTemporaryAllocation(of: ScannedSegment.self, capacity: limits.segments) { segments in
        do throws(LinkError) {
          let layout = try LinkScanner(bytes: bytes, limits: limits, origins: origins).layout(segments)
          let found = UnsafeBufferPointer(start: UnsafePointer(segments.baseAddress), count: layout.segmentCount)
          return .success(
            Find(layout: layout, ending: trie.ending(of: bytes, found, firstIsHost: layout.firstIsHost)))
        } catch {
          return .failure(error)
        }
      }
    }
  }

  /// Returns the form of an ending, and the index of the ending to try next. The index is negative if there is none.
  func ending(_ number: Int32) -> (form: Form, next: Int32) {
    let ending = trie.endings[Int(number)]
    return (forms[Int(ending.form)], ending.next)
  }

  /// The forms that match a link, in the order in which they are tried, beginning with the form of ``ending``.
  struct FormsInOrder: Sequence, IteratorProtocol {
    let index: LinkIndex
    var ending: Int32

    mutating func next() -> Form? {
      guard ending >= 0 else { return nil }
      let (form, next) = index.ending(ending)
      ending = next
      return form
    }
  }
}

// MARK: - Assembling

extension LinkIndex {
  /// A builder of an index, which collects the problems of origins and patterns.
  struct Assembly {
    private let origins: [LinkOrigin]
    private let hasOwnScheme: Bool
    private var problems: [LinkTableError.Problem] = []
    private var forms: [Form] = []
    private var printed: [Int] = []
    private var routes: [String: Int] = [:]
    private var trie = SegmentTrie()
    private var places: [String] = []
    private var misfits: [NamesOfType: PatternMisfit?] = [:]

    /// Creates a builder.
    ///
    /// - Parameters:
    ///   - origins: The origins of the table.
    ///   - patternCount: The number of patterns without their aliases, to reserve capacity.
    init(origins: [LinkOrigin], patternCount: Int) {
      self.origins = origins
      forms.reserveCapacity(patternCount)
      printed.reserveCapacity(patternCount)
      routes.reserveCapacity(patternCount)
      hasOwnScheme = origins.contains { !$0.isHost }
      if origins.isEmpty { problems.append(.noOrigin) }
      problems += origins.compactMap(\.problem)
      var earlier: [PreparedOrigin] = []
      for origin in origins {
        let prepared = PreparedOrigin(origin)
        if earlier.contains(where: prepared.overlaps) { problems.append(.sameOrigin(origin)) }
        earlier.append(prepared)
      }
    }

    /// Adds a pattern with its aliases, and records their problems.
    ///
    /// - Parameter number: The index of the pattern in the table.
    mutating func add<Target>(_ route: LinkRoutes<Target>.Route, _ number: Int) {
      let pattern = route.pattern
      printed.append(forms.count)
      places.append(route.place)
      if routes[pattern] == nil { routes[pattern] = number }
      guard let main = addForm(pattern, order: route.order, route: number, isAlias: false) else { return }
      let names = main.parameters
      if let misfit = misfit(of: route, names) { problems.append(misfit.problem(of: pattern, "\(route.value)")) }
      if let problem = main.misfit(of: pattern, read: route.value) { problems.append(problem) }
      for alias in route.aliases {
        guard let shape = addForm(alias, order: route.order, route: number, isAlias: true) else { continue }
        for name in shape.parameters where !names.contains(name) {
          problems.append(.alias(alias, of: pattern, parameter: name))
        }
      }
    }

    /// The type and the parameter names of a pattern. Patterns that share both are checked only once.
    private struct NamesOfType: Hashable {
      let type: ObjectIdentifier
      let names: [String]
    }

    private mutating func misfit<Target>(of route: LinkRoutes<Target>.Route, _ names: [String]) -> PatternMisfit? {
      let key = NamesOfType(type: ObjectIdentifier(route.value), names: names)
      if let known = misfits[key] { return known }
      let found = route.misfit(names)
      misfits[key] = .some(found)
      return found
    }

    func index(limits: LinkLimits, rules: LinkRules) throws(LinkTableError) -> LinkIndex {
      guard problems.isEmpty else { throw LinkTableError(problems: problems) }
      return LinkIndex(
        origins: origins.map { PreparedOrigin($0) }, limits: limits, rules: rules, forms: forms, printed: printed,
        routes: routes, trie: trie)
    }

    private mutating func addForm(_ text: String, order: Int, route: Int, isAlias: Bool) -> PatternShape? {
      let shape: PatternShape
      do throws(PatternError) {
        shape = try PatternShape(text)
      } catch {
        problems.append(.pattern(text, error))
        return nil
      }
      if hasOwnScheme, case .literal(let first)? = shape.segments.first, first != first.lowercased() {
        problems.append(.uppercaseFirstSegment(text))
      }
      let number = Int32(forms.count)
      forms.append(Form(shape: shape, text: text, route: route, isAlias: isAlias))
      enter(shape, as: number, order: order)
      return shape
    }

    private mutating func enter(_ shape: PatternShape, as form: Int32, order: Int) {
      var node = SegmentTrie.root
      var lengths = shape.lengths[...]
      if lengths.first == 0 {
        end(form, order, at: node, 0, isRest: false)
        lengths.removeFirst()
      }
      for (depth, segment) in shape.segments.enumerated() {
        var isRest = false
        switch segment {
        case .literal(let text): node = trie.child(of: node, .segment(SegmentTrie.SegmentText(text)))
        case .parameter: node = trie.child(of: node, .parameter)
        case .rest: isRest = true
        }
        if lengths.first == depth + 1 {
          end(form, order, at: node, depth + 1, isRest: isRest)
          lengths.removeFirst()
        }
      }
    }

    private mutating func end(_ form: Int32, _ order: Int, at node: Int32, _ length: Int, isRest: Bool) {
      guard let other = trie.end(form, order: order, at: node, isRest: isRest) else { return }
      let (earlier, later) = (forms[Int(other)], forms[Int(form)])
      if earlier.text == later.text {
        let twice = LinkTableError.Problem.twice(later.text, place(of: earlier), place(of: later))
        // A pattern that ends at several nodes meets its duplicate at each of them.
        if problems.last != twice { problems.append(twice) }
        return
      }
      let shape = later.shape
      let witness =
        (origins.first.map { PreparedOrigin($0).start(of: shape) } ?? "/") + shape.path(length: length)
      problems.append(.tied(earlier.text, later.text, witness: witness))
    }

    /// Returns the place where a form was added, for messages.
    private func place(of form: Form) -> String {
      if form.isAlias { return "as an alias of \(forms[printed[form.route]].text.quoted)" }
      let place = places[form.route]
      return "as pattern \(form.route + 1)" + (place.isEmpty ? "" : ", \(place)")
    }
  }
}
