import ContextCore
import NavigationCore
import RouteComposition
import ViewHierarchy

/// Updates a screen to another payload. From then on it is known by that.
final class ScreenUpdate: TreeChange {
  private let screen: any PayloadUpdateableViewControllerProtocol
  private let payload: (any NavigationContextPayloadProtocol)?
  private let setContext: () -> Void
  private let earlier: Earlier
  private var isDone = false

  /// What the screen was known by, and showed, before.
  private struct Earlier {
    let payload: (any NavigationContextPayloadProtocol)?
    let setContext: () -> Void
    /// What a step has shown it with, and how often it had been updated since it was shown.
    let shownWith: ScreenContext?
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

  /// The update as plans tell it.
  var told: [RoutePlan.Change] { [.update(screen.typeName)] }

  var footprint: Footprint { .nothing }

  var name: String { "updating \(screen.typeName)" }

  func apply(animated: Bool, answer: OnceOnly<RoutingResult>) {
    isDone = true
    screen.update(with: payload)
    setContext()
    // What a step or a page has shown the screen with is not what it shows any more.
    ScreenContext.set(nil, of: screen)
    ScreenUpdates.set(earlier.updates + 1, of: screen)
    answer(.success)
  }

  /// Updates the screen back to what it showed before. One that cannot be updated back stays known by what it shows.
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
