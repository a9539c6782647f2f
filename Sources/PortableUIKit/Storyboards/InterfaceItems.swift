extension UINavigationItem {
  func configure(from element: InterfaceElement, origin: InterfaceOrigin) {
    if let title = element["title"] { self.title = title }
    if let prompt = element["prompt"] { self.prompt = prompt }
    if let title = element["backButtonTitle"] { backButtonTitle = title }
    hidesBackButton = element.flag("hidesBackButton") ?? hidesBackButton
    leftItemsSupplementBackButton = element.flag("leftItemsSupplementBackButton") ?? leftItemsSupplementBackButton
    backBarButtonItem = element.first(key: "backBarButtonItem").map { $0.barButtonItem(origin) }
    leftBarButtonItems = element.barButtonItems("leftBarButtonItem", origin)
    rightBarButtonItems = element.barButtonItems("rightBarButtonItem", origin)
  }
}

extension InterfaceElement {
  /// The item under its own key, or the items of a list.
  fileprivate func barButtonItems(_ key: String, _ origin: InterfaceOrigin) -> [UIBarButtonItem]? {
    let list = first(key: key + "s")?.children ?? []
    let items = list + children.filter { $0.attributes["key"] == key }
    return items.isEmpty ? nil : items.filter { $0.name == "barButtonItem" }.map { $0.barButtonItem(origin) }
  }

  fileprivate func barButtonItem(_ origin: InterfaceOrigin) -> UIBarButtonItem {
    let item = UIBarButtonItem()
    configure(item)
    if item.title == nil { item.title = self["systemItem"].map(Self.words(ofSystemItem:)) }
    if self["style"] == "done" || ["done", "save"].contains(self["systemItem"]) { item.style = .done }
    if let id { origin.drawn.remember(item, id: id) }
    return item
  }

  /// Returns a tab bar item. A custom item has its own title, and a system item has the system's.
  func tabBarItem(title: String?) -> UITabBarItem {
    let system = self["systemItem"].flatMap(UITabBarItem.SystemItem.init(interface:))
    let item = system.map { UITabBarItem(tabBarSystemItem: $0, tag: 0) } ?? UITabBarItem()
    configure(item)
    item.title = item.title ?? title
    item.badgeValue = self["badgeValue"]
    return item
  }

  private func configure(_ item: UIBarItem) {
    if let title = self["title"] { item.title = title }
    item.tag = integer("tag") ?? item.tag
    item.isEnabled = flag("enabled") ?? item.isEnabled
    item.accessibilityIdentifier = first("accessibility")?["identifier"]
  }

  /// The title of a system button: “fixedSpace” becomes “Fixed Space”.
  private static func words(ofSystemItem name: String) -> String {
    var words = ""
    for character in name {
      if character.isUppercase, !words.isEmpty { words += " " }
      words += words.isEmpty ? character.uppercased() : String(character)
    }
    return words
  }
}

extension UITabBarItem {
  /// Constants that specify a system tab bar item with its title.
  ///
  /// Follows Apple's page `UITabBarItem.SystemItem`.
  nonisolated public enum SystemItem: Int, Sendable, CaseIterable {
    /// “More”.
    case more = 0
    /// “Favorites”.
    case favorites = 1
    /// “Featured”.
    case featured = 2
    /// “Top Rated”.
    case topRated = 3
    /// “Recents”.
    case recents = 4
    /// “Contacts”.
    case contacts = 5
    /// “History”.
    case history = 6
    /// “Bookmarks”.
    case bookmarks = 7
    /// “Search”.
    case search = 8
    /// “Downloads”.
    case downloads = 9
    /// “Most Recent”.
    case mostRecent = 10
    /// “Most Viewed”.
    case mostViewed = 11

    init?(interface name: String) {
      guard let found = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
      self = found
    }

    var title: String {
      switch self {
      case .topRated: "Top Rated"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      default: "\(self)".capitalized
      }
    }
  }

  /// Creates a system tab bar item.
  public convenience init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int) {
    self.init()
    title = systemItem.title
    self.tag = tag
  }
}
