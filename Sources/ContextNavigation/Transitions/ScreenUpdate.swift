import ContextCore
import NavigationCore
import RouteComposition
import ViewHierarchy

/// A change that updates a screen to another payload and sets the screen's context.
final class ScreenUpdate: TreeChange {
  private let screen: any PayloadUpdateableViewControllerProtocol
  private let payload: (any NavigationContextPayloadProtocol)?
  private let setContext: () -> Void
  private let earlier: Earlier
  private var isDone = false

  /// The state of the screen before the update.
  private struct Earlier {
    let payload: (any NavigationContextPayloadProtocol)?
    let setContext: () -> Void
    /// The context with which a step showed the screen; `nil` if there is none.
    let shownWith: ScreenContext?
    /// The number of the screen's updates.
    let updates: Int
  }

  nonisolated deinit {}

  init<ContextType: Equatable>(
    _ screen: any PayloadUpdateableViewControllerProtocol, to context: NavigationContext<ContextType>
  ) {
    let before = screen.getNavigationContext(withContextType: ContextType.self)
    self.screen = screen
    payload = context.payload
    setContext = { [unowned screen] in screen.setNavigationContext(context) }
    earlier = Earlier(
      payload: before?.payload, setContext: { [unowned screen] in screen.setNavigationContext(before) },
      shownWith: ScreenContext.of(screen), updates: ScreenUpdates.count(of: screen))
  }

  var description: [RoutePlan.Change] { [.update(screen.typeName)] }

  var footprint: Footprint { .nothing }

  var name: String { "updating \(screen.typeName)" }

  func apply(animated: Bool, answer: OnceOnly<RoutingResult>) {
    isDone = true
    screen.update(with: payload)
    setContext()
    // The screen no longer shows the context with which a step or page has shown it.
    ScreenContext.set(nil, of: screen)
    ScreenUpdates.set(earlier.updates + 1, of: screen)
    answer(.success)
  }

  /// Updates the screen to its earlier payload, and restores its earlier context. If the screen cannot show the earlier payload,
  /// the screen keeps the new payload and the new context.
  func undo() {
    guard isDone else { return }
    guard screen.canUpdate(with: earlier.payload) else { return ScreenContext.set(nil, of: screen) }
    isDone = false
    screen.update(with: earlier.payload)
    earlier.setContext()
    ScreenContext.set(earlier.shownWith, of: screen)
    ScreenUpdates.set(earlier.updates, of: screen)
  }
}
