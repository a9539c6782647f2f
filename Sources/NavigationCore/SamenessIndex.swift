/// Finds a request equal to another among those that wait or are under way.
///
/// What makes a request equal to another is asked of it only when some request is to be dropped for it, and once.
struct SamenessIndex {
  private var byKey: [AnyHashable: Navigation] = [:]
  private var keys: [Int: AnyHashable] = [:]
  private var isInUse = false

  /// Enters a request, if equal ones were ever looked for.
  mutating func add(_ navigation: Navigation) {
    guard isInUse, let key = navigation.work?.sameness, byKey[key] == nil else { return }
    byKey[key] = navigation
    keys[navigation.id] = key
  }

  mutating func remove(_ navigation: Navigation) {
    guard let key = keys.removeValue(forKey: navigation.id) else { return }
    byKey[key] = nil
  }

  /// - Parameter pending: All requests that wait or are under way; read at the first call only.
  mutating func first(equalTo work: any NavigationWork, among pending: @autoclosure () -> [Navigation]) -> Navigation? {
    if !isInUse {
      isInUse = true
      for navigation in pending() { add(navigation) }
    }
    return work.sameness.flatMap { byKey[$0] }
  }
}
