import LinkTable

/// A search for links that a site claims but a table does not open, and for links that the table opens but the site
/// does not claim.
///
/// The search tries paths in the order of their length. It follows only the first path that leads to each position of
/// the automaton.
struct WitnessSearch {
  private enum Owner: Hashable, Sendable {
    case claim(Int)
    case form(Int)
    /// The links of any form with a slash at the end. The table opens them, so the search does not report them as only
    /// claimed. The table does not print them, so the search does not report them as only opened either.
    case formWithSlash
  }

  private struct Reached {
    let position: LinkAutomaton<Owner>.Position
    let symbol: LinkSymbol
    /// The index of the step before this one; `nil` for the first step.
    let before: Int?
  }

  private let site: SiteClaims
  private let forms: [LinkIndex.Form]
  private let beginning: String
  private let opens: (String) -> Bool
  /// A closure that returns whether the table opens a link and the values of its parameters convert.
  private let converts: (String) -> Bool
  private var automaton: LinkAutomaton<Owner>
  /// The visited positions, in the order of the length of their paths.
  private var reached: [Reached] = []
  /// The work so far: visited states, compared claims, and symbols of paths.
  private var work = 0
  /// The average amount of work allowed per step. The limit is necessary because a position can have as many states as
  /// the automaton.
  private static let workPerStep = 200

  /// Links that the site claims and the app does not open, by the index of the claim.
  private(set) var claimed: [Int: String] = [:]
  /// Links that the app opens and the site does not claim, by the index of the form.
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

  /// Searches until all positions were compared. If the search first reaches its limit of steps or work, or if the
  /// automaton is too large, sets ``isComplete`` to `false`.
  mutating func run(mostSteps: Int) {
    guard !automaton.isTooLarge else {
      isComplete = false
      return
    }
    let first = automaton.position(after: automaton.beginning, .slash)
    var known: Set<LinkAutomaton<Owner>.Position> = [first]
    reached = [Reached(position: first, symbol: .slash, before: nil)]
    var next = 0
    while next < reached.count {
      compare(next)
      let position = reached[next].position
      for symbol in automaton.symbols(at: position) {
        work += position.count
        guard known.count <= mostSteps, work / Self.workPerStep <= mostSteps else {
          isComplete = false
          return
        }
        let following = automaton.position(after: position, symbol)
        guard following.count > 0, known.insert(following).inserted else { continue }
        reached.append(Reached(position: following, symbol: symbol, before: next))
      }
      next += 1
    }
  }

  /// Returns the link of a visited position, without query and fragment.
  private func path(to number: Int) -> String {
    var symbols: [LinkSymbol] = []
    var next: Int? = number
    while let number = next {
      symbols.append(reached[number].symbol)
      next = reached[number].before
    }
    return beginning + LinkSymbol.text(of: symbols.reversed())
  }

  /// Records the differences that the links of a visited position show.
  private mutating func compare(_ number: Int) {
    let owners = automaton.owners(at: reached[number].position)
    guard !owners.isEmpty else { return }
    var (claims, found, isOpened) = ([Int](), [Int](), false)
    for owner in owners {
      switch owner {
      case .claim(let number): claims.append(number)
      case .form(let number): found.append(number)
      case .formWithSlash: isOpened = true
      }
    }
    let path = path(to: number)
    work += path.utf8.count
    if found.isEmpty, !isOpened { noteClaims(claims, path) }
    for number in Set(found) where opened[number] == nil {
      work += claims.count
      // The comparison uses all query items of the pattern. The reported link may leave out items so that its values convert.
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
      work += claims.count
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
      case .literal(let text):
        for symbol in LinkSymbol.symbols(of: text.utf8, isPercentEncoded: false) {
          state = automaton.add(.symbol(symbol), from: state)
        }
      case .parameter, .rest:
        state = automaton.add(.anyButSlash, from: state)
        automaton.add(.anyButSlash, from: state, to: state)
      }
      let isEnd = shape.lengths.contains(position + 1)
      if isEnd { automaton.end(.form(number), at: state) }
      if case .rest = segment { automaton.add(.symbol(.slash), from: state, to: before) }
      if isEnd { automaton.end(.formWithSlash, at: automaton.add(.symbol(.slash), from: state)) }
    }
  }
}

extension LinkIndex.Form {
  /// A query with all items of the pattern, each with a value.
  fileprivate var exampleTail: LinkTail { exampleTail { _ in true } }

  /// The queries to try: with all items, then with all items but one, then with none.
  fileprivate var exampleTails: [LinkTail] {
    let names = shape.queryItems
    return [exampleTail] + names.map { name in exampleTail { $0 != name } } + (names.isEmpty ? [] : [LinkTail()])
  }

  private func exampleTail(where isIncluded: (String) -> Bool) -> LinkTail {
    let items = shape.queryItems.filter(isIncluded).map { $0.percentEncoded + "=1" }
    return LinkTail(query: items.isEmpty ? nil : items.joined(separator: "&"))
  }
}
