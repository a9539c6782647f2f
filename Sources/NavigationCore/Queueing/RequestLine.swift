/// The requests of a window, except for the one that is being resolved or holds the window.
struct RequestLine {
  /// The requests that continue when their turn comes, ordered by place and number.
  private var inLine: [Navigation] = []
  /// The requests that others pass, by identifier. Their guards or screens are being asked, or they wait for a root view controller.
  /// Another request may set the root.
  private var apart: [Int: Navigation] = [:]
  private var lastPlace = 0
  private var lowestNumber = 0
  /// A Boolean value that indicates whether a request was set apart until the window has a root view controller. The request may have
  /// ended since.
  private(set) var needsRoot = false

  /// All requests, ordered by place and number.
  var pending: [Navigation] {
    apart.isEmpty ? inLine : (inLine + apart.values).sorted { $0.comesBefore($1) }
  }

  var isEmpty: Bool { inLine.isEmpty && apart.isEmpty }

  /// The request whose turn is next; `nil` if none can continue.
  var first: Navigation? { inLine.first }

  /// Inserts a request by its place and number.
  mutating func insert(_ navigation: Navigation) { inLine.insert(navigation, at: position(of: navigation)) }

  /// Inserts a request before all requests that have no place yet.
  mutating func prepend(_ navigation: Navigation) {
    lowestNumber -= 1
    navigation.number = lowestNumber
    insert(navigation)
  }

  /// Gives a request the next place after its questions are answered. A request that has a place keeps it.
  mutating func givePlace(_ navigation: Navigation) {
    guard navigation.place == .max else { return }
    lastPlace += 1
    navigation.place = lastPlace
  }

  /// Inserts a request before all others, to continue with its next part. It keeps this place if the part asks questions first.
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
  ///
  /// - Parameter mayBeReplaced: Returns `false` for a request that stays in any case.
  mutating func removeReplaced(by policy: OverlapPolicy, _ mayBeReplaced: (Navigation) -> Bool) -> [Navigation] {
    guard policy == .replaceWaiting || policy == .replaceCurrent else { return [] }
    let replaced = pending.filter { (policy == .replaceCurrent || $0.isYetToBegin) && mayBeReplaced($0) }
    for navigation in replaced { remove(navigation) }
    return replaced
  }

  /// Returns the position that a request has or would have, by binary search. Cancelling thousands of requests
  /// one by one thus needs no search through the whole line.
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

  /// A Boolean value that indicates whether no question of the request was asked yet, or the request waits for a root view controller.
  fileprivate var isYetToBegin: Bool { needsRoot || place == .max && !isAsked }
}

/// An index that finds a request equal to another one. It contains the requests that wait or are under way.
///
/// The index computes the key of each request once. It computes none before a request with ``OverlapPolicy/dropIfSame`` is made.
struct SamenessIndex {
  /// The requests by key, with equal requests in the order in which they were added; `nil` before the first search.
  private var byKey: [AnyHashable: [Navigation]]?

  /// Adds a request. Does nothing before the first search, or if the request has no key.
  mutating func add(_ navigation: Navigation) {
    guard byKey != nil, let key = navigation.executor?.goal.sameness else { return }
    navigation.sameness = key
    byKey?[key, default: []].append(navigation)
  }

  mutating func remove(_ navigation: Navigation) {
    guard let key = navigation.sameness, let equal = byKey?.index(forKey: key) else { return }
    if let place = byKey?.values[equal].firstIndex(where: { $0 === navigation }) {
      byKey?.values[equal].remove(at: place)
    }
    if byKey?.values[equal].isEmpty == true { byKey?.remove(at: equal) }
  }

  /// Returns the first equal request that was not given up; `nil` if there is none.
  ///
  /// - Parameter pending: All requests that wait or are under way. The expression is evaluated at the first call only.
  mutating func first(equalTo goal: any Goal, among pending: @autoclosure () -> [Navigation]) -> Navigation? {
    if byKey == nil {
      byKey = [:]
      for navigation in pending() { add(navigation) }
    }
    return goal.sameness.flatMap { key in byKey?[key]?.first { $0.interruption == nil } }
  }
}
