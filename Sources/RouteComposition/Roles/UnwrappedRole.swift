import NavigationCore

/// Returns the role inside all its wrappers, such as a type-erased role or one that is adapted to a step.
func unwrapped(_ role: Any) -> Any {
  if let wrapping = role as? any WrappingRole { unwrapped(wrapping.wrapped) } else { role }
}
