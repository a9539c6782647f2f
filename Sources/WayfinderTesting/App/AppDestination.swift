import RouteComposition
public import Wayfinder

/// Somewhere that an app can be asked to go.
public struct AppDestination<App: RunningApp> {
  /// What reports call it; of a link, the link.
  public let name: String
  /// The condition given by ``refused(where:)``; `nil` if none was given.
  private var refusal: (@MainActor (App) -> Bool)?
  /// Why it does not show the same screen from everywhere; `nil` where it does.
  public private(set) var reasonToDiffer: String?
  /// Why it is refused whatever the app is like; `nil` where it is not.
  public private(set) var reasonToBeRefused: String?
  /// Whether it is a link.
  public private(set) var isLink = false
  private let makeRequest: @MainActor (App) throws -> NavigationRequest<UIViewController>

  /// A destination that a request leads to.
  ///
  /// - Parameters:
  ///   - name: What reports call it.
  ///   - request: Makes the request for an app that is running.
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

  /// The request that leads there in an app that is running.
  ///
  /// - Throws: What making it throws, as for a product that does not exist.
  public func request(in app: App) throws -> NavigationRequest<UIViewController> { try makeRequest(app) }

  /// Whether it may be refused as the app is now, as an order is without a login.
  ///
  /// The condition of ``refused(where:)`` says so. Without one it is a closed `Gate` of the request, or of a step on its way.
  public func isRefused(_ app: App) -> Bool {
    if let refusal { return refusal(app) }
    guard let request = try? request(in: app) else { return false }
    return app.router.isGateClosed(to: request)
  }

  /// The destination, which may be refused where a condition holds: that is no fault then, and arriving is.
  ///
  /// It is for guards of the app's own. A `Gate` of a step or a request is asked by itself, unless a condition is given.
  public func refused(where condition: @escaping @MainActor (App) -> Bool) -> Self {
    var changed = self
    changed.refusal = condition
    return changed
  }

  /// The destination, which is refused whatever the app is like, as a link to what is for others; reports say why. That it is reached
  /// from nowhere is no fault then.
  public func alwaysRefused(because reason: String) -> Self {
    var changed = refused { _ in true }
    changed.reasonToBeRefused = reason
    return changed
  }

  /// The destination, which shows what it shows by where the user comes from; reports say why.
  public func differing(because reason: String) -> Self {
    var changed = self
    changed.reasonToDiffer = reason
    return changed
  }
}
