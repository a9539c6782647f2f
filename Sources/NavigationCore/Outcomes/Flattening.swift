/// Returns the value inside nested optionals; `nil` if one of them has no value. Returns a value that is no optional unchanged.
package func flattened<Context>(_ context: Context) -> Any? {
  if let optional = context as? any Flattenable { return optional.flattened }
  return context
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
