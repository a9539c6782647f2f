/// Returns a context of any type as a single optional: `nil` for an optional without a value at any depth, and the value otherwise.
package func flattened<Context>(_ context: Context) -> Any? {
  let type = ObjectIdentifier(type(of: context as Any))
  if plainTypes.contains(type) { return context }
  if let optional = context as? any Flattenable { return optional.flattened }
  // An `AnyHashable` may hold an optional or not, so its type decides nothing.
  if type != ObjectIdentifier(AnyHashable.self) { plainTypes.insert(type) }
  return context
}

/// The types that are known not to be optionals. Looking up a conformance takes long.
private var plainTypes: Set<ObjectIdentifier> = []

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
