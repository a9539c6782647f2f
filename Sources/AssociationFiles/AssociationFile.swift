import LinkTable

/// The universal links of a site's `apple-app-site-association` file: the apps and the links that they open.
///
/// Make a file from a table with `LinkRoutes.associationFile(appIDs:)`, or read the site's file in the current form or
/// the older one with `paths`. The format is that of
/// <https://developer.apple.com/documentation/bundleresources/applinks>. Reading drops the other services in a file.
public struct AssociationFile: Hashable, Sendable {
  /// The apps and the links that they open. For an app, the first component of its entries that matches a link decides.
  public var details: [Details]
  /// The default settings of all entries. An entry or a component can replace each setting.
  public var defaults: Settings
  /// The texts that a variable such as `$(food)` matches in patterns, by the name of the variable.
  public var substitutionVariables: [String: [String]]

  /// Creates a file.
  public init(details: [Details], defaults: Settings = Settings(), substitutionVariables: [String: [String]] = [:]) {
    (self.details, self.defaults, self.substitutionVariables) = (details, defaults, substitutionVariables)
  }

  /// A group of apps and the links that they open.
  public struct Details: Hashable, Sendable {
    /// The apps, each as `<prefix>.<bundle identifier>`.
    public var appIDs: [String]
    /// The links, in order. The first component that matches a link decides whether the apps open it.
    public var components: [Component]
    /// The default settings of the components. A component can replace each setting.
    public var defaults: Settings

    /// Creates an entry from apps and their links.
    public init(appIDs: [String], components: [Component], defaults: Settings = Settings()) {
      (self.appIDs, self.components, self.defaults) = (appIDs, components, defaults)
    }
  }

  /// A set of links that the app opens or excludes. A part of a link for which the component has no pattern can be
  /// anything.
  ///
  /// In patterns `*` matches any text, `?` any single character, and `$(name)` one of the texts of a substitution
  /// variable.
  public struct Component: Hashable, Sendable {
    /// The pattern of the path.
    public var path: String?
    /// The patterns of the query.
    public var query: Query?
    /// The pattern of the fragment.
    public var fragment: String?
    /// A Boolean value that indicates whether the links are excluded, so that the app does not open them.
    public var isExcluded: Bool
    /// A comment for readers of the file.
    public var comment: String?
    /// The settings for comparing the patterns.
    public var settings: Settings

    /// Creates a component.
    public init(
      path: String? = nil, query: Query? = nil, fragment: String? = nil, isExcluded: Bool = false,
      comment: String? = nil, settings: Settings = Settings()
    ) {
      (self.path, self.query, self.fragment) = (path, query, fragment)
      (self.isExcluded, self.comment, self.settings) = (isExcluded, comment, settings)
    }
  }

  /// The patterns of a query.
  public enum Query: Hashable, Sendable {
    /// A pattern of the whole query.
    case pattern(String)
    /// Patterns of the values of query items, by name. If an item occurs several times, each value must match. A
    /// missing item has the value “”.
    case items([String: String])
  }

  /// The settings for comparing patterns. If a value is `nil`, the setting of the enclosing part of the file applies.
  /// If no part has a setting, it is `true`.
  public struct Settings: Hashable, Sendable {
    /// A Boolean value that indicates whether uppercase and lowercase letters differ.
    public var isCaseSensitive: Bool?
    /// A Boolean value that indicates whether the patterns are percent-encoded. If not, they are plain text.
    public var isPercentEncoded: Bool?

    /// Creates settings. If a value is `nil`, the setting of the enclosing part applies.
    public init(isCaseSensitive: Bool? = nil, isPercentEncoded: Bool? = nil) {
      (self.isCaseSensitive, self.isPercentEncoded) = (isCaseSensitive, isPercentEncoded)
    }

    /// Returns these settings, with the values of the enclosing part in the place of `nil`.
    func or(_ larger: Settings) -> Settings {
      Settings(
        isCaseSensitive: isCaseSensitive ?? larger.isCaseSensitive,
        isPercentEncoded: isPercentEncoded ?? larger.isPercentEncoded)
    }
  }
}
