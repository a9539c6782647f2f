/// The type of a role, as failures and plans name it.
func describe(_ role: Any) -> String {
  guard let role = flattened(role) else { return "nothing" }
  if let wrapping = role as? any WrappingRole { return describe(wrapping.wrapped) }
  return String(describing: type(of: role))
}
