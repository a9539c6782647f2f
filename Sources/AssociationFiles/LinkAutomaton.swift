/// Recognises many patterns of links at once, symbol by symbol: a nondeterministic automaton whose states are followed
/// together, so that no pattern takes more than its own length for each symbol.
struct LinkAutomaton<Owner: Hashable & Sendable>: Sendable {
  /// What leads from one state to another.
  enum Label: Hashable, Sendable {
    /// This symbol.
    case symbol(LinkSymbol)
    /// This symbol, whatever its case.
    case folded(LinkSymbol)
    /// A character of a kind.
    case character(PredefinedVariable)
    case any
    case anyButSlash

    func matches(_ symbol: LinkSymbol) -> Bool {
      switch self {
      case .symbol(let expected): expected == symbol
      case .folded(let expected): expected == symbol.folded
      case .character(let kind): kind.matches(symbol)
      case .any: true
      case .anyButSlash: symbol != .slash
      }
    }
  }

  private struct State: Sendable {
    var edges: [(label: Label, target: Int)] = []
    /// States that this one is at the same time.
    var same: [Int] = []
    var owners: [Owner] = []
  }

  /// The states that a beginning of a link leads to, in order.
  struct Position: Hashable, Sendable {
    fileprivate let states: [Int]

    /// How many there are.
    var count: Int { states.count }
  }

  private var states: [State] = []
  private var starts: [Int] = []
  private let mostStates: Int

  /// How large the automaton is.
  var stateCount: Int { states.count }

  /// - Parameter mostStates: How large the automaton may become.
  init(mostStates: Int) { self.mostStates = mostStates }

  /// Whether what was added was more than there may be. Then the automaton recognises nothing reliably.
  private(set) var isTooLarge = false
}

// MARK: - Building

extension LinkAutomaton {
  /// Where a pattern begins.
  mutating func start() -> Int {
    let state = makeState()
    starts.append(state)
    return state
  }

  /// Adds a symbol and returns where it leads.
  mutating func add(_ label: Label, from state: Int) -> Int {
    let next = makeState()
    states[state].edges.append((label, next))
    return next
  }

  /// Lets a label repeat at a state.
  mutating func repeatEdge(_ label: Label, at state: Int) { states[state].edges.append((label, state)) }

  /// Lets a state lead back to an earlier one by a label.
  mutating func add(_ label: Label, from state: Int, to target: Int) { states[state].edges.append((label, target)) }

  /// Says whose patterns end at a state. Where there may be no more states, there is perhaps none.
  mutating func end(_ owner: Owner, at state: Int) {
    if !isTooLarge { states[state].owners.append(owner) }
  }

  /// Adds a pattern of an association file and returns where it leads.
  mutating func add(_ parts: [WildcardPattern.Part], from state: Int, isCaseSensitive: Bool) -> Int {
    var state = state
    for part in parts where !isTooLarge {
      switch part {
      case .symbol(let symbol): state = add(isCaseSensitive ? .symbol(symbol) : .folded(symbol.folded), from: state)
      case .one: state = add(.any, from: state)
      case .character(let kind):
        let next = add(.character(kind), from: state)
        if !isCaseSensitive, kind == .upper { add(.character(.lower), from: state, to: next) }
        if !isCaseSensitive, kind == .lower { add(.character(.upper), from: state, to: next) }
        state = next
      case .any:
        let next = makeState()
        states[state].same.append(next)
        repeatEdge(.any, at: next)
        state = next
      case .alternatives(let alternatives):
        let end = makeState()
        for parts in alternatives where !isTooLarge {
          let begin = makeState()
          states[state].same.append(begin)
          states[add(parts, from: begin, isCaseSensitive: isCaseSensitive)].same.append(end)
        }
        state = end
      }
    }
    return state
  }

  private mutating func makeState() -> Int {
    guard states.count < mostStates else {
      isTooLarge = true
      return max(0, states.count - 1)
    }
    states.append(State())
    return states.count - 1
  }
}

// MARK: - Following

extension LinkAutomaton {
  /// Where every link begins.
  var beginning: Position { position(of: starts) }

  /// Where a symbol leads.
  func position(after position: Position, _ symbol: LinkSymbol) -> Position {
    var next: [Int] = []
    for state in position.states {
      for edge in states[state].edges where edge.label.matches(symbol) { next.append(edge.target) }
    }
    return self.position(of: next)
  }

  /// Where a whole text leads.
  func position(after symbols: some Sequence<LinkSymbol>) -> Position {
    symbols.reduce(beginning) { position(after: $0, $1) }
  }

  /// Whose patterns end here.
  func owners(at position: Position) -> [Owner] { position.states.flatMap { states[$0].owners } }

  /// Symbols of which each leads somewhere else, and which lead everywhere that a symbol can.
  func symbols(at position: Position) -> [LinkSymbol] {
    var symbols: Set<LinkSymbol> = []
    var kinds = false
    for state in position.states {
      for edge in states[state].edges {
        switch edge.label {
        case .symbol(let symbol): symbols.insert(symbol)
        case .folded(let symbol): symbols.formUnion([symbol, symbol.large])
        case .character: kinds = true
        case .any: symbols.insert(.slash)
        case .anyButSlash: break
        }
      }
    }
    // What is none of them, as readable as there is; and one of every kind, where kinds matter.
    let others =
      "1xaX".utf8.map { LinkSymbol(plain: $0) }
      + "23456789bcdefghijklmnopqrstuvwyz-_".utf8.map { LinkSymbol(plain: $0) }
    symbols.formUnion(kinds ? "1axAX-".utf8.map { LinkSymbol(plain: $0) } : [])
    if let other = others.first(where: { !symbols.contains($0) && !symbols.contains($0.folded) }) {
      symbols.insert(other)
    }
    return symbols.sorted { ($0.plainByte == 0x31 ? 0 : 1, $0) < ($1.plainByte == 0x31 ? 0 : 1, $1) }
  }

  /// Whether nothing can follow here any more.
  func isDead(_ position: Position) -> Bool { position.states.isEmpty }

  /// The states, and those that they are at the same time.
  private func position(of states: [Int]) -> Position {
    guard states.contains(where: { !self.states[$0].same.isEmpty }) else { return Position(states: states.sortedOnce) }
    var all = Set(states)
    var pending = Array(all)
    while let state = pending.popLast() {
      for same in self.states[state].same where all.insert(same).inserted { pending.append(same) }
    }
    return Position(states: all.sorted())
  }
}

extension [Int] {
  /// The numbers in order, each once.
  fileprivate var sortedOnce: [Int] {
    guard count > 1 else { return self }
    var numbers: [Int] = []
    for number in sorted() where number != numbers.last { numbers.append(number) }
    return numbers
  }
}
