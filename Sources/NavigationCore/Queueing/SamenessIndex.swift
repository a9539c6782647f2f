/// Finds a request equal to another among those that wait or are under way, however many there are.
///
/// A request is asked for its key only if some request is to be dropped for an equal one, and once.
struct SamenessIndex {
  /// Equal requests in the order in which they were made; `nil` until one is looked for.
  private var byKey: [AnyHashable: [Navigation]]?

  /// Enters a request, if equal ones were ever looked for.
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

  /// The first equal request that has not been given up.
  ///
  /// - Parameter pending: All requests that wait or are under way; read at the first call only.
  mutating func first(equalTo goal: any Goal, among pending: @autoclosure () -> [Navigation]) -> Navigation? {
    if byKey == nil {
      byKey = [:]
      for navigation in pending() { add(navigation) }
    }
    return goal.sameness.flatMap { key in byKey?[key]?.first { $0.interruption == nil } }
  }
}
