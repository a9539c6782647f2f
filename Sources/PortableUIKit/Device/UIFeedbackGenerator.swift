/// Lets the user feel something; there is nothing to feel here.
///
/// Follows Apple's page `UIFeedbackGenerator`.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// Makes a generator.
  @preconcurrency @MainActor public override init() { super.init() }
  /// Has it ready.
  open func prepare() {}

  nonisolated deinit {}
}

/// Lets the user feel that something touches something.
///
/// Follows Apple's page `UIImpactFeedbackGenerator`.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy things are.
  nonisolated public enum FeedbackStyle: Int, Sendable {
    /// Light.
    case light = 0
    /// Ordinary.
    case medium = 1
    /// Heavy.
    case heavy = 2
    /// Soft.
    case soft = 3
    /// Stiff.
    case rigid = 4
  }

  /// Makes a generator.
  @preconcurrency @MainActor public convenience init(style: UIImpactFeedbackGenerator.FeedbackStyle) { self.init() }
  /// Things have touched.
  open func impactOccurred() {}
  /// Things have touched, from 0 to 1 as hard as the style says.
  open func impactOccurred(intensity: CGFloat) {}

  nonisolated deinit {}
}

/// Lets the user feel how something went.
///
/// Follows Apple's page `UINotificationFeedbackGenerator`.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How something went.
  nonisolated public enum FeedbackType: Int, Sendable {
    /// Well.
    case success = 0
    /// Perhaps not well.
    case warning = 1
    /// Not well.
    case error = 2
  }
  /// Something went well or not.
  open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) {}

  nonisolated deinit {}
}

/// Lets the user feel that something else is chosen.
///
/// Follows Apple's page `UISelectionFeedbackGenerator`.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Something else is chosen.
  open func selectionChanged() {}

  nonisolated deinit {}
}
