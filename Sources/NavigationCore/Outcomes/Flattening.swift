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

/// Returns whether values of a type are known never to need flattening: the type is equatable, and is neither an optional nor
/// `AnyHashable`.
///
/// Looking up a conformance takes long, so store the result for a type with many contexts.
package func isAlwaysSomething<Context>(_ type: Context.Type) -> Bool {
  type is any Equatable.Type && !(type is any Flattenable.Type) && type != AnyHashable.self
}
