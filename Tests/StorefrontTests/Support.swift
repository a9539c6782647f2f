import StorefrontApp
import Testing
import Wayfinder

extension Storefront {
  /// Returns a visible shop. Its transitions end within the call that begins them, or as the given scheduler decides.
  static func onScreen(
    loggedIn: Bool = false, onboarded: Bool = true, attended: Bool = true, wide: Bool = false,
    scheduler: TransitionScheduler = TransitionScheduler(.immediate)
  ) throws -> Storefront {
    let session = Session(isLoggedIn: loggedIn, isOnboarded: onboarded, isInteractive: attended)
    let shop = try Storefront(catalogue: try Catalogue.bundled(), session: session)
    shop.isWide = wide
    shop.window.transitionScheduler = scheduler
    shop.launch()
    return shop
  }

  /// Opens a link, and returns the reply, which collects the outcomes.
  @discardableResult func opening(_ link: String) -> Reply {
    let reply = Reply()
    open(link) { reply.outcomes.append($0) }
    return reply
  }

  /// Goes to a place, and returns the reply, which collects the outcomes.
  @discardableResult func going(to place: Place, policy: OverlapPolicy = .waitTurn) -> Reply {
    let reply = Reply()
    go(to: place, policy: policy) { reply.outcomes.append($0) }
    return reply
  }

  /// Performs the first available move of the user that matches.
  @discardableResult func user(_ isWanted: (UserMove) -> Bool) -> Bool {
    guard let move = window.userMoves.first(where: isWanted) else { return false }
    return window.perform(move)
  }

  @discardableResult func userGoesBack() -> Bool {
    user { if case .back = $0 { true } else { false } }
  }

  @discardableResult func userSwipesDown() -> Bool { user { $0 == .swipeDown } }

  var visibleTitle: String? { visibleScreen?.title }

  /// The titles of a tab's screens, from the first to the last. The screens of an order come last, whether next to the list or on top of
  /// it.
  func titles(of tab: Tab) -> [String] {
    let tabs = window.rootViewController as? ShopTabs
    let stack = tabs?.stack(of: tab)?.viewControllers.filter { !($0 is UINavigationController) } ?? []
    let isOrderThere = tabs?.orderStack?.parent != nil && tab == .account
    return (stack + (isOrderThere ? tabs?.orderStack?.viewControllers ?? [] : [])).map { $0.title ?? "" }
  }

  var selectedTab: Tab? { (window.rootViewController as? ShopTabs)?.shownTab }

  /// The titles of all screens in front, with the screens of each column.
  var visibleTitles: [String] {
    var titles: [String] = []
    let visible = DefaultStackIterator(options: .currentVisibleOnly, windowProvider: FixedWindowProvider(window))
    _ = try? visible.firstViewController { visited in
      if visited.children.isEmpty { titles.append(visited.title ?? "") }
      return false
    }
    return titles
  }
}

/// The outcomes of one request. In the end there is exactly one.
final class Reply {
  var outcomes: [Outcome<UIViewController>] = [] {
    didSet {
      for waiter in waiters { waiter.resume() }
      waiters = []
    }
  }
  private var waiters: [CheckedContinuation<Void, Never>] = []

  /// Waits for the first outcome.
  func ended() async {
    if outcomes.isEmpty { await withCheckedContinuation { waiters.append($0) } }
  }

  var kind: String { outcomes.map(Self.kind).joined(separator: ", ") }

  var screen: UIViewController? { outcomes.first?.value }

  static func kind<Value>(_ outcome: Outcome<Value>) -> String {
    switch outcome {
    case .arrived: "arrived"
    case .alreadyThere: "already there"
    case .redirected: "redirected"
    case .superseded: "superseded"
    case .blocked: "blocked"
    case .cancelled: "cancelled"
    case .failed: "failed"
    }
  }
}

/// Runs the body, and expects no call that Apple's systems would refuse.
func withoutMisuse(_ body: () throws -> Void) throws {
  let log = MisuseLog()
  try UIKitMisuse.$log.withValue(log) { try body() }
  #expect(log.entries.map(\.sentence) == [])
}

/// The directory of the package, located from this file.
nonisolated let packageDirectory = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
