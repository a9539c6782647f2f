/// What apps set for all bars, controls and lists of a class at once; kept, and used by nothing here.
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
  /// Stands for all navigation bars.
  public class func appearance() -> UINavigationBar { Appearances.of(UINavigationBar.self) { UINavigationBar() } }
}
extension UITabBar {
  /// Stands for all tab bars.
  public class func appearance() -> UITabBar { Appearances.of(UITabBar.self) { UITabBar() } }
}
extension UITabBarItem {
  /// Stands for all items of tab bars.
  public class func appearance() -> UITabBarItem { Appearances.of(UITabBarItem.self) { UITabBarItem() } }
}
extension UIToolbar {
  /// Stands for all toolbars.
  public class func appearance() -> UIToolbar { Appearances.of(UIToolbar.self) { UIToolbar() } }
}
extension UIBarButtonItem {
  /// Stands for all buttons in bars.
  public class func appearance() -> UIBarButtonItem { Appearances.of(UIBarButtonItem.self) { UIBarButtonItem() } }
}
extension UISearchBar {
  /// Stands for all search bars.
  public class func appearance() -> UISearchBar { Appearances.of(UISearchBar.self) { UISearchBar() } }
}
extension UISwitch {
  /// Stands for all switches.
  public class func appearance() -> UISwitch { Appearances.of(UISwitch.self) { UISwitch() } }
}
extension UITableView {
  /// Stands for all tables.
  public class func appearance() -> UITableView { Appearances.of(UITableView.self) { UITableView() } }
}
