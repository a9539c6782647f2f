import NavigationCore

/// Returns the role inside all its wrappers, or the role itself if it has none. A type-erased role is a wrapper, and so
/// is a role that is adapted to a step.
func unwrapped(_ role: Any) -> Any {
  if let wrapping = role as? any WrappingRole { unwrapped(wrapping.wrapped) } else { role }
}
