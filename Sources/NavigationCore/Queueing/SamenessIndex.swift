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
