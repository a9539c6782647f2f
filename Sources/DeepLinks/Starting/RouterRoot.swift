#if canImport(SwiftUI) && (os(iOS) || os(tvOS) || os(visionOS))
  public import Foundation
  public import RouteComposition
  public import SwiftUI
  import ViewHierarchy

  /// A view that contains the root view controller of an app with SwiftUI's `App` life cycle.
  ///
  /// ```swift
  /// @main
  /// struct GardenApp: App {
  ///   var body: some Scene {
  ///     WindowGroup {
  ///       RouterRoot { router in
  ///         router.opening(links).makeDefault()
  ///         return makeTabs()
  ///       }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// Each window of the group has a router and a root of its own. From iOS 17 on, views in the window get the router from
  /// their environment: `@Environment(\.router) private var router`. The window's default router opens links with a custom
  /// scheme and universal links.
  public struct RouterRoot: View {
    @State private var holder = ContainerHolder()
    private let makeRoot: @MainActor (Router) -> UIViewController
    private var start: @MainActor (Router) -> Void = { _ in }
    private var openLink: (@MainActor (Router, URL) -> Void)?
    private var activities: [UserActivityHandler] = []

    /// Creates the view.
    ///
    /// - Parameter makeRoot: A closure that receives the router of a window and makes the window's root view controller. The
    ///   closure runs once for each window.
    public init(_ makeRoot: @escaping @MainActor (Router) -> UIViewController) { self.makeRoot = makeRoot }

    /// Adds an action that runs once for each window, for instance to restore the user's position.
    ///
    /// The action runs when the root is in the window, before links are opened. A later call of this method replaces the
    /// action.
    public func onStart(perform action: @escaping @MainActor (Router) -> Void) -> RouterRoot {
      var view = self
      view.start = action
      return view
    }

    /// Adds an action that opens links. The router's table of links is then not used. A later call of this method replaces the
    /// action.
    public func onLink(perform action: @escaping @MainActor (Router, URL) -> Void) -> RouterRoot {
      var view = self
      view.openLink = action
      return view
    }

    /// Adds an action that continues the user activities of a type.
    ///
    /// - Parameters:
    ///   - type: An activity type that the app's property list names under `NSUserActivityTypes`.
    ///   - action: A closure that continues the activity with the router of the window.
    public func onActivity(
      _ type: String, perform action: @escaping @MainActor (Router, NSUserActivity) -> Void
    ) -> RouterRoot {
      var view = self
      view.activities.append(UserActivityHandler(type: type, action: action))
      return view
    }

    /// The view of the root view controller, which handles the links and user activities of the window.
    public var body: some View {
      let container = holder.container(makeRoot, onStart: start)
      let openLink = openLink
      let root = ContainerView(container: container).ignoresSafeArea().onOpenURL { container.open($0, by: openLink) }
      return activities.reduce(AnyView(root)) { view, handler in
        AnyView(
          view.onContinueUserActivity(handler.type) { activity in
            container.withRouter { handler.action($0, activity) }
          })
      }
    }
  }

  private struct UserActivityHandler {
    let type: String
    let action: @MainActor (Router, NSUserActivity) -> Void
  }

  /// An object that makes the view's container once and retains it. SwiftUI keeps the object with the view's state.
  private final class ContainerHolder {
    private var made: RouterRootController?

    func container(
      _ makeRoot: @escaping @MainActor (Router) -> UIViewController,
      onStart start: @escaping @MainActor (Router) -> Void
    ) -> RouterRootController {
      if let made { return made }
      let container = RouterRootController(makeRoot)
      container.withRouter { router in
        router.enterEnvironment()
        start(router)
      }
      made = container
      return container
    }
  }

  private struct ContainerView: UIViewControllerRepresentable {
    let container: RouterRootController

    func makeUIViewController(context: Context) -> RouterRootController { container }

    func updateUIViewController(_ container: RouterRootController, context: Context) {}
  }

  // MARK: - The environment

  nonisolated extension EnvironmentValues {
    /// The router of the window that contains the view.
    ///
    /// The value is `nil` in a window without a ``RouterRoot``, such as a preview. Before iOS 17, the value is `nil` unless
    /// you set it yourself: `view.environment(\.router, router)`.
    public var router: Router? {
      get { self[RouterKey.self] }
      set { self[RouterKey.self] = newValue }
    }
  }

  extension Router {
    /// Puts the router into the environment of all views in its window, including views in hosting controllers. Does
    /// nothing before iOS 17 and tvOS 17.
    fileprivate func enterEnvironment() {
      guard #available(iOS 17.0, tvOS 17.0, *) else { return }
      window?.traitOverrides[RouterTrait.self] = RouterTrait.Value(self)
    }
  }

  nonisolated private struct RouterKey: EnvironmentKey {
    static let defaultValue: Router? = nil
  }

  /// Bridges the router from UIKit's traits to SwiftUI's environment. Traits reach into hosting controllers, and a value
  /// that is only in the environment does not.
  @available(iOS 17.0, tvOS 17.0, *)
  nonisolated extension RouterKey: UITraitBridgedEnvironmentKey {
    static func read(from traitCollection: UITraitCollection) -> Router? { traitCollection[RouterTrait.self].router }

    static func write(to mutableTraits: inout any UIMutableTraits, value: Router?) {
      mutableTraits[RouterTrait.self] = RouterTrait.Value(value)
    }
  }

  @available(iOS 17.0, tvOS 17.0, *)
  nonisolated private struct RouterTrait: UITraitDefinition {
    static let defaultValue = Value(nil)

    /// The value of the trait. The values of all routers of one window are equal, so another router of the same window does
    /// not change the traits.
    struct Value: Equatable, Sendable {
      let router: Router?

      init(_ router: Router?) { self.router = router }

      static func == (left: Value, right: Value) -> Bool { left.router?.windowID == right.router?.windowID }
    }
  }
#endif
