/// Returns the name of a role for failures and plans. This is the name that a ``NamedRole`` supplies, the name of the role that a
/// ``WrappingRole`` wraps, or else the name of the type.
///
/// The name of an optional without a value is “nothing”.
package func describe(_ role: Any) -> String {
  guard let role = flattened(role) else { return "nothing" }
  if let named = role as? any NamedRole { return named.roleName }
  if let wrapping = role as? any WrappingRole { return describe(wrapping.wrapped) }
  return withoutOptional(String(describing: type(of: role)))
}

/// Returns the name of a type with `?` for optionals: `ClassFinder<Home, Any?>` instead of `ClassFinder<Home, Optional<Any>>`.
private func withoutOptional(_ name: String) -> String {
  let opening = "Optional<"
  guard let start = name.indices.first(where: { name[$0...].hasPrefix(opening) }) else { return name }
  let inside = name.index(start, offsetBy: opening.count)
  var depth = 1
  var end = inside
  while end < name.endIndex {
    if name[end] == "<" { depth += 1 } else if name[end] == ">", !name[..<end].hasSuffix("-") { depth -= 1 }
    if depth == 0 { break }
    end = name.index(after: end)
  }
  guard end < name.endIndex else { return name }
  let wrapped = withoutOptional(String(name[inside..<end]))
  let rest = withoutOptional(String(name[name.index(after: end)...]))
  // Without parentheses, `any P?` and `(A) -> B?` would mean something else.
  let needsParentheses = wrapped.hasPrefix("any ") || wrapped.indices.contains { wrapped[$0...].hasPrefix("->") }
  return String(name[..<start]) + (needsParentheses ? "(\(wrapped))?" : "\(wrapped)?") + rest
}

/// A role that supplies its own name. The name replaces that of its type.
package protocol NamedRole {
  var roleName: String { get }
}

/// A role that wraps another role and has its name.
package protocol WrappingRole {
  var wrapped: Any { get }
}
