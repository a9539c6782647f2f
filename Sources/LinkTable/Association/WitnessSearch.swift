/// Looks for the shortest links that a site claims and a table does not open, and the other way round: goes through all paths
/// that lead to different states of both, the shortest first.
struct WitnessSearch {
  private enum Owner: Hashable, Sendable {
    case claim(Int)
    case form(Int)
    /// A form with a slash at the end, which opens the link and is not how it is written. What follows there is told apart
    /// from what follows a link that is not opened.
    case formWithSlash
  }

  private struct Reached {
    let position: LinkAutomaton<Owner>.Position
    let path: [LinkSymbol]
  }

  private let site: SiteClaims
  private let forms: [LinkIndex.Form]
  private let beginning: String
  private let opens: (String) -> Bool
  /// Whether a link that the table opens says something that its pattern's type takes.
  private let converts: (String) -> Bool
  private var automaton: LinkAutomaton<Owner>

  /// Links that the site claims and the app does not open, by the number of the claim.
  private(set) var claimed: [Int: String] = [:]
  /// Links that the app opens and the site does not claim, by the number of the form.
  private(set) var opened: [Int: String] = [:]
  private(set) var isComplete = true

  init(
    site: SiteClaims, forms: [LinkIndex.Form], beginning: String, opens: @escaping (String) -> Bool,
    converts: @escaping (String) -> Bool
  ) {
    (self.site, self.forms, self.beginning) = (site, forms, beginning)
    (self.opens, self.converts) = (opens, converts)
    let length = forms.reduce(0) { $0 + $1.text.utf8.count * 4 + 8 }
    automaton = LinkAutomaton(mostStates: SiteClaims.mostStates + length)
    site.addPaths(to: &automaton) { .claim($0) }
    for (number, form) in forms.enumerated() { add(form.shape, number) }
  }

  /// Goes on until every difference has a witness, or all is compared, or so many beginnings have been looked at.
  mutating func run(mostSteps: Int) {
    guard !automaton.isTooLarge else {
      isComplete = false
      return
    }
    let first = automaton.position(after: automaton.beginning, .slash)
    var known: Set<LinkAutomaton<Owner>.Position> = [first]
    var queue = [Reached(position: first, path: [.slash])]
    var next = 0
    while next < queue.count {
      let reached = queue[next]
      next += 1
      compare(reached)
      for symbol in automaton.symbols(at: reached.position) {
        let position = automaton.position(after: reached.position, symbol)
        guard !automaton.isDead(position), known.insert(position).inserted else { continue }
        guard known.count <= mostSteps else {
          isComplete = false
          return
        }
        queue.append(Reached(position: position, path: reached.path + [symbol]))
      }
    }
  }

  /// Notes the differences at one path.
  private mutating func compare(_ reached: Reached) {
    let owners = automaton.owners(at: reached.position)
    guard !owners.isEmpty else { return }
    var (claims, found, isOpened) = ([Int](), [Int](), false)
    for owner in owners {
      switch owner {
      case .claim(let number): claims.append(number)
      case .form(let number): found.append(number)
      case .formWithSlash: isOpened = true
      }
    }
    let path = beginning + LinkSymbol.text(of: reached.path)
    if found.isEmpty, !isOpened { noteClaims(claims, path) }
    for number in Set(found) where opened[number] == nil {
      // That the pattern names an item decides what is compared; what is shown may do without one that needs not be there.
      guard isOpenedOnly(path, forms[number].exampleTail, claims) else { continue }
      let shown = forms[number].exampleTails.first { isOpenedOnly(path, $0, claims) && converts(path + $0.text) }
      opened[number] = path + (shown ?? forms[number].exampleTail).text
    }
  }

  private func isOpenedOnly(_ path: String, _ tail: LinkTail, _ claims: [Int]) -> Bool {
    let decides = site.first(of: claims, tail)
    return decides.map { site.claims[$0].component.isExcluded } ?? true && opens(path + tail.text)
  }

  private mutating func noteClaims(_ claims: [Int], _ path: String) {
    for number in claims where claimed[number] == nil && !site.claims[number].component.isExcluded {
      let tail = site.claims[number].example
      guard site.first(of: claims, tail) == number, !opens(path + tail.text) else { continue }
      claimed[number] = path + tail.text
    }
  }

  /// Adds the paths of a form, with and without a slash at the end.
  private mutating func add(_ shape: PatternShape, _ number: Int) {
    let start = automaton.start()
    var state = automaton.add(.symbol(.slash), from: start)
    if shape.lengths.contains(0) { automaton.end(.form(number), at: state) }
    for (position, segment) in shape.segments.enumerated() {
      if position > 0 { state = automaton.add(.symbol(.slash), from: state) }
      let before = state
      switch segment {
      case .spelledOut(let text):
        for symbol in LinkSymbol.symbols(of: text.utf8, isPercentEncoded: false) {
          state = automaton.add(.symbol(symbol), from: state)
        }
      case .parameter, .rest:
        state = automaton.add(.anyButSlash, from: state)
        automaton.repeatEdge(.anyButSlash, at: state)
      }
      let isEnd = shape.lengths.contains(position + 1)
      if isEnd { automaton.end(.form(number), at: state) }
      if case .rest = segment { automaton.add(.symbol(.slash), from: state, to: before) }
      if isEnd { automaton.end(.formWithSlash, at: automaton.add(.symbol(.slash), from: state)) }
    }
  }
}

extension LinkIndex.Form {
  /// The query items that the pattern names, each with a value.
  fileprivate var exampleTail: LinkTail { exampleTail { _ in true } }

  /// The same, and without each of the items, and without any.
  fileprivate var exampleTails: [LinkTail] {
    let names = shape.queryItems
    return [exampleTail] + names.map { name in exampleTail { $0 != name } } + (names.isEmpty ? [] : [LinkTail()])
  }

  private func exampleTail(where isThere: (String) -> Bool) -> LinkTail {
    let items = shape.queryItems.filter(isThere).map { name in
      var item = ""
      item.appendEncoded(name)
      return item + "=1"
    }
    return LinkTail(query: items.isEmpty ? nil : items.joined(separator: "&"))
  }
}
