/// The requests of a window that do not hold it, in the order in which they come next.
struct RequestLine {
  /// The one of which a part is done; the next comes before anything else.
  private(set) var between: Navigation?
  /// Those of which all that were asked have agreed, by their places.
  private var ready = FIFO<Navigation>()
  private var lastPlace = 0
  /// Those whose guards are being asked.
  private var asking: [Int: Navigation] = [:]
  /// Those that have not had their turn.
  private var waiting = FIFO<Navigation>()

  /// Those that wait for the window to have a root view controller. The others pass them, as one of these may set it.
  private var withoutRoot = FIFO<Navigation>()

  /// All that have not ended.
  var pending: [Navigation] {
    if hasNone { return [] }
    var pending = between.map { [$0] } ?? []
    pending += ready.elements
    pending += asked
    pending += withoutRoot.elements
    pending += waiting.elements
    return pending.filter { !$0.hasEnded }
  }

  /// Whether some have not ended, asked or not.
  @inline(__always) var isObstructed: Bool { !hasNone && obstruction != nil }

  /// The first that has not ended, asked or not.
  private var obstruction: Navigation? {
    between ?? ready.first { !$0.hasEnded } ?? asked.first ?? withoutRoot.first { !$0.hasEnded }
      ?? waiting.first { !$0.hasEnded }
  }

  /// Whether there are none, not even such as have ended. Most often that is so, and sooner found out than all else.
  @inline(__always) private var hasNone: Bool {
    asking.isEmpty && between == nil && ready.isEmpty && waiting.isEmpty && withoutRoot.isEmpty
  }

  /// Whether one of them has not ended and matches.
  func contains(where matches: (Navigation) -> Bool) -> Bool {
    func isMatch(_ navigation: Navigation) -> Bool { !navigation.hasEnded && matches(navigation) }
    if let between, isMatch(between) { return true }
    return asking.values.contains(where: isMatch) || ready.first(where: isMatch) != nil
      || waiting.first(where: isMatch) != nil || withoutRoot.first(where: isMatch) != nil
  }

  private var asked: [Navigation] {
    asking.count < 2 ? Array(asking.values) : asking.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The one whose turn is next. Those that have ended are let go on the way.
  mutating func next() -> Navigation? {
    while let next = front {
      guard next.hasEnded else { return next }
      drop(next)
    }
    return nil
  }

  /// The one whose turn is next, ended or not.
  private var front: Navigation? {
    // Written without `??`, which copies both lines to look at one.
    if let between { return between }
    return ready.isEmpty ? waiting.first : ready.first
  }

  /// The one whose turn is next, as far as that is known without letting go of any.
  var upNext: Navigation? { between ?? ready.first { !$0.hasEnded } ?? waiting.first { !$0.hasEnded } }

  /// Takes out the one whose turn is next.
  mutating func drop(_ next: Navigation) {
    if between === next {
      between = nil
    } else if ready.first === next {
      _ = ready.popFirst()
    } else {
      _ = waiting.popFirst()
    }
  }

  mutating func append(_ navigation: Navigation) { waiting.append(navigation) }

  /// Puts one before all that have not had their turn.
  mutating func prepend(_ navigation: Navigation) { waiting.prepend(navigation) }

  /// Gives one its place that goes on for the first time; it keeps it when it has to ask something more.
  mutating func givePlace(_ navigation: Navigation) {
    guard navigation.place == .max else { return }
    lastPlace += 1
    navigation.place = lastPlace
  }

  /// Lets one go on when its turn comes, before those that went on after it.
  mutating func goOn(_ navigation: Navigation) { ready.insert(navigation) { $0.place > navigation.place } }

  /// Has the next part of one go on before anything else, also when it asks something first.
  mutating func continueNext(_ navigation: Navigation) {
    navigation.place = 0
    between = navigation
  }

  /// Puts one back that has just been taken out, before all like it.
  mutating func putBack(_ navigation: Navigation) {
    if navigation.isReady {
      ready.insert(navigation) { $0.place >= navigation.place }
    } else {
      waiting.prepend(navigation)
    }
  }

  /// Whether requests wait for the window to have a root view controller.
  @inline(__always) var needsRoot: Bool { !withoutRoot.isEmpty }

  /// Has one that has just been taken out wait for the window to have a root view controller.
  mutating func setAside(_ navigation: Navigation) {
    navigation.needsRoot = true
    withoutRoot.append(navigation)
  }

  /// Puts those back that have waited for a root view controller, before all that came later.
  mutating func bringBack() {
    for navigation in withoutRoot.elements.reversed() {
      navigation.needsRoot = false
      putBack(navigation)
    }
    withoutRoot = FIFO()
  }

  mutating func beginAsking(_ navigation: Navigation) { asking[navigation.id] = navigation }

  mutating func endAsking(_ navigation: Navigation) {
    if !asking.isEmpty { asking[navigation.id] = nil }
  }

  /// Takes out one that ends, if it is being asked or between two parts; others are let go when their turn comes.
  mutating func remove(_ navigation: Navigation) {
    endAsking(navigation)
    if between === navigation { between = nil }
  }

  /// Takes out those whose place a request with this policy takes, as far as they may be replaced.
  mutating func removeReplaced(by policy: OverlapPolicy, _ mayBe: (Navigation) -> Bool) -> [Navigation] {
    switch policy {
    case .waitTurn, .dropIfSame, .refuseWhenBusy: return []
    case .replaceWaiting: return withoutRoot.remove(where: mayBe) + waiting.remove(where: mayBe)
    case .replaceCurrent:
      let others = (asked + (between.map { [$0] } ?? [])).filter(mayBe)
      return withoutRoot.remove(where: mayBe) + waiting.remove(where: mayBe) + ready.remove(where: mayBe) + others
    }
  }
}
