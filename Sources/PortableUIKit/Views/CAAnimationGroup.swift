/// Animations of one layer that run together, and are over together when the group is.
///
/// Follows Apple's page `CAAnimationGroup`. The group's delegate is told; those of its animations are not.
nonisolated open class CAAnimationGroup: CAAnimation {
  /// What runs together.
  open var animations: [CAAnimation]?

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAAnimationGroup else { return }
    animations = other.animations?.map(\.copied)
  }
}
