/// A button in a bar.
///
/// Follows Apple's page `UIBarButtonItem`. A target with a selector is a misuse, because Linux has no Objective-C
/// runtime that could call the selector. A `UIAction` works on every system.
///
///     navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in addBook() })
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// Constants that specify the style of a button.
  nonisolated public enum Style: Int, Sendable {
    /// A plain button.
    case plain = 0
    /// A button that completes a task.
    case done = 2
  }

  /// Buttons and spaces with a title from the system.
  ///
  /// Follows Apple's page `UIBarButtonItem.SystemItem`.
  nonisolated public enum SystemItem: Int, Sendable {
    /// “Done”.
    case done = 0
    /// “Cancel”.
    case cancel = 1
    /// “Edit”.
    case edit = 2
    /// “Save”.
    case save = 3
    /// “Add”.
    case add = 4
    /// A space that takes the remaining width.
    case flexibleSpace = 5
    /// A space with a fixed width.
    case fixedSpace = 6
    /// “Compose”.
    case compose = 7
    /// “Reply”.
    case reply = 8
    /// “Share”.
    case action = 9
    /// “Organize”.
    case organize = 10
    /// “Bookmarks”.
    case bookmarks = 11
    /// “Search”.
    case search = 12
    /// “Refresh”.
    case refresh = 13
    /// “Stop”.
    case stop = 14
    /// “Camera”.
    case camera = 15
    /// “Trash”.
    case trash = 16
    /// “Play”.
    case play = 17
    /// “Pause”.
    case pause = 18
    /// “Rewind”.
    case rewind = 19
    /// “Fast Forward”.
    case fastForward = 20
    /// “Undo”.
    case undo = 21
    /// “Redo”.
    case redo = 22
    /// “Close”.
    case close = 24

    /// The title of the button. `nil` for a space.
    fileprivate var title: String? {
      switch self {
      case .flexibleSpace, .fixedSpace: nil
      case .action: "Share"
      case .fastForward: "Fast Forward"
      default: "\(self)".capitalized
      }
    }
    fileprivate var isRoom: Bool { title == nil }
  }

  private var systemItem: SystemItem?
  /// A closure that performs the segue drawn from the button.
  var segue: ((UIBarButtonItem) -> Void)?

  /// Creates a button without a title.
  @preconcurrency @MainActor public override init() { super.init() }
  /// Creates a button without a title. The archive's contents are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a button with a custom view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  /// Creates a system button with an action or a menu.
  public convenience init(
    systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(primaryAction: primaryAction, menu: menu)
    self.systemItem = systemItem
    title = systemItem.title
    if systemItem == .done || systemItem == .save { style = .done }
  }
  /// Creates a button with an action or a menu. A missing title or image is taken from the action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.menu = menu
    self.title = title ?? primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
    self.image = image ?? primaryAction?.image
  }
  /// Creates a button with a title. The selector is never called.
  public convenience init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
    self.init(title: title)
    aim(style, target, action)
  }
  /// Creates a button with an image. The selector is never called.
  public convenience init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
    self.init(image: image)
    aim(style, target, action)
  }
  /// Creates a button with an image, and an image for a phone in landscape orientation. The selector is never called.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) {
    self.init(image: image)
    self.landscapeImagePhone = landscapeImagePhone
    aim(style, target, action)
  }
  /// Creates a system button. The selector is never called.
  public convenience init(barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?) {
    self.init(systemItem: systemItem)
    aim(style, target, action)
  }
  /// Returns a space that takes the remaining width.
  open class func flexibleSpace() -> UIBarButtonItem { room(.flexibleSpace, width: 0) }
  /// Returns a space with a fixed width.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem { room(.fixedSpace, width: width) }

  private class func room(_ kind: SystemItem, width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.systemItem = kind
    item.width = width
    return item
  }

  private func aim(_ style: Style, _ target: Any?, _ action: Selector?) {
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// The style of the button.
  open var style = Style.plain
  /// The titles that the button may get. The value has no effect.
  open var possibleTitles: Set<String>?
  /// The width of the button. Zero selects the width that the title needs.
  open var width: CGFloat = 0
  /// A view that replaces the button.
  open var customView: UIView?
  /// The action that a tap performs.
  open var primaryAction: UIAction?
  /// The menu that a tap opens. If the button has an action, a long press opens it.
  open var menu: UIMenu?
  /// A Boolean value that indicates whether the button is hidden.
  open var isHidden = false
  /// A Boolean value that indicates whether the button is selected.
  open var isSelected = false
  /// The tint colour of the button.
  open var tintColor: UIColor?
  private var titleOffsets: [UIBarMetrics: UIOffset] = [:]
  /// Sets the offset of the title for a bar metric. The value has no effect.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    titleOffsets[barMetrics] = adjustment
  }
  /// Returns the offset of the title for a bar metric.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { titleOffsets[barMetrics] ?? .zero }
  private var backTitleOffsets: [UIBarMetrics: UIOffset] = [:]
  /// Sets the offset of the title for a back button with a bar metric. The value has no effect.
  open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    backTitleOffsets[barMetrics] = adjustment
  }
  /// Returns the offset of the title for a back button with a bar metric.
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    backTitleOffsets[barMetrics] ?? .zero
  }
  /// The object that the selector is sent to.
  open weak var target: AnyObject?
  /// The selector that is sent to the target.
  open var action: Selector?

  /// The names of the button in a storyboard.
  var drawnNames: [String] = []

  var touches: [Touch] {
    guard isEnabled, !isHidden, customView == nil, systemItem?.isRoom != true else { return [] }
    if primaryAction == nil, action == nil, let menu {
      return menu.choices.map { choice in
        Touch(.tap(choice.title), names: []) { [weak self] in choice.send(from: self) }
      }
    }
    let name = title ?? accessibilityLabel ?? accessibilityIdentifier ?? "Button"
    let names = [accessibilityLabel, accessibilityIdentifier].compactMap { $0 }
    return [Touch(.tap(name), names: names, drawnNames: drawnNames) { self.wasTapped() }]
  }

  private func wasTapped() {
    if let segue { return segue(self) }
    if let primaryAction { return primaryAction.send(from: self) }
    if action != nil { UIKitMisuse.report(.selectorWithoutRuntime, self) }
  }

  nonisolated deinit {}
}

extension UIBarButtonItem {
  fileprivate convenience init(editing controller: UIViewController) {
    self.init(
      systemItem: .edit,
      primaryAction: UIAction { [weak controller] _ in
        guard let controller else { return }
        controller.setEditing(!controller.isEditing, animated: true)
      })
    show(editing: controller.isEditing)
  }

  func show(editing: Bool) {
    title = editing ? SystemItem.done.title : SystemItem.edit.title
    style = editing ? .done : .plain
  }
}

extension UIViewController {
  func madeEditButton() -> UIBarButtonItem {
    let item = madeNavigationItem()
    if let made = item.editButton { return made }
    let made = UIBarButtonItem(editing: self)
    item.editButton = made
    return made
  }
}

extension UINavigationController {
  /// The visible buttons of the navigation bar and the toolbar.
  var buttonsInBars: [UIBarButtonItem] {
    guard let top = lastChild, let item = top.navigationItemStore else { return [] }
    let inBar = isBarHidden ? [] : (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
    return inBar + (isToolbarHidden ? [] : item.toolbarItems ?? [])
  }

  /// The app's own views in the bars, and the search bar.
  var viewsInBars: [UIView] {
    let views = buttonsInBars.compactMap(\.customView)
    guard !isBarHidden, let item = lastChild?.navigationItemStore else { return views }
    return views + [item.titleView, item.searchController?.searchBar].compactMap { $0 }
  }
}
