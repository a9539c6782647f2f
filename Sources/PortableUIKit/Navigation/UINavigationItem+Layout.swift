/// Values that few navigation items set. The headless UIKit lays out no bars and only stores them.
final class NavigationItemExtras {
  var subtitle: String?
  var style = UINavigationItem.ItemStyle.navigator
  var searchBarPlacement = UINavigationItem.SearchBarPlacement.automatic
  var titleMenu: (([UIMenuElement]) -> UIMenu?)?

  nonisolated deinit {}
}

extension UINavigationItem {
  /// Constants that specify the style of a navigation item.
  ///
  /// Follows Apple's page `UINavigationItem.ItemStyle`.
  nonisolated public enum ItemStyle: Int, Sendable {
    /// The style of an app that navigates from screen to screen.
    case navigator = 0
    /// The style of an app that navigates back and forth, like a browser.
    case browser = 1
    /// The style of an app that edits documents.
    case editor = 2
  }

  /// Constants that specify the placement of a search bar.
  ///
  /// Follows Apple's page `UINavigationItem.SearchBarPlacement`.
  nonisolated public enum SearchBarPlacement: Int, Sendable {
    /// A placement that depends on the available space.
    case automatic = 0
    /// The trailing edge of the bar, beside other items.
    case integrated = 1
    /// Below the other items.
    case stacked = 2
    /// The centre of the bar, if there is enough space.
    case integratedCentered = 3
    /// The trailing edge of the bar, as a button until the search begins.
    case integratedButton = 4
    /// The trailing edge of the bar, beside other items.
    public static let inline = SearchBarPlacement.integrated
  }
}
