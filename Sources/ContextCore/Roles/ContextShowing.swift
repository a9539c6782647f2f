/// A screen whose class provides its context, so that context navigation finds the screen whichever code showed it.
///
/// ```swift
/// final class OrderScreen: UIViewController, ContextShowing {
///   var number: Int
///   var shownContext: NavigationContext<Place>? { NavigationContext(type: .order, payload: OrderNumber(value: number)) }
/// }
/// ```
///
/// Each search reads the context again, so the context stays correct when the screen changes its content.
@MainActor public protocol ContextShowing<ContextType>: AnyObject {
  /// The app's type for kinds of screens, usually an enumeration.
  associatedtype ContextType: Equatable

  /// The context of the content that the screen shows now.
  ///
  /// This context takes precedence over a context set with `setNavigationContext(_:)`. If it is `nil`, the set context
  /// counts.
  var shownContext: NavigationContext<ContextType>? { get }
}

extension ContextShowing {
  /// Returns the shown context, or `nil` if its `ContextType` is another type.
  package func shownContext<Wanted: Equatable>(as type: Wanted.Type) -> NavigationContext<Wanted>? {
    shownContext as? NavigationContext<Wanted>
  }
}

/// A cache of the classes that conform to ``ContextShowing``. Most screens in a search do not, so each class is checked
/// once.
package enum ContextShowingClasses {
  private static var known: [ObjectIdentifier: Bool] = [:]

  /// Returns the screen as ``ContextShowing``, or `nil` if its class does not conform.
  package static func cast(_ screen: AnyObject) -> (any ContextShowing)? {
    let type = ObjectIdentifier(type(of: screen))
    if let isOne = known[type] { return isOne ? screen as? any ContextShowing : nil }
    let showing = screen as? any ContextShowing
    known[type] = showing != nil
    return showing
  }
}
