/// The bar of a navigation controller.
///
/// Follows Apple's page `UINavigationBar`.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  weak var navigation: UINavigationController?

  weak var delegateLink: (any UINavigationBarDelegate)?
  /// Asked and told about its items, for a bar of the app's own.
  open weak var delegate: (any UINavigationBarDelegate)? {
    get { delegateLink }
    set { delegateLink = newValue }
  }
  private var ownItems: [UINavigationItem]?
  var itemsNow: [UINavigationItem] { navigation?.childList.map(\.navigationItem) ?? ownItems ?? [] }
  /// The items of the stack, or of a bar of the app's own, the root's first; setting a controller's bar's is a misuse.
  open var items: [UINavigationItem]? {
    get { navigation == nil ? ownItems : itemsNow }
    set { setOwn(newValue) }
  }
  /// Sets the items of a bar of the app's own.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { setOwn(items) }
  /// Puts an item on top in a bar of the app's own, if the delegate lets it.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { pushOwn(item) }
  /// Takes the top off in a bar of the app's own, if the delegate lets it; the first stays.
  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? { popOwn() }
  /// The item of the top.
  open var topItem: UINavigationItem? { itemsNow.last }
  /// The item below the top.
  open var backItem: UINavigationItem? { itemsNow.dropLast().last }

  func setOwn(_ items: [UINavigationItem]?) {
    if let navigation { return UIKitMisuse.report(.changingManagedBar, navigation) }
    ownItems = items
  }
  /// Whether titles are large.
  open var prefersLargeTitles = false
  /// Whether one sees through it.
  open var isTranslucent = true
  /// How the title looks.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// How a large title looks.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The colour behind the title.
  open var barTintColor: UIColor?

  /// What few bars have.
  private var looks: NavigationBarLooks?
  var madeLooks: NavigationBarLooks { looks.made(NavigationBarLooks()) }
  /// How it looks.
  open var standardAppearance: UINavigationBarAppearance {
    get { madeLooks.standard }
    set { madeLooks.standard = newValue.copied }
  }
  /// How it looks where nothing lies behind it.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks?.scrollEdge }
    set { madeLooks.scrollEdge = newValue?.copied }
  }
  /// How it looks where there is little height.
  open var compactAppearance: UINavigationBarAppearance? {
    get { looks?.compact }
    set { madeLooks.compact = newValue?.copied }
  }
  /// How it looks where there is little height and nothing lies behind it.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks?.compactScrollEdge }
    set { madeLooks.compactScrollEdge = newValue?.copied }
  }
  /// Whether it is light or black; a stack with a black one has a light status bar.
  open var barStyle: UIBarStyle {
    get { looks?.style ?? .default }
    set { madeLooks.style = newValue }
  }
  /// The picture at its lower edge; kept.
  open var shadowImage: UIImage? {
    get { looks?.shadow }
    set { madeLooks.shadow = newValue }
  }
  /// The picture beside the back button; kept.
  open var backIndicatorImage: UIImage? {
    get { looks?.backIndicator }
    set { madeLooks.backIndicator = newValue }
  }
  /// What of that picture lets the title through; kept.
  open var backIndicatorTransitionMaskImage: UIImage? {
    get { looks?.backIndicatorMask }
    set { madeLooks.backIndicatorMask = newValue }
  }
  /// Sets the picture behind the title; kept.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    madeLooks.backgrounds[barMetrics] = backgroundImage
  }
  /// The picture behind the title.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { looks?.backgrounds[barMetrics] }
  /// Says how far down the title is moved; kept.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    madeLooks.titleOffsets[barMetrics] = adjustment
  }
  /// How far down the title is moved.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    looks?.titleOffsets[barMetrics] ?? 0
  }

  nonisolated deinit {}
}

// A bar of the app's own, which no controller manages.
extension UINavigationBar {
  fileprivate func pushOwn(_ item: UINavigationItem) {
    guard navigation == nil else { return setOwn(nil) }
    guard delegateLink?.navigationBar(self, shouldPush: item) ?? true else { return }
    setOwn(itemsNow + [item])
    tellLater { $0.navigationBar($1, didPush: item) }
  }

  fileprivate func popOwn() -> UINavigationItem? {
    if navigation != nil {
      setOwn(nil)
      return nil
    }
    guard itemsNow.count > 1, let item = itemsNow.last,
      delegateLink?.navigationBar(self, shouldPop: item) ?? true
    else { return nil }
    setOwn(itemsNow.dropLast())
    tellLater { $0.navigationBar($1, didPop: item) }
    return item
  }

  private func tellLater(_ tell: @escaping (any UINavigationBarDelegate, UINavigationBar) -> Void) {
    (hostWindow?.queue.scheduler ?? .current ?? .unattached).enqueue { [weak self] in
      if let self, let delegate = delegateLink { tell(delegate, self) }
    }
  }
}

/// What few navigation bars have; nothing is drawn here, so that it is only kept.
final class NavigationBarLooks {
  lazy var standard = UINavigationBarAppearance()
  var scrollEdge: UINavigationBarAppearance?
  var compact: UINavigationBarAppearance?
  var compactScrollEdge: UINavigationBarAppearance?
  var style = UIBarStyle.default
  var shadow: UIImage?
  var backIndicator: UIImage?
  var backIndicatorMask: UIImage?
  var backgrounds: [UIBarMetrics: UIImage] = [:]
  var titleOffsets: [UIBarMetrics: CGFloat] = [:]

  nonisolated deinit {}
}

/// Whether a bar is light or black.
///
/// Follows Apple's page `UIBarStyle`.
nonisolated public enum UIBarStyle: Int, Sendable {
  /// Dark wording on a light ground.
  case `default` = 0
  /// Light wording on black.
  case black = 1
}

/// How high a bar is.
///
/// Follows Apple's page `UIBarMetrics`.
nonisolated public enum UIBarMetrics: Int, Sendable {
  /// As high as most.
  case `default` = 0
  /// Lower, where there is little height.
  case compact = 1
  /// With a line above the title.
  case defaultPrompt = 101
  /// Lower, with a line above the title.
  case compactPrompt = 102
}
