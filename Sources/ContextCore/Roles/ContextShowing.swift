/// A screen that provides its own context. A context router then finds the screen even if other code has shown it.
///
/// ```swift
/// final class OrderScreen: UIViewController, ContextShowing {
///   var number: Int
///   var shownContext: NavigationContext<Place>? { NavigationContext(type: .order, payload: OrderNumber(value: number)) }
/// }
/// ```
///
/// Each search reads ``shownContext`` again, so the screen may change its content at any time.
@MainActor public protocol ContextShowing<ContextType>: AnyObject {
  /// The app's type for kinds of screens, usually an enumeration.
  associatedtype ContextType: Equatable

  /// The context of the content that the screen shows now; `nil` if the screen provides none.
  ///
  /// This context takes precedence over a context that was set with `setNavigationContext(_:)`. If this context is `nil`, or
  /// a search uses another `ContextType`, the context that was set applies.
  var shownContext: NavigationContext<ContextType>? { get }
}

extension ContextShowing {
  /// Returns the shown context; `nil` if the screen provides none, or if its `ContextType` is another type.
  package func shownContext<Wanted: Equatable>(as type: Wanted.Type) -> NavigationContext<Wanted>? {
    shownContext as? NavigationContext<Wanted>
  }
}

/// A cache that records for each class whether it conforms to ``ContextShowing``. Searches visit many screens of the same
/// few classes, so each class is checked once.
package enum ContextShowingClasses {
  private static var known: [ObjectIdentifier: Bool] = [:]

  /// Returns the screen as a ``ContextShowing`` value; `nil` if its class does not conform.
  package static func cast(_ screen: AnyObject) -> (any ContextShowing)? {
    let type = ObjectIdentifier(type(of: screen))
    if let isOne = known[type] { return isOne ? screen as? any ContextShowing : nil }
    let showing = screen as? any ContextShowing
    known[type] = showing != nil
    return showing
  }
}
