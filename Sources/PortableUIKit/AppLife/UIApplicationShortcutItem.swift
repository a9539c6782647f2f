/// A quick action that the user can select on the app icon of the Home Screen.
///
/// Follows Apple's page `UIApplicationShortcutItem`. `SimulatedApp` delivers quick actions:
///
///     app.open(.quickAction(UIApplicationShortcutItem(type: "search", localizedTitle: "Search")))
nonisolated open class UIApplicationShortcutItem: NSObject {
  /// The app's own string for the type of the action.
  open private(set) var type: String
  /// The title that the user reads.
  open private(set) var localizedTitle: String
  /// The subtitle that the user reads.
  open private(set) var localizedSubtitle: String?
  /// The icon of the action. The headless UIKit only stores this value.
  open private(set) var icon: UIApplicationShortcutIcon?
  /// The app's own data for the action.
  open private(set) var userInfo: [String: any NSSecureCoding]?

  /// Creates a quick action.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
    super.init()
  }

  /// Creates a quick action with a title only.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}

/// The icon of a quick action.
///
/// Follows Apple's page `UIApplicationShortcutIcon`. The system's own icons are missing, and the headless UIKit draws nothing.
nonisolated open class UIApplicationShortcutIcon: NSObject {
  /// Creates an icon from an image of the app.
  public convenience init(templateImageName: String) { self.init() }
  /// Creates an icon from a system symbol.
  public convenience init(systemImageName: String) { self.init() }
}
