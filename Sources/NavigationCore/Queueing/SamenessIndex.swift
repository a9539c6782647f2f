/// Finds a request equal to another among those that wait or are under way.
///
/// What makes a request equal to another is asked of it only when some request is to be dropped for it, and once.
struct SamenessIndex {
  /// The equal ones in the order they were made; those that have ended are let go when all before them have.
  private var byKey: [AnyHashable: FIFO<Navigation>] = [:]
  private var keys: [Int: AnyHashable] = [:]
  private var isInUse = false

  /// Enters a request, if equal ones were ever looked for.
  mutating func add(_ navigation: Navigation) {
    guard isInUse, let key = navigation.executor?.goal.sameness else { return }
    byKey[key, default: FIFO()].append(navigation)
    keys[navigation.id] = key
  }

  mutating func remove(_ navigation: Navigation) {
    guard isInUse, let key = keys.removeValue(forKey: navigation.id) else { return }
    while let first = byKey[key]?.first, first === navigation || first.hasEnded { _ = byKey[key]?.popFirst() }
    if byKey[key]?.isEmpty == true { byKey[key] = nil }
  }

  /// The first that is equal, and has neither ended nor been given up.
  ///
  /// - Parameter pending: All requests that wait or are under way; read at the first call only.
  mutating func first(equalTo goal: any Goal, among pending: @autoclosure () -> [Navigation]) -> Navigation? {
    if !isInUse {
      isInUse = true
      for navigation in pending() { add(navigation) }
    }
    return goal.sameness.flatMap { key in
      byKey[key]?.first { !$0.hasEnded && $0.interruption == nil }
    }
  }
}
