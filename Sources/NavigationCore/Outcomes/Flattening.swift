/// Returns a context of any type as a single optional: `nil` for an optional without a value at any depth, and the value otherwise.
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

/// Returns whether values of a type never need flattening, because the type is equatable and is not an optional.
///
/// Store the result for a type with many contexts: looking up a conformance takes long.
package func isAlwaysSomething<Context>(_ type: Context.Type) -> Bool {
  type is any Equatable.Type && !(type is any Flattenable.Type) && type != AnyHashable.self
}
