/// The type of a role, as failures and plans name it.
package func describe(_ role: Any) -> String {
  // Only what is named by its type alone is known, so this is asked first: asking for conformances takes long.
  if let known = typeNames[ObjectIdentifier(type(of: role))] { return known }
  guard let role = flattened(role) else { return "nothing" }
  if let named = role as? any NamedRole { return named.roleName }
  if let wrapping = role as? any WrappingRole { return describe(wrapping.wrapped) }
  let type = type(of: role)
  let name = withoutOptional(String(describing: type))
  typeNames[ObjectIdentifier(type)] = name
  return name
}

/// Each type is put into words once, as that takes long; plans and waiting requests name the same ones again and again.
private var typeNames: [ObjectIdentifier: String] = [:]

/// The name of a type as it is written in Swift: `ClassFinder<Home, Any?>` rather than `ClassFinder<Home, Optional<Any>>`.
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
  // `any P?` and `(A) -> B?` would say something else.
  let needsParentheses = wrapped.hasPrefix("any ") || wrapped.indices.contains { wrapped[$0...].hasPrefix("->") }
  return String(name[..<start]) + (needsParentheses ? "(\(wrapped))?" : "\(wrapped)?") + rest
}

/// A role that has a name of its own, in the place of its type's.
package protocol NamedRole {
  var roleName: String { get }
}

/// A role whose type of its own says nothing; failures name what it wraps.
package protocol WrappingRole {
  var wrapped: Any { get }
}
