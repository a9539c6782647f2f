/// The type of a role, as failures and plans name it.
package func describe(_ role: Any) -> String {
  guard let role = flattened(role) else { return "nothing" }
  if let named = role as? any NamedRole { return named.roleName }
  if let wrapping = role as? any WrappingRole { return describe(wrapping.wrapped) }
  return String(describing: type(of: role))
}

/// A role that has a name of its own, in the place of its type's.
package protocol NamedRole {
  var roleName: String { get }
}

/// A role whose type of its own says nothing; failures name what it wraps.
package protocol WrappingRole {
  var wrapped: Any { get }
}
