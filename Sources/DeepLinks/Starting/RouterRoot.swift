#if canImport(SwiftUI) && (os(iOS) || os(tvOS) || os(visionOS))
  public import Foundation
  public import RouteComposition
  public import SwiftUI
  import ViewHierarchy

  /// The view that holds the root view controller of an app that starts from SwiftUI's `App`.
  ///
  /// ```swift
  /// @main
  /// struct GardenApp: App {
  ///   var body: some Scene {
  ///     WindowGroup {
  ///       RouterRoot { router in
  ///         router.opening(links).makeStanding()
  ///         return makeTabs()
  ///       }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// Each window of the group has a router, a root and links of its own. From iOS 17 on, views in the window find the router in
  /// their environment: `@Environment(\.router) private var router`. It opens custom links and universal links, which SwiftUI
  /// delivers alike.
  public struct RouterRoot: View {
    @State private var holder = ContainerHolder()
    private let makeRoot: @MainActor (Router) -> UIViewController
    private var start: @MainActor (Router) -> Void = { _ in }
    private var openLink: (@MainActor (Router, URL) -> Void)?
    private var activities: [UserActivityHandler] = []

    /// Makes the view of a root.
    ///
    /// - Parameter makeRoot: Makes the root view controller, once for each window, with the router of that window.
    public init(_ makeRoot: @escaping @MainActor (Router) -> UIViewController) { self.makeRoot = makeRoot }

    /// The view that also calls back once for each window, when its root is in place and before links are opened: for instance to
    /// restore where the user was.
    public func onStart(perform action: @escaping @MainActor (Router) -> Void) -> RouterRoot {
      var view = self
      view.start = action
      return view
    }

    /// The view that opens links in another way than by the table of links of its router.
    public func onLink(perform action: @escaping @MainActor (Router, URL) -> Void) -> RouterRoot {
      var view = self
      view.openLink = action
      return view
    }

    /// The view that also continues a user activity.
    ///
    /// - Parameters:
    ///   - type: One of those that the app's property list names under `NSUserActivityTypes`.
    ///   - action: Continues the activity.
    public func onActivity(
      _ type: String, perform action: @escaping @MainActor (Router, NSUserActivity) -> Void
    ) -> RouterRoot {
      var view = self
      view.activities.append(UserActivityHandler(type: type, action: action))
      return view
    }

    /// The root view controller, and what SwiftUI delivers to its window.
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

  /// Keeps the container of a view for as long as SwiftUI keeps the view's state.
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
    /// The router of the window; `nil` in a preview, and before iOS 17 unless it is set by hand:
    /// `view.environment(\.router, router)`.
    public var router: Router? {
      get { self[RouterKey.self] }
      set { self[RouterKey.self] = newValue }
    }
  }

  extension Router {
    /// Puts the router into the environment of all views in its window, hosted by whatever view controller.
    fileprivate func enterEnvironment() {
      guard #available(iOS 17.0, tvOS 17.0, *) else { return }
      window?.traitOverrides[RouterTrait.self] = RouterTrait.Value(self)
    }
  }

  nonisolated private struct RouterKey: EnvironmentKey {
    static let defaultValue: Router? = nil
  }

  /// Carries the router from UIKit's traits over to SwiftUI's environment, which does not reach into a hosting controller.
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

    /// Routers of one window are equal, so that a change of traits can be told.
    struct Value: Equatable, Sendable {
      let router: Router?

      init(_ router: Router?) { self.router = router }

      static func == (left: Value, right: Value) -> Bool { left.router?.windowID == right.router?.windowID }
    }
  }
#endif
