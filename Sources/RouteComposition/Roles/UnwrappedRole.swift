import NavigationCore

/// Returns the role inside all wrappers, or the given role if it is no wrapper. A wrapper is a type-erased role, or a
/// role that is adapted to a step.
func unwrapped(_ role: Any) -> Any {
  if let wrapping = role as? any WrappingRole { unwrapped(wrapping.wrapped) } else { role }
}
