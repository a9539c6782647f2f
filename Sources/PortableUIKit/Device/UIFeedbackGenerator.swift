/// The base class of feedback generators. The headless UIKit generates no feedback.
///
/// Follows Apple's page `UIFeedbackGenerator`.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  @preconcurrency @MainActor public override init() { super.init() }
  /// Prepares the generator for feedback.
  open func prepare() {}

  nonisolated deinit {}
}

/// A generator of haptic feedback for impacts.
///
/// Follows Apple's page `UIImpactFeedbackGenerator`.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The weights and materials of the objects that collide.
  nonisolated public enum FeedbackStyle: Int, Sendable {
    /// A collision of small, light objects.
    case light = 0
    /// A collision of objects of medium size and weight.
    case medium = 1
    /// A collision of large, heavy objects.
    case heavy = 2
    /// A collision of soft, flexible objects.
    case soft = 3
    /// A collision of hard, inflexible objects.
    case rigid = 4
  }

  /// Creates a generator for a style.
  @preconcurrency @MainActor public convenience init(style: UIImpactFeedbackGenerator.FeedbackStyle) { self.init() }
  /// Generates feedback for an impact.
  open func impactOccurred() {}
  /// Generates feedback for an impact of an intensity from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}

  nonisolated deinit {}
}

/// A generator of haptic feedback for successes, warnings and failures.
///
/// Follows Apple's page `UINotificationFeedbackGenerator`.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The types of notification feedback.
  nonisolated public enum FeedbackType: Int, Sendable {
    /// A success.
    case success = 0
    /// A warning.
    case warning = 1
    /// A failure.
    case error = 2
  }
  /// Generates feedback of a type.
  open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) {}

  nonisolated deinit {}
}

/// A generator of haptic feedback for changes of a selection.
///
/// Follows Apple's page `UISelectionFeedbackGenerator`.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Generates feedback for a change of the selection.
  open func selectionChanged() {}

  nonisolated deinit {}
}
