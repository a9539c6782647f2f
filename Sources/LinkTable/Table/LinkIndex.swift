/// What a table knows of links, whatever they lead to.
final class LinkIndex: Sendable {
  /// A pattern or one of its aliases.
  struct Form: Sendable {
    let shape: PatternShape
    let text: String
    /// The number of the pattern in the table.
    let route: Int
    let isAlias: Bool
  }

  let origins: [PreparedOrigin]
  let limits: LinkLimits
  let rules: LinkRules
  let forms: [Form]
  /// The form of every pattern that is printed.
  let printed: [Int]
  /// The patterns by their texts.
  let routes: [String: Int]
  private let trie: SegmentTrie

  private init(
    origins: [PreparedOrigin], limits: LinkLimits, rules: LinkRules, forms: [Form], printed: [Int],
    routes: [String: Int], trie: SegmentTrie
  ) {
    (self.origins, self.limits, self.rules) = (origins, limits, rules)
    (self.forms, self.printed, self.routes, self.trie) = (forms, printed, routes, trie)
  }

  /// Where a link was found: its parts, and the first of the endings that match it.
  struct Find: Sendable {
    let layout: LinkLayout
    /// Negative where no pattern matches.
    let ending: Int32
  }

  /// Looks a link up. Allocates nothing up to 40 allowed segments.
  func find(_ link: String) -> Result<Find, LinkError> {
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

  /// The form that an ending stands for, and the ending that is asked next.
  func ending(_ number: Int32) -> (form: Form, next: Int32) {
    let ending = trie.endings[Int(number)]
    return (forms[Int(ending.form)], ending.next)
  }
}

// MARK: - Assembling

extension LinkIndex {
  /// A table while it is built.
  struct Assembly {
    private let origins: [LinkOrigin]
    private let hasOwnScheme: Bool
    private var problems: [LinkTableError.Problem] = []
    private var forms: [Form] = []
    private var printed: [Int] = []
    private var routes: [String: Int] = [:]
    private var trie = SegmentTrie()

    /// - Parameter patternCount: How many patterns will be added, about.
    init(origins: [LinkOrigin], patternCount: Int) {
      self.origins = origins
      forms.reserveCapacity(patternCount)
      printed.reserveCapacity(patternCount)
      routes.reserveCapacity(patternCount)
      hasOwnScheme = origins.contains { !$0.isHost }
      if origins.isEmpty { problems.append(.noOrigin) }
      problems += origins.compactMap(\.problem).map { .origin($0) }
      for (number, origin) in origins.enumerated() {
        let prepared = PreparedOrigin(origin)
        let isTaken = origins[..<number].map { PreparedOrigin($0) }.contains { other in
          other.beginning == prepared.beginning
            || other.prefix == prepared.prefix && (other.host == nil || prepared.host == nil)
        }
        if isTaken { problems.append(.sameOrigin(origin)) }
      }
    }

    /// Adds a pattern with its aliases.
    mutating func add(_ pattern: String, aliases: [String], order: Int, route: Int) {
      printed.append(forms.count)
      if routes[pattern] == nil { routes[pattern] = route }
      guard let main = addForm(pattern, order: order, route: route, isAlias: false), !aliases.isEmpty else { return }
      let names = Set(main.parameters)
      for alias in aliases {
        guard let shape = addForm(alias, order: order, route: route, isAlias: true) else { continue }
        for name in shape.parameters where !names.contains(name) {
          problems.append(.alias(alias, of: pattern, parameter: name))
        }
      }
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
      if hasOwnScheme, case .spelledOut(let first)? = shape.segments.first, first != first.lowercased() {
        problems.append(.largeFirstSegment(text))
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
        case .spelledOut(let text): node = trie.child(of: node, .segment(SegmentTrie.SegmentText(text)))
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
      let shape = forms[Int(form)].shape
      let witness =
        (origins.first.map { PreparedOrigin($0).beginning } ?? "")
        + (hasPathInAuthority(shape) ? "" : "/") + shape.example(length: length)
      problems.append(.tied(forms[Int(other)].text, forms[Int(form)].text, witness: witness))
    }

    /// Whether the first segment of a link of our first origin stands where others have the host.
    private func hasPathInAuthority(_ shape: PatternShape) -> Bool {
      guard let first = origins.first, !first.isHost else { return false }
      return shape.isFirstSpelledOut
    }
  }
}
