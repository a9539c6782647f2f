/// A quick action, which the user chooses at the app's icon on the Home Screen.
///
/// Follows Apple's page `UIApplicationShortcutItem`. It arrives by `SimulatedApp`:
///
///     app.open(.quickAction(UIApplicationShortcutItem(type: "search", localizedTitle: "Search")))
nonisolated open class UIApplicationShortcutItem: NSObject {
  /// What is to be done, by a name of the app's own.
  open private(set) var type: String
  /// What the user reads.
  open private(set) var localizedTitle: String
  /// What the user reads below.
  open private(set) var localizedSubtitle: String?
  /// What the user sees beside it; nothing is drawn here.
  open private(set) var icon: UIApplicationShortcutIcon?
  /// What is needed to do it.
  open private(set) var userInfo: [String: any NSSecureCoding]?

  /// Makes an action.
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

  /// Makes an action of a title alone.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}

/// What the user sees beside a quick action; nothing is drawn here.
///
/// Follows Apple's page `UIApplicationShortcutIcon`; the icons that the system has of its own are left out.
nonisolated open class UIApplicationShortcutIcon: NSObject {
  /// Makes an icon of a picture of the app's.
  public convenience init(templateImageName: String) { self.init() }
  /// Makes an icon of a symbol of the system's.
  public convenience init(systemImageName: String) { self.init() }
}
