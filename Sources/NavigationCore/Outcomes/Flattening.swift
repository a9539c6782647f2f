/// A context of any type as an `Any?` in which nothing is nothing: an optional without a value becomes `nil`, and does not
/// end up inside another optional.
package func flattened<Context>(_ context: Context) -> Any? {
  let type = ObjectIdentifier(type(of: context as Any))
  if plainTypes.contains(type) { return context }
  if let optional = context as? any Flattenable { return optional.flattened }
  // Of these one may hold an optional, and another not.
  if type != ObjectIdentifier(AnyHashable.self) { plainTypes.insert(type) }
  return context
}

/// The types that are known to be no optionals, as the runtime takes long to answer for a conformance.
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

/// Whether a context of this type is always something, so that there is nothing to flatten: a type of its own that is no
/// optional. Asked once for many contexts, because asking the runtime for a conformance costs much.
package func isAlwaysSomething<Context>(_ type: Context.Type) -> Bool {
  type is any Equatable.Type && !(type is any Flattenable.Type) && type != AnyHashable.self
}
