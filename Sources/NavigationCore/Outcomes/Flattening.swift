/// A context of any type as an `Any?` in which nothing is nothing: an optional without a value becomes `nil`, and does not
/// end up inside another optional.
package func flattened<Context>(_ context: Context) -> Any? {
  (context as? any Flattenable).map(\.flattened) ?? context
}

private protocol Flattenable {
  var flattened: Any? { get }
}

extension Optional: Flattenable {
  fileprivate var flattened: Any? {
    guard let value = self else { return nil }
    return NavigationCore.flattened(value)
  }
}
