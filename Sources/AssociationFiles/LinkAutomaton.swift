/// An automaton that matches many patterns against links at once, symbol by symbol.
///
/// The automaton is nondeterministic and follows all its current states together. For each symbol, a pattern costs at
/// most its own length.
struct LinkAutomaton<Owner: Hashable & Sendable>: Sendable {
  /// The condition of a transition between two states.
  enum Label: Hashable, Sendable {
    /// Exactly this symbol.
    case symbol(LinkSymbol)
    /// This lowercase symbol in uppercase or lowercase.
    case folded(LinkSymbol)
    /// A character of this kind.
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
    /// States that the automaton enters together with this state, without another symbol.
    var simultaneous: [Int] = []
    var owners: [Owner] = []
  }

  /// The states after a prefix of a link, in ascending order.
  struct Position: Hashable, Sendable {
    fileprivate let states: [Int]

    /// The number of states; zero if no pattern can continue.
    var count: Int { states.count }
  }

  private var states: [State] = []
  private var starts: [Int] = []
  private let mostStates: Int

  /// The number of states of the automaton.
  var stateCount: Int { states.count }

  /// Creates an automaton that can have at most this number of states.
  init(mostStates: Int) { self.mostStates = mostStates }

  /// A Boolean value that indicates whether the patterns needed too many states. If so, the automaton gives wrong
  /// results.
  private(set) var isTooLarge = false
}

// MARK: - Building

extension LinkAutomaton {
  /// Adds the start of a pattern and returns its state.
  mutating func start() -> Int {
    let state = makeState()
    starts.append(state)
    return state
  }

  /// Adds a transition to a new state and returns that state.
  mutating func add(_ label: Label, from state: Int) -> Int {
    let next = makeState()
    states[state].edges.append((label, next))
    return next
  }

  /// Adds a transition to an existing state, which may be the state that the transition leaves.
  mutating func add(_ label: Label, from state: Int, to target: Int) { states[state].edges.append((label, target)) }

  /// Marks a state as the end of a pattern of an owner. Does nothing if the automaton is too large.
  mutating func end(_ owner: Owner, at state: Int) {
    if !isTooLarge { states[state].owners.append(owner) }
  }

  /// Adds a pattern of an association file and returns its last state.
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
        states[state].simultaneous.append(next)
        add(.any, from: next, to: next)
        state = next
      case .alternatives(let alternatives):
        let end = makeState()
        for parts in alternatives where !isTooLarge {
          let begin = makeState()
          states[state].simultaneous.append(begin)
          states[add(parts, from: begin, isCaseSensitive: isCaseSensitive)].simultaneous.append(end)
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
  /// The position before the first symbol.
  var beginning: Position { position(of: starts) }

  /// Returns the position after a symbol.
  func position(after position: Position, _ symbol: LinkSymbol) -> Position {
    var next: [Int] = []
    for state in position.states {
      for edge in states[state].edges where edge.label.matches(symbol) { next.append(edge.target) }
    }
    return self.position(of: next)
  }

  /// Returns the position after a sequence of symbols.
  func position(after symbols: some Sequence<LinkSymbol>) -> Position {
    symbols.reduce(beginning) { position(after: $0, $1) }
  }

  /// Returns the owners of the patterns that end at a position.
  func owners(at position: Position) -> [Owner] { position.states.flatMap { states[$0].owners } }

  /// Returns the symbols to try at a position, the symbol `1` first: each symbol that a transition names, and one symbol
  /// in place of all others. If a transition requires a kind of character, the result also contains symbols of each kind.
  func symbols(at position: Position) -> [LinkSymbol] {
    var symbols: Set<LinkSymbol> = []
    var kinds = false
    for state in position.states {
      for edge in states[state].edges {
        switch edge.label {
        case .symbol(let symbol): symbols.insert(symbol)
        case .folded(let symbol): symbols.formUnion([symbol, symbol.uppercased])
        case .character: kinds = true
        case .any: symbols.insert(.slash)
        case .anyButSlash: break
        }
      }
    }
    // Add a readable symbol that no transition names, and a symbol of each kind if a transition requires a kind.
    let others =
      "1xaX".utf8.map { LinkSymbol(plain: $0) }
      + "23456789bcdefghijklmnopqrstuvwyz-_".utf8.map { LinkSymbol(plain: $0) }
    symbols.formUnion(kinds ? "1axAX-".utf8.map { LinkSymbol(plain: $0) } : [])
    if let other = others.first(where: { !symbols.contains($0) && !symbols.contains($0.folded) }) {
      symbols.insert(other)
    }
    return symbols.sorted { ($0.plainByte == 0x31 ? 0 : 1, $0) < ($1.plainByte == 0x31 ? 0 : 1, $1) }
  }

  /// Returns the position that consists of the given states and the states that the automaton enters together with
  /// them.
  private func position(of states: [Int]) -> Position {
    guard states.contains(where: { !self.states[$0].simultaneous.isEmpty }) else {
      return Position(states: states.sortedOnce)
    }
    var all = Set(states)
    var pending = Array(all)
    while let state = pending.popLast() {
      for next in self.states[state].simultaneous where all.insert(next).inserted { pending.append(next) }
    }
    return Position(states: all.sorted())
  }
}

extension [Int] {
  /// The numbers in ascending order, without duplicates.
  fileprivate var sortedOnce: [Int] {
    guard count > 1 else { return self }
    var numbers: [Int] = []
    for number in sorted() where number != numbers.last { numbers.append(number) }
    return numbers
  }
}
