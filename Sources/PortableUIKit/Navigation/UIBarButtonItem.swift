/// A button in a bar.
///
/// Follows Apple's page `UIBarButtonItem`. A target and a selector are taken and do nothing, as there is no Objective-C
/// runtime: that is a misuse, and a `UIAction` serves on every system.
///
///     navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in addBook() })
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// How a button looks.
  nonisolated public enum Style: Int, Sendable {
    /// Plain.
    case plain = 0
    /// For what one does last.
    case done = 2
  }

  /// A button of the system's, with its wording.
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
    /// Room that fills what is left.
    case flexibleSpace = 5
    /// Room of a width.
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

    /// What it says; `nil` for room.
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
  /// Performs the segue that was drawn from it.
  var segue: ((UIBarButtonItem) -> Void)?

  /// Makes a button without wording.
  @preconcurrency @MainActor public override init() { super.init() }
  /// Makes a button without wording; the archive's contents are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a button of a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  /// Makes a button of the system's, which does an action or opens a menu.
  public convenience init(
    systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(primaryAction: primaryAction, menu: menu)
    self.systemItem = systemItem
    title = systemItem.title
    if systemItem == .done || systemItem == .save { style = .done }
  }
  /// Makes a button that does an action or opens a menu, with wording and picture of its own or the action's.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.menu = menu
    self.title = title ?? primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
    self.image = image ?? primaryAction?.image
  }
  /// Makes a button of a wording; a selector does nothing here.
  public convenience init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
    self.init(title: title)
    aim(style, target, action)
  }
  /// Makes a button of a picture; a selector does nothing here.
  public convenience init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
    self.init(image: image)
    aim(style, target, action)
  }
  /// Makes a button of a picture and another one where there is little height; a selector does nothing here.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) {
    self.init(image: image)
    self.landscapeImagePhone = landscapeImagePhone
    aim(style, target, action)
  }
  /// Makes a button of the system's; a selector does nothing here.
  public convenience init(barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?) {
    self.init(systemItem: systemItem)
    aim(style, target, action)
  }
  /// Room that fills what is left.
  open class func flexibleSpace() -> UIBarButtonItem { room(.flexibleSpace, width: 0) }
  /// Room of a width.
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

  /// How it looks.
  open var style = Style.plain
  /// The wordings it may have, so that there is room for each; nothing is laid out here.
  open var possibleTitles: Set<String>?
  /// How wide it is; as wide as it needs if zero.
  open var width: CGFloat = 0
  /// A view shown instead of the button.
  open var customView: UIView?
  /// What it does.
  open var primaryAction: UIAction?
  /// What the user can choose from: on a tap if there is nothing to do, else on a longer one.
  open var menu: UIMenu?
  /// Whether it is kept from sight.
  open var isHidden = false
  /// Whether it is chosen.
  open var isSelected = false
  /// The colour of its wording.
  open var tintColor: UIColor?
  private var titleOffsets: [UIBarMetrics: UIOffset] = [:]
  /// Says how far the wording is moved; kept.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    titleOffsets[barMetrics] = adjustment
  }
  /// How far the wording is moved.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { titleOffsets[barMetrics] ?? .zero }
  private var backTitleOffsets: [UIBarMetrics: UIOffset] = [:]
  /// Says how far the wording is moved where the item is a back button; kept.
  open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    backTitleOffsets[barMetrics] = adjustment
  }
  /// How far the wording is moved where the item is a back button.
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    backTitleOffsets[barMetrics] ?? .zero
  }
  /// Whom the selector is sent to.
  open weak var target: AnyObject?
  /// What is sent to the target.
  open var action: Selector?

  /// What a storyboard calls it.
  var drawnNames: [String] = []

  /// What the user can do with it.
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

// The button that begins and ends editing.
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
  /// The buttons of the bar and the toolbar that are to be seen.
  var buttonsInBars: [UIBarButtonItem] {
    guard let top = lastChild, let item = top.navigationItemStore else { return [] }
    let inBar = isBarHidden ? [] : (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
    return inBar + (isToolbarHidden ? [] : item.toolbarItems ?? [])
  }

  /// The views of the app's own in the bars, and the search bar.
  var viewsInBars: [UIView] {
    let views = buttonsInBars.compactMap(\.customView)
    guard !isBarHidden, let item = lastChild?.navigationItemStore else { return views }
    return views + [item.titleView, item.searchController?.searchBar].compactMap { $0 }
  }
}
