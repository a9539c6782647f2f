/// The toolbar at the bottom of a navigation controller.
///
/// Follows Apple's page `UIToolbar`.
@preconcurrency @MainActor open class UIToolbar: UIView, Touchable {
  weak var navigation: UINavigationController?
  private var own: [UIBarButtonItem]?

  /// The items of the toolbar. A navigation controller's toolbar has the items of the stack's top.
  open var items: [UIBarButtonItem]? {
    get { navigation.map { $0.lastChild?.toolbarItems ?? [] } ?? own }
    set { own = newValue }
  }
  /// Sets the items of a toolbar that the app creates.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  var touches: [Touch] { navigation == nil ? (own ?? []).flatMap(\.touches) : [] }

  private var looks: ToolbarLooks?
  private var madeLooks: ToolbarLooks { looks.made(ToolbarLooks()) }
  /// The appearance of the toolbar.
  open var standardAppearance: UIToolbarAppearance {
    get { madeLooks.standard }
    set { madeLooks.standard = newValue.copied }
  }
  /// The appearance of the toolbar at the edge of scrolled content.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { looks?.scrollEdge }
    set { madeLooks.scrollEdge = newValue?.copied }
  }
  /// The appearance of the toolbar at compact height.
  open var compactAppearance: UIToolbarAppearance? {
    get { looks?.compact }
    set { madeLooks.compact = newValue?.copied }
  }
  /// The appearance of the toolbar at compact height and at the edge of scrolled content.
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { looks?.compactScrollEdge }
    set { madeLooks.compactScrollEdge = newValue?.copied }
  }
  /// A Boolean value that indicates whether the toolbar is translucent.
  open var isTranslucent: Bool {
    get { looks?.isTranslucent ?? true }
    set { madeLooks.isTranslucent = newValue }
  }
  /// The background colour of the toolbar.
  open var barTintColor: UIColor? {
    get { looks?.tint }
    set { madeLooks.tint = newValue }
  }

  nonisolated deinit {}
}

/// Values that few toolbars set. The headless UIKit draws nothing and only stores them.
private final class ToolbarLooks {
  lazy var standard = UIToolbarAppearance()
  var scrollEdge: UIToolbarAppearance?
  var compact: UIToolbarAppearance?
  var compactScrollEdge: UIToolbarAppearance?
  var isTranslucent = true
  var tint: UIColor?

  nonisolated deinit {}
}
