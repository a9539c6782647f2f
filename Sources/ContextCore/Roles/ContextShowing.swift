/// A class of screens that says itself what a screen shows, so that contexts find it however it has come onto the screen.
///
/// ```swift
/// final class OrderScreen: UIViewController, ContextShowing {
///   var number: Int
///   var shownContext: NavigationContext<Place>? { NavigationContext(type: .order, payload: OrderNumber(value: number)) }
/// }
/// ```
///
/// It is asked each time, so what it says is never out of date, also when the screen has come to show something else.
@MainActor public protocol ContextShowing<ContextType>: AnyObject {
  /// The app's own type for kinds of screens, usually an enumeration.
  associatedtype ContextType: Equatable

  /// What the screen shows now. It goes before a context that was set; `nil` leaves it at that.
  var shownContext: NavigationContext<ContextType>? { get }
}

extension ContextShowing {
  /// What the screen shows, for those who know the type of its types.
  package func shownContext<Wanted: Equatable>(as type: Wanted.Type) -> NavigationContext<Wanted>? {
    shownContext as? NavigationContext<Wanted>
  }
}

/// The classes that conform. Each class is asked once, since most screens of a search do not.
package enum ContextShowers {
  private static var known: [ObjectIdentifier: Bool] = [:]

  /// The screen as one that says what it shows; `nil` where its class does not.
  package static func shower(_ screen: AnyObject) -> (any ContextShowing)? {
    let type = ObjectIdentifier(type(of: screen))
    if let isOne = known[type] { return isOne ? screen as? any ContextShowing : nil }
    let shower = screen as? any ContextShowing
    known[type] = shower != nil
    return shower
  }
}
