/// How a bar looks; nothing is drawn here, so that it only keeps what it is told.
///
/// Follows Apple's page `UIBarAppearance`.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  /// What is painted behind the contents.
  open var backgroundColor: UIColor?
  /// The picture behind the contents.
  open var backgroundImage: UIImage?
  /// The blur behind the contents.
  open var backgroundEffect: UIBlurEffect?
  /// The picture at its edge.
  open var shadowImage: UIImage?
  /// The colour of the line at its edge.
  open var shadowColor: UIColor?

  /// Makes the system's look.
  @preconcurrency @MainActor public override init() { super.init() }

  /// Looks as the system has it.
  open func configureWithDefaultBackground() { backgroundColor = nil }
  /// Looks as the system has it, and nothing shines through.
  open func configureWithOpaqueBackground() { backgroundColor = .systemBackground }
  /// Everything shines through.
  open func configureWithTransparentBackground() { backgroundColor = .clear }

  nonisolated deinit {}
}

/// How a navigation bar looks.
///
/// Follows Apple's page `UINavigationBarAppearance`.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// How the title looks.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How a large title looks.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  nonisolated deinit {}
}

/// How a tab bar looks.
///
/// Follows Apple's page `UITabBarAppearance`.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  nonisolated deinit {}
}

/// The bar with buttons at the lower edge of a navigation controller.
///
/// Follows Apple's page `UIToolbar`.
@preconcurrency @MainActor open class UIToolbar: UIView {
  private var wayToNavigation: ResponderLink?
  var navigation: UINavigationController? {
    get { wayToNavigation?.target() }
    set { wayToNavigation = newValue?.link }
  }
  private var own: [UIBarButtonItem]?

  /// The buttons: those of the top of the stack, or those of a bar of the app's own.
  open var items: [UIBarButtonItem]? {
    get { navigation.map { $0.lastChild?.toolbarItems ?? [] } ?? own }
    set { own = newValue }
  }
  /// Sets the buttons of a bar of the app's own.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  /// The buttons of a bar of the app's own.
  override var touches: [Touch] { navigation == nil ? (own ?? []).flatMap(\.touches) : [] }

  nonisolated deinit {}
}
