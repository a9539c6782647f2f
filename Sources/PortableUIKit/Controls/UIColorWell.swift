/// Lets the user choose a colour.
///
/// Follows Apple's page `UIColorWell`. The system's picker is not there: a test sets the colour and sends `.valueChanged`.
@preconcurrency @MainActor open class UIColorWell: UIControl {
  /// What the picker is called.
  open var title: String?
  /// The colour that is chosen.
  open var selectedColor: UIColor?
  /// Whether one may see through the colour.
  open var supportsAlpha = true

  override var words: String? { title }

  nonisolated deinit {}
}
