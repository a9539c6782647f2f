/// How a property of a layer is pulled from one value to another by a spring.
///
/// Follows Apple's page `CASpringAnimation`. It is over when the scheduler says so, as each animation of a layer is.
nonisolated open class CASpringAnimation: CABasicAnimation {
  /// How heavy is what the spring pulls; more than zero.
  open var mass: CGFloat = 1
  /// How hard the spring pulls; more than zero.
  open var stiffness: CGFloat = 100
  /// How much friction there is.
  open var damping: CGFloat = 10
  /// How fast it moves at first; away from the end if less than zero.
  open var initialVelocity: CGFloat = 0

  /// How long it takes, in seconds, until less than about a thousandth of the way is left; without end where there is no
  /// friction. An estimate, which may differ from the one on Apple's systems by some hundredths.
  open var settlingDuration: TimeInterval {
    let (mass, stiffness, damping) = (Double(mass), Double(stiffness), Double(damping))
    guard damping > 0 else { return .infinity }
    let decay = damping / (2 * mass)
    let squared = stiffness / mass - decay * decay
    let rate = squared < 0 ? decay - (-squared).squareRoot() : decay
    // Where it hardly swings, the swing's own pace would be as good as nothing.
    let pace = max(abs(squared).squareRoot(), (stiffness / mass).squareRoot() / 10)
    let width = hypot(1, (decay - Double(initialVelocity)) / pace)
    return log(1200 * width) / rate
  }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CASpringAnimation else { return }
    (mass, stiffness, damping) = (other.mass, other.stiffness, other.damping)
    initialVelocity = other.initialVelocity
  }
}
