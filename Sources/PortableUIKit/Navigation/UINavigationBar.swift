/// The bar of a navigation controller.
///
/// Follows Apple's page `UINavigationBar`.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  weak var navigation: UINavigationController?

  weak var delegateLink: (any UINavigationBarDelegate)?
  /// The delegate of a bar that the app creates.
  open weak var delegate: (any UINavigationBarDelegate)? {
    get { delegateLink }
    set { delegateLink = newValue }
  }
  private var ownItems: [UINavigationItem]?
  var itemsNow: [UINavigationItem] { navigation?.childList.map(\.navigationItem) ?? ownItems ?? [] }
  /// The items of the bar, the root's first. Setting the items of a navigation controller's bar is a misuse.
  open var items: [UINavigationItem]? {
    get { navigation == nil ? ownItems : itemsNow }
    set { setOwn(newValue) }
  }
  /// Sets the items of a bar that the app creates.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { setOwn(items) }
  /// Pushes an item onto a bar that the app creates, if the delegate allows it.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { pushOwn(item) }
  /// Pops the top item of a bar that the app creates, if the delegate allows it. The first item stays.
  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? { popOwn() }
  /// The item at the top of the stack.
  open var topItem: UINavigationItem? { itemsNow.last }
  /// The item below the top of the stack.
  open var backItem: UINavigationItem? { itemsNow.dropLast().last }

  func setOwn(_ items: [UINavigationItem]?) {
    if let navigation { return UIKitMisuse.report(.changingManagedBar, navigation) }
    ownItems = items
  }
  /// A Boolean value that indicates whether the bar shows large titles.
  open var prefersLargeTitles = false
  /// A Boolean value that indicates whether the bar is translucent.
  open var isTranslucent = true
  /// The text attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The text attributes of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The background colour of the bar.
  open var barTintColor: UIColor?

  private var looks: NavigationBarLooks?
  var madeLooks: NavigationBarLooks { looks.made(NavigationBarLooks()) }
  /// The appearance of the bar.
  open var standardAppearance: UINavigationBarAppearance {
    get { madeLooks.standard }
    set { madeLooks.standard = newValue.copied }
  }
  /// The appearance of the bar at the edge of scrolled content.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks?.scrollEdge }
    set { madeLooks.scrollEdge = newValue?.copied }
  }
  /// The appearance of the bar at compact height.
  open var compactAppearance: UINavigationBarAppearance? {
    get { looks?.compact }
    set { madeLooks.compact = newValue?.copied }
  }
  /// The appearance of the bar at compact height and at the edge of scrolled content.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks?.compactScrollEdge }
    set { madeLooks.compactScrollEdge = newValue?.copied }
  }
  /// The style of the bar. Over a black bar, the status bar has light content.
  open var barStyle: UIBarStyle {
    get { looks?.style ?? .default }
    set { madeLooks.style = newValue }
  }
  /// The shadow image of the bar. The value has no effect.
  open var shadowImage: UIImage? {
    get { looks?.shadow }
    set { madeLooks.shadow = newValue }
  }
  /// The image of the back indicator. The value has no effect.
  open var backIndicatorImage: UIImage? {
    get { looks?.backIndicator }
    set { madeLooks.backIndicator = newValue }
  }
  /// The mask image of the back indicator during transitions. The value has no effect.
  open var backIndicatorTransitionMaskImage: UIImage? {
    get { looks?.backIndicatorMask }
    set { madeLooks.backIndicatorMask = newValue }
  }
  /// Sets the background image for a bar metric. The value has no effect.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    madeLooks.backgrounds[barMetrics] = backgroundImage
  }
  /// Returns the background image for a bar metric.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { looks?.backgrounds[barMetrics] }
  /// Sets the vertical offset of the title for a bar metric. The value has no effect.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    madeLooks.titleOffsets[barMetrics] = adjustment
  }
  /// Returns the vertical offset of the title for a bar metric.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    looks?.titleOffsets[barMetrics] ?? 0
  }

  nonisolated deinit {}
}

// Bars that the app creates, without a navigation controller.
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

/// Values that few navigation bars set. The headless UIKit draws nothing and only stores them.
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

/// Constants that specify the style of a bar.
///
/// Follows Apple's page `UIBarStyle`.
nonisolated public enum UIBarStyle: Int, Sendable {
  /// Dark text on a light background.
  case `default` = 0
  /// Light text on a black background.
  case black = 1
}

/// Constants that specify the height of a bar.
///
/// Follows Apple's page `UIBarMetrics`.
nonisolated public enum UIBarMetrics: Int, Sendable {
  /// The height of most bars.
  case `default` = 0
  /// The smaller height in a compact environment.
  case compact = 1
  /// The default height with a prompt.
  case defaultPrompt = 101
  /// The smaller height with a prompt.
  case compactPrompt = 102
}
