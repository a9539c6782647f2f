/// The bar with buttons at the lower edge of a navigation controller.
///
/// Follows Apple's page `UIToolbar`.
@preconcurrency @MainActor open class UIToolbar: UIView, Touchable {
  weak var navigation: UINavigationController?
  private var own: [UIBarButtonItem]?

  /// The buttons: those of the top of the stack, or those of a bar of the app's own.
  open var items: [UIBarButtonItem]? {
    get { navigation.map { $0.lastChild?.toolbarItems ?? [] } ?? own }
    set { own = newValue }
  }
  /// Sets the buttons of a bar of the app's own.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  /// The buttons of a bar of the app's own.
  var touches: [Touch] { navigation == nil ? (own ?? []).flatMap(\.touches) : [] }

  /// What few toolbars have.
  private var looks: ToolbarLooks?
  private var madeLooks: ToolbarLooks { looks.made(ToolbarLooks()) }
  /// How it looks.
  open var standardAppearance: UIToolbarAppearance {
    get { madeLooks.standard }
    set { madeLooks.standard = newValue.copied }
  }
  /// How it looks where nothing lies behind it.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { looks?.scrollEdge }
    set { madeLooks.scrollEdge = newValue?.copied }
  }
  /// How it looks where there is little height.
  open var compactAppearance: UIToolbarAppearance? {
    get { looks?.compact }
    set { madeLooks.compact = newValue?.copied }
  }
  /// How it looks where there is little height and nothing lies behind it.
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { looks?.compactScrollEdge }
    set { madeLooks.compactScrollEdge = newValue?.copied }
  }
  /// Whether one sees through it.
  open var isTranslucent: Bool {
    get { looks?.isTranslucent ?? true }
    set { madeLooks.isTranslucent = newValue }
  }
  /// The colour behind the buttons.
  open var barTintColor: UIColor? {
    get { looks?.tint }
    set { madeLooks.tint = newValue }
  }

  nonisolated deinit {}
}

/// What few toolbars have; nothing is drawn here, so that it is only kept.
private final class ToolbarLooks {
  lazy var standard = UIToolbarAppearance()
  var scrollEdge: UIToolbarAppearance?
  var compact: UIToolbarAppearance?
  var compactScrollEdge: UIToolbarAppearance?
  var isTranslucent = true
  var tint: UIColor?

  nonisolated deinit {}
}
