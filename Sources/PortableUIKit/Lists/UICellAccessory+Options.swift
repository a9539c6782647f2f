// How the accessories of cells look; nothing is drawn here, so that it is only kept.
extension UICellAccessory {
  /// How a mark that there is more behind it looks.
  ///
  /// Follows Apple's page `UICellAccessory.DisclosureIndicatorOptions`.
  nonisolated public struct DisclosureIndicatorOptions {
    /// Whether it is kept from sight.
    public var isHidden: Bool
    /// How much room it has.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour.
    public var tintColor: UIColor?

    /// Makes options; what is not said is as usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// How the accessory looks that shows the items below its own.
  ///
  /// Follows Apple's page `UICellAccessory.OutlineDisclosureOptions`.
  nonisolated public struct OutlineDisclosureOptions {
    /// What a tap on the cell does.
    ///
    /// Follows Apple's page `UICellAccessory.OutlineDisclosureOptions.Style`.
    nonisolated public enum Style: Hashable, Sendable {
      /// As the cell is set up; here it is chosen.
      case automatic
      /// A tap anywhere shows the items below its own, and the cell cannot be chosen.
      case header
      /// The cell is chosen; only a tap on the accessory shows the items below its own.
      case cell
    }

    /// What a tap on the cell does.
    public var style: Style
    /// Whether it is kept from sight.
    public var isHidden: Bool
    /// How much room it has.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour.
    public var tintColor: UIColor?

    /// Makes options; what is not said is as usual.
    public init(
      style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.style = style ?? .automatic
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// How a mark that it is chosen looks.
  ///
  /// Follows Apple's page `UICellAccessory.CheckmarkOptions`.
  nonisolated public struct CheckmarkOptions {
    /// Whether it is kept from sight.
    public var isHidden: Bool
    /// How much room it has.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour.
    public var tintColor: UIColor?

    /// Makes options; what is not said is as usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// How the accessory looks that deletes it.
  ///
  /// Follows Apple's page `UICellAccessory.DeleteOptions`.
  nonisolated public struct DeleteOptions {
    /// The colour behind it.
    public var backgroundColor: UIColor?
    /// Whether it is kept from sight.
    public var isHidden: Bool
    /// How much room it has.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour.
    public var tintColor: UIColor?

    /// Makes options; what is not said is as usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.backgroundColor = backgroundColor
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// How the accessory looks that puts one in.
  ///
  /// Follows Apple's page `UICellAccessory.InsertOptions`.
  nonisolated public struct InsertOptions {
    /// The colour behind it.
    public var backgroundColor: UIColor?
    /// Whether it is kept from sight.
    public var isHidden: Bool
    /// How much room it has.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour.
    public var tintColor: UIColor?

    /// Makes options; what is not said is as usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.backgroundColor = backgroundColor
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// How the accessory looks that moves it.
  ///
  /// Follows Apple's page `UICellAccessory.ReorderOptions`.
  nonisolated public struct ReorderOptions {
    /// Whether there is a line before it.
    public var showsVerticalSeparator: Bool
    /// Whether it is kept from sight.
    public var isHidden: Bool
    /// How much room it has.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour.
    public var tintColor: UIColor?

    /// Makes options; what is not said is as usual.
    public init(
      showsVerticalSeparator: Bool? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// How a mark whether it is one of several chosen looks.
  ///
  /// Follows Apple's page `UICellAccessory.MultiselectOptions`.
  nonisolated public struct MultiselectOptions {
    /// The colour behind it.
    public var backgroundColor: UIColor?
    /// Whether it is kept from sight.
    public var isHidden: Bool
    /// How much room it has.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour.
    public var tintColor: UIColor?

    /// Makes options; what is not said is as usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.backgroundColor = backgroundColor
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// How a button for more about it looks.
  ///
  /// Follows Apple's page `UICellAccessory.DetailOptions`.
  nonisolated public struct DetailOptions {
    /// Whether it is kept from sight.
    public var isHidden: Bool
    /// How much room it has.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour.
    public var tintColor: UIColor?

    /// Makes options; what is not said is as usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// How a wording looks.
  ///
  /// Follows Apple's page `UICellAccessory.LabelOptions`.
  nonisolated public struct LabelOptions {
    /// The font.
    public var font: UIFont
    /// Whether letters follow the size the user has chosen.
    public var adjustsFontForContentSizeCategory: Bool
    /// Whether it is kept from sight.
    public var isHidden: Bool
    /// How much room it has.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour.
    public var tintColor: UIColor?

    /// Makes options; what is not said is as usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.font = font ?? .preferredFont(forTextStyle: .body)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// A view of the app's own, and where it stands.
  ///
  /// Follows Apple's page `UICellAccessory.CustomViewConfiguration`.
  nonisolated public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// Where it stands.
    public let placement: Placement
    /// Whether it is kept from sight.
    public var isHidden: Bool
    /// How much room it has.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour.
    public var tintColor: UIColor?
    /// Whether it keeps its size.
    public var maintainsFixedSize: Bool

    /// Makes a configuration; what is not said is as usual.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }
}
