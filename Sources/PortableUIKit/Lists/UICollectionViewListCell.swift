/// An item of a collection that is shown as a list.
///
/// Follows Apple's page `UICollectionViewListCell`. The user's move `accessory` does what its first accessory does that does
/// anything, and its own views among the accessories can be touched.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  private var shownViews: [UIView] = []

  /// The contents that suit it, to be filled in.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  /// What stands beside the contents.
  open var accessories: [UICellAccessory] = [] { didSet { showAccessories() } }
  /// How far the contents are indented.
  open var indentationLevel = 0
  /// How far a step of that is.
  open var indentationWidth: CGFloat = 10
  /// Whether what stands at the beginning is indented as well.
  open var indentsAccessories = true
  /// The guide that the line below it refers to.
  open private(set) lazy var separatorLayoutGuide = UILayoutGuide(in: self)

  override func knowsMore() { showAccessories() }

  private func showAccessories() {
    let wanted = accessories.filter { $0.isSeen(whenEditing: editing) }.compactMap(\.view)
    for view in shownViews where !wanted.contains(view) { view.takeOut() }
    shownViews = wanted
    for view in wanted where view.superviewLink !== self { insert(view, at: subviewList.count) }
  }

  private var acting: UICellAccessory? {
    accessories.first {
      $0.isSeen(whenEditing: editing) && ($0.action != nil || $0.accessoryType == .outlineDisclosure)
    }
  }

  /// Whether a tap on an accessory does something.
  var hasAction: Bool { acting != nil }
  /// Whether a tap anywhere on the cell shows the items below its own, or hides them.
  var isOutlineHeader: Bool { acting?.isOutlineHeader ?? false }

  /// Does what a tap on the accessory does.
  func act(on item: IndexPath, in outline: (any Outline)?) {
    guard let acting else { return }
    if let action = acting.action { action() } else { outline?.toggle(item) }
  }

  nonisolated deinit {}
}

/// A data source whose items may be below others.
protocol Outline: AnyObject {
  func isExpanded(at item: IndexPath) -> Bool
  /// Shows the items below one, or hides them.
  func toggle(_ item: IndexPath)
}
