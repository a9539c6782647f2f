#if !canImport(ObjectiveC)
  // How parts of an `AttributedString` look, as Apple's page `AttributeScopes.UIKitAttributes` has it.
  nonisolated extension AttributeScopes {
    /// The attributes of this module's own: `string.font`, `string.foregroundColor` and `string.backgroundColor`.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// What says how letters look.
    public struct UIKitAttributes: AttributeScope {
      /// The font.
      public let font: FontAttribute
      /// The colour of the letters.
      public let foregroundColor: ForegroundColorAttribute
      /// The colour behind the letters.
      public let backgroundColor: BackgroundColorAttribute
      /// The attributes of Foundation.
      public let foundation: FoundationAttributes

      /// The font.
      public enum FontAttribute: AttributedStringKey {
        /// It is a font.
        public typealias Value = UIFont
        /// Its name in an `NSAttributedString`.
        public static let name = NSAttributedString.Key.font.rawValue
      }
      /// The colour of the letters.
      public enum ForegroundColorAttribute: AttributedStringKey {
        /// It is a colour.
        public typealias Value = UIColor
        /// Its name in an `NSAttributedString`.
        public static let name = NSAttributedString.Key.foregroundColor.rawValue
      }
      /// The colour behind the letters.
      public enum BackgroundColorAttribute: AttributedStringKey {
        /// It is a colour.
        public typealias Value = UIColor
        /// Its name in an `NSAttributedString`.
        public static let name = NSAttributedString.Key.backgroundColor.rawValue
      }
    }
  }

  nonisolated extension AttributeDynamicLookup {
    /// An attribute of this module's own.
    public subscript<Key: AttributedStringKey>(
      dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key { self[Key.self] }
  }

  nonisolated extension AttributeContainer {
    /// Makes a container of a dictionary's font and colours; its other attributes are left out.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
      self.init()
      if let font = dictionary[.font] as? UIFont { self[AttributeScopes.UIKitAttributes.FontAttribute.self] = font }
      if let color = dictionary[.foregroundColor] as? UIColor {
        self[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = color
      }
      if let color = dictionary[.backgroundColor] as? UIColor {
        self[AttributeScopes.UIKitAttributes.BackgroundColorAttribute.self] = color
      }
    }
  }
#endif
