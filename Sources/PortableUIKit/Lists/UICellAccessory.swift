/// Something beside the contents of a cell in a list, as a value.
///
/// Follows Apple's page `UICellAccessory`. Nothing is drawn here, so that how it looks is only kept.
nonisolated public struct UICellAccessory {
  /// The kinds of accessories.
  ///
  /// Follows Apple's page `UICellAccessory.AccessoryType`.
  nonisolated public enum AccessoryType: Hashable, Sendable {
    /// A mark that there is more behind it.
    case disclosureIndicator
    /// What shows the items below its own, and hides them.
    case outlineDisclosure
    /// A mark that it is chosen.
    case checkmark
    /// What deletes it.
    case delete
    /// What puts one in.
    case insert
    /// What moves it.
    case reorder
    /// A mark whether it is one of several chosen.
    case multiselect
    /// A wording.
    case label
    /// A button for more about it.
    case detail
    /// A view of the app's own.
    case customView
  }

  /// When an accessory is seen.
  ///
  /// Follows Apple's page `UICellAccessory.DisplayedState`.
  nonisolated public enum DisplayedState: Hashable, Sendable {
    /// Always.
    case always
    /// While the cell is edited.
    case whenEditing
    /// While the cell is not edited.
    case whenNotEditing
  }

  /// How much room an accessory has.
  ///
  /// Follows Apple's page `UICellAccessory.LayoutDimension`.
  nonisolated public enum LayoutDimension: Hashable, Sendable {
    /// As much as it takes.
    case actual
    /// As much as is usual.
    case standard
    /// So much.
    case custom(CGFloat)
  }

  /// Where an accessory of the app's own stands.
  ///
  /// Follows Apple's page `UICellAccessory.Placement`.
  nonisolated public enum Placement {
    /// Says before which of the accessories there it stands.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int
    /// Before the contents.
    case leading(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    /// Behind the contents.
    case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })
  }

  /// What a tap on an accessory does.
  public typealias ActionHandler = () -> Void

  /// What it is.
  public let accessoryType: AccessoryType
  let displayed: DisplayedState
  let isHidden: Bool
  let action: ActionHandler?
  var view: UIView?
  var isOutlineHeader = false

  private init(
    _ type: AccessoryType, _ displayed: DisplayedState, isHidden: Bool, _ action: ActionHandler? = nil
  ) {
    (accessoryType, self.displayed, self.isHidden, self.action) = (type, displayed, isHidden, action)
  }

  func isSeen(whenEditing isEditing: Bool) -> Bool {
    switch displayed {
    case .always: !isHidden
    case .whenEditing: !isHidden && isEditing
    case .whenNotEditing: !isHidden && !isEditing
    }
  }
}

extension UICellAccessory {
  /// A mark that there is more behind it.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory { UICellAccessory(.disclosureIndicator, displayed, isHidden: options.isHidden) }

  /// What shows the items below its own, and hides them, if it has nothing else to do.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.outlineDisclosure, displayed, isHidden: options.isHidden, actionHandler)
    accessory.isOutlineHeader = options.style == .header
    return accessory
  }

  /// A mark that it is chosen.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory { UICellAccessory(.checkmark, displayed, isHidden: options.isHidden) }

  /// What deletes it.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { UICellAccessory(.delete, displayed, isHidden: options.isHidden, actionHandler) }

  /// What puts one in.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { UICellAccessory(.insert, displayed, isHidden: options.isHidden, actionHandler) }

  /// What moves it.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory { UICellAccessory(.reorder, displayed, isHidden: options.isHidden) }

  /// A mark whether it is one of several chosen.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory { UICellAccessory(.multiselect, displayed, isHidden: options.isHidden) }

  /// A button for more about it.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(), actionHandler: ActionHandler? = nil
  ) -> UICellAccessory { UICellAccessory(.detail, displayed, isHidden: options.isHidden, actionHandler) }

  /// A wording.
  @MainActor public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.label, displayed, isHidden: options.isHidden)
    let label = UILabel()
    label.text = text
    accessory.view = label
    return accessory
  }

  /// A view of the app's own.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let displayed: DisplayedState
    switch configuration.placement {
    case .leading(let state, _), .trailing(let state, _): displayed = state
    }
    var accessory = UICellAccessory(.customView, displayed, isHidden: configuration.isHidden)
    accessory.view = configuration.customView
    return accessory
  }
}
