/// A line of text the user can change; here only what it holds.
///
/// Follows Apple's page `UITextField`, but is a plain view as long as there are no controls.
@preconcurrency @MainActor open class UITextField: UIView {
  /// What it holds.
  open var text: String? = ""
  /// What it says while it holds nothing.
  open var placeholder: String?
  /// Whether what it holds is kept from sight.
  open var isSecureTextEntry = false
  /// Whether the user can change it.
  open var isEnabled = true
}
