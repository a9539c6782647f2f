import LinkTable

/// What a site's `apple-app-site-association` file says of universal links: which app opens which links of the site.
///
/// It is made from a table by `LinkRoutes.associationFile(appIDs:)`, or read from the site's own file, in the present form
/// or the older one with `paths`. The form is that of
/// <https://developer.apple.com/documentation/bundleresources/applinks>; the file's other services are not kept.
public struct AssociationFile: Hashable, Sendable {
  /// Which apps open which links. The first that matches a link decides.
  public var details: [Details]
  /// What holds where neither a component nor its app says otherwise.
  public var defaults: Settings
  /// Names that stand in patterns, as in `$(food)`, and what each can stand for.
  public var substitutionVariables: [String: [String]]

  /// Makes a file.
  public init(details: [Details], defaults: Settings = Settings(), substitutionVariables: [String: [String]] = [:]) {
    (self.details, self.defaults, self.substitutionVariables) = (details, defaults, substitutionVariables)
  }

  /// Some apps, and the links that they open.
  public struct Details: Hashable, Sendable {
    /// The apps, each as `<prefix>.<bundle identifier>`.
    public var appIDs: [String]
    /// The links, in order: the first component that matches a link decides.
    public var components: [Component]
    /// What holds where a component does not say otherwise.
    public var defaults: Settings

    /// Names apps and their links.
    public init(appIDs: [String], components: [Component], defaults: Settings = Settings()) {
      (self.appIDs, self.components, self.defaults) = (appIDs, components, defaults)
    }
  }

  /// Links that are opened, or are not. What is not said of a link can be anything.
  ///
  /// In patterns `*` is any text, `?` any character, and `$(name)` one of the texts of a substitution variable.
  public struct Component: Hashable, Sendable {
    /// The pattern of the path.
    public var path: String?
    /// What the query has to be.
    public var query: Query?
    /// The pattern of the fragment.
    public var fragment: String?
    /// Whether the links are those that the app does not open.
    public var isExcluded: Bool
    /// What people are told.
    public var comment: String?
    /// How the patterns are compared.
    public var settings: Settings

    /// Describes links.
    public init(
      path: String? = nil, query: Query? = nil, fragment: String? = nil, isExcluded: Bool = false,
      comment: String? = nil, settings: Settings = Settings()
    ) {
      (self.path, self.query, self.fragment) = (path, query, fragment)
      (self.isExcluded, self.comment, self.settings) = (isExcluded, comment, settings)
    }
  }

  /// What a component asks of the query.
  public enum Query: Hashable, Sendable {
    /// A pattern of the whole query.
    case pattern(String)
    /// Patterns of the values of items, by name. An item that is there several times matches each time; one that is not there
    /// has the value “”.
    case items([String: String])
  }

  /// How patterns are compared; `nil` for what the next larger part of the file says, and in the end `true`.
  public struct Settings: Hashable, Sendable {
    /// Whether large and small letters differ.
    public var isCaseSensitive: Bool?
    /// Whether the patterns are percent-encoded; where they are not, they are plain text.
    public var isPercentEncoded: Bool?

    /// Sets what differs from the larger part.
    public init(isCaseSensitive: Bool? = nil, isPercentEncoded: Bool? = nil) {
      (self.isCaseSensitive, self.isPercentEncoded) = (isCaseSensitive, isPercentEncoded)
    }

    /// These settings, and what they leave open as others have it.
    func or(_ larger: Settings) -> Settings {
      Settings(
        isCaseSensitive: isCaseSensitive ?? larger.isCaseSensitive,
        isPercentEncoded: isPercentEncoded ?? larger.isPercentEncoded)
    }
  }
}
