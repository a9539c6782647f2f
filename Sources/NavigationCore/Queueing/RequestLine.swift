/// The requests of a window that do not hold it.
struct RequestLine {
  /// The requests that continue when their turn comes, ordered by place and number.
  private var inLine: [Navigation] = []
  /// The requests that others pass, by identifier. Their guards are being asked, or they wait for a root view controller, which
  /// another request may set.
  private var apart: [Int: Navigation] = [:]
  private var lastPlace = 0
  private var lowestNumber = 0
  /// A Boolean value that indicates whether requests may wait for the window to have a root view controller.
  private(set) var needsRoot = false

  /// All requests, ordered by place and number.
  var pending: [Navigation] {
    apart.isEmpty ? inLine : (inLine + apart.values).sorted { $0.comesBefore($1) }
  }

  var isEmpty: Bool { inLine.isEmpty && apart.isEmpty }

  /// The request whose turn is next.
  var first: Navigation? { inLine.first }

  /// Inserts a request, which continues when its turn comes.
  mutating func insert(_ navigation: Navigation) { inLine.insert(navigation, at: position(of: navigation)) }

  /// Inserts a request before all that have not had a turn.
  mutating func prepend(_ navigation: Navigation) {
    lowestNumber -= 1
    navigation.number = lowestNumber
    insert(navigation)
  }

  /// Gives a request its place when it continues for the first time. It keeps the place if it asks again.
  mutating func givePlace(_ navigation: Navigation) {
    guard navigation.place == .max else { return }
    lastPlace += 1
    navigation.place = lastPlace
  }

  /// Inserts a request whose next part precedes all other requests, even if the part asks a question first.
  mutating func continueNext(_ navigation: Navigation) {
    navigation.place = 0
    insert(navigation)
  }

  mutating func beginAsking(_ navigation: Navigation) { apart[navigation.id] = navigation }

  mutating func endAsking(_ navigation: Navigation) {
    if !apart.isEmpty { apart[navigation.id] = nil }
  }

  /// Sets a request apart until the window has a root view controller.
  mutating func waitForRoot(_ navigation: Navigation) {
    navigation.needsRoot = true
    needsRoot = true
    apart[navigation.id] = navigation
  }

  /// Reinserts the requests that have waited for a root view controller.
  mutating func endWaitForRoot() {
    needsRoot = false
    for navigation in apart.values where navigation.needsRoot {
      navigation.needsRoot = false
      apart[navigation.id] = nil
      insert(navigation)
    }
  }

  mutating func remove(_ navigation: Navigation) {
    endAsking(navigation)
    let position = position(of: navigation)
    if position < inLine.endIndex, inLine[position] === navigation { inLine.remove(at: position) }
  }

  /// Removes and returns the requests that a request with this policy replaces.
  mutating func removeReplaced(by policy: OverlapPolicy, _ mayBeReplaced: (Navigation) -> Bool) -> [Navigation] {
    guard policy == .replaceWaiting || policy == .replaceCurrent else { return [] }
    let replaced = pending.filter { (policy == .replaceCurrent || $0.isYetToBegin) && mayBeReplaced($0) }
    for navigation in replaced { remove(navigation) }
    return replaced
  }

  /// Returns the position that a request has or would have, by binary search. Thousands of cancelled requests thus take linear
  /// time.
  private func position(of navigation: Navigation) -> Int {
    var (low, high) = (inLine.startIndex, inLine.endIndex)
    while low < high {
      let middle = (low + high) / 2
      if inLine[middle].comesBefore(navigation) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Navigation {
  fileprivate func comesBefore(_ other: Navigation) -> Bool { (place, number) < (other.place, other.number) }

  /// A Boolean value that indicates whether the request has not had a turn, or waits for a root view controller.
  fileprivate var isYetToBegin: Bool { needsRoot || place == .max && !isAsked }
}
