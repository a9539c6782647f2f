/// What few navigation items have; nothing is laid out here, so that it is only kept.
final class NavigationItemExtras {
  var subtitle: String?
  var style = UINavigationItem.ItemStyle.navigator
  var searchBarPlacement = UINavigationItem.SearchBarPlacement.automatic
  var titleMenu: (([UIMenuElement]) -> UIMenu?)?

  nonisolated deinit {}
}

extension UINavigationItem {
  /// What kind of app a navigation bar is for.
  ///
  /// Follows Apple's page `UINavigationItem.ItemStyle`.
  nonisolated public enum ItemStyle: Int, Sendable {
    /// One that leads from screen to screen.
    case navigator = 0
    /// One that leads back and forth between documents.
    case browser = 1
    /// One that edits a document.
    case editor = 2
  }

  /// Where a search bar is.
  ///
  /// Follows Apple's page `UINavigationItem.SearchBarPlacement`.
  nonisolated public enum SearchBarPlacement: Int, Sendable {
    /// As the room there is asks for.
    case automatic = 0
    /// At the end of the bar, beside what else is there.
    case integrated = 1
    /// Below what else is there.
    case stacked = 2
    /// In the middle of the bar where there is room.
    case integratedCentered = 3
    /// At the end of the bar, as a button until one searches.
    case integratedButton = 4
    /// At the end of the bar, beside what else is there.
    public static let inline = SearchBarPlacement.integrated
  }
}
