import RouteComposition
public import Wayfinder

/// Somewhere that an app can be asked to go.
public struct AppDestination<App: RunningApp> {
  /// The name in reports. The name of a link is the link.
  public let name: String
  private var refusal: (@MainActor (App) -> Bool)?
  /// The reason why the destination shows different screens; `nil` if it shows the same screen from everywhere.
  public private(set) var reasonToDiffer: String?
  /// The reason why the destination is always refused; `nil` if it is not.
  public private(set) var reasonToBeRefused: String?
  /// A Boolean value that indicates whether the destination is a link.
  public private(set) var isLink = false
  private let makeRequest: @MainActor (App) throws -> NavigationRequest<UIViewController>

  /// Creates a destination from a request.
  ///
  /// - Parameters:
  ///   - name: The name in reports.
  ///   - request: A closure that makes the request for a running app.
  public init<Arrival>(
    _ name: String, request: @escaping @MainActor (App) throws -> NavigationRequest<Arrival>
  ) {
    self.name = name
    makeRequest = { try request($0).asScreen }
  }

  /// A destination that a link leads to, by the table that the app's router opens links with.
  public static func link(_ link: String) -> Self {
    var destination = Self(link) { _ in .link(link) }
    destination.isLink = true
    return destination
  }

  /// Makes the request in a running app.
  ///
  /// - Throws: An error of the request, for example for a product that does not exist.
  public func request(in app: App) throws -> NavigationRequest<UIViewController> { try makeRequest(app) }

  /// Returns a Boolean value that indicates whether the present state of the app may refuse the destination, for example without a login.
  ///
  /// The condition of ``refused(where:)`` decides. Without one, a closed `Gate` of the request or of one of its steps decides.
  public func isRefused(_ app: App) -> Bool {
    if let refusal { return refusal(app) }
    guard let request = try? request(in: app) else { return false }
    return app.router.isGateClosed(to: request)
  }

  /// Returns the destination with a condition for its refusal. Arriving is then a fault.
  ///
  /// Use it for guards of the app. The verifier asks the `Gate` of a step or a request itself, unless there is a condition.
  public func refused(where condition: @escaping @MainActor (App) -> Bool) -> Self {
    var changed = self
    changed.refusal = condition
    return changed
  }

  /// Returns the destination as one that is always refused, for example a link for other users. Reports give the reason. The destination
  /// need not be reached.
  public func alwaysRefused(because reason: String) -> Self {
    var changed = refused { _ in true }
    changed.reasonToBeRefused = reason
    return changed
  }

  /// Returns the destination as one that depends on the previous screen. Reports give the reason.
  public func differing(because reason: String) -> Self {
    var changed = self
    changed.reasonToDiffer = reason
    return changed
  }
}
