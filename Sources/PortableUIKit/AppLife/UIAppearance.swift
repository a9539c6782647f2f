/// The appearance proxies, one for each class. Their values have no effect in the headless UIKit.
@MainActor private enum Appearances {
  static var made: [ObjectIdentifier: NSObject] = [:]

  static func of<Proxy: NSObject>(_ type: Proxy.Type, _ make: () -> Proxy) -> Proxy {
    if let proxy = made[ObjectIdentifier(type)] as? Proxy { return proxy }
    let proxy = make()
    made[ObjectIdentifier(type)] = proxy
    return proxy
  }
}

// Follows Apple's page `UIAppearance`, whose protocol needs the Objective-C runtime.

extension UINavigationBar {
  /// Returns the appearance proxy for navigation bars.
  public class func appearance() -> UINavigationBar { Appearances.of(UINavigationBar.self) { UINavigationBar() } }
}
extension UITabBar {
  /// Returns the appearance proxy for tab bars.
  public class func appearance() -> UITabBar { Appearances.of(UITabBar.self) { UITabBar() } }
}
extension UITabBarItem {
  /// Returns the appearance proxy for tab bar items.
  public class func appearance() -> UITabBarItem { Appearances.of(UITabBarItem.self) { UITabBarItem() } }
}
extension UIToolbar {
  /// Returns the appearance proxy for toolbars.
  public class func appearance() -> UIToolbar { Appearances.of(UIToolbar.self) { UIToolbar() } }
}
extension UIBarButtonItem {
  /// Returns the appearance proxy for bar button items.
  public class func appearance() -> UIBarButtonItem { Appearances.of(UIBarButtonItem.self) { UIBarButtonItem() } }
}
extension UISearchBar {
  /// Returns the appearance proxy for search bars.
  public class func appearance() -> UISearchBar { Appearances.of(UISearchBar.self) { UISearchBar() } }
}
extension UISwitch {
  /// Returns the appearance proxy for switches.
  public class func appearance() -> UISwitch { Appearances.of(UISwitch.self) { UISwitch() } }
}
extension UITableView {
  /// Returns the appearance proxy for table views.
  public class func appearance() -> UITableView { Appearances.of(UITableView.self) { UITableView() } }
}
