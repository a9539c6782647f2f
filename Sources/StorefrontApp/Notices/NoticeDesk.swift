public import Wayfinder

/// Leads to what the shop has notified of.
///
/// What needs a login waits for it: the login screen is shown, and afterwards what was wanted.
final class NoticeDesk {
  private let catalogue: Catalogue
  private let router: ContextRouter<NoticeScreens, ViewControllerStackProvider, NoticeTransitions>
  private let waiting = PendingSlot<Notice>()
  /// How long a notification waits for a login, in seconds.
  private static let patience = 600.0

  init(_ window: UIWindow, _ catalogue: Catalogue, _ session: Session) {
    self.catalogue = catalogue
    router = ContextRouter(
      elementFactory: NoticeScreens(session: session), stackProvider: ViewControllerStackProvider(window: window),
      transitionProvider: NoticeTransitions(session: session))
    session.whenChanged(\.isLoggedIn) { [weak self] isLoggedIn in
      if isLoggedIn { self?.goOn() }
    }
  }

  /// Leads there, and hands how that ended to the completion.
  ///
  /// - Throws: `CatalogueError`, at once, for what the shop does not know.
  func follow(_ notice: Notice, completion: @escaping @MainActor (Outcome<Void>) -> Void) throws {
    let context = try context(of: notice)
    let end: @MainActor (Outcome<Void>) -> Void = { [weak self] outcome in
      if case .redirected = outcome { self?.waiting.keep(notice, for: Self.patience) }
      completion(outcome)
    }
    router.present(context) { [weak self] outcome in
      guard let self, context.type == .order, outcome.isWithoutWay else { return end(outcome) }
      // An order that is not on screen is shown on top of the list of orders.
      router.perform(
        steps: [.present(.account), .present(.orders), .present(context)], sequence: .allOrNothing, completion: end)
    }
  }

  /// Whether the shop knows what the notice is about.
  ///
  /// - Throws: `CatalogueError`.
  func check(_ notice: Notice) throws { _ = try context(of: notice) }

  private func goOn() {
    guard case .wanted(let notice) = waiting.take() else { return }
    // It was checked when it was followed first.
    try? follow(notice) { _ in }
  }

  private func context(of notice: Notice) throws -> NavigationContext<ShopContext> {
    switch notice {
    case .order(let order, let status):
      NavigationContext(type: .order, payload: OrderUpdate(order: try catalogue.order(order), status: status))
    case .promotion(let product): NavigationContext(type: .product, payload: try catalogue.product(product))
    case .chat(let message): NavigationContext(type: .chat, payload: ChatMessage(text: message))
    }
  }
}

extension Storefront {
  /// Leads to what the shop has notified of, and hands how that ended to the completion, which is called once.
  ///
  /// Where a login is needed first it ends redirected, and goes on after the login.
  /// - Throws: ``CatalogueError``, at once, for an order or a product that does not exist.
  public func follow(_ notice: Notice, completion: @escaping @MainActor (Outcome<Void>) -> Void) throws {
    try notices.follow(notice, completion: completion)
  }

  /// Checks that a notice is about something that exists.
  ///
  /// - Throws: ``CatalogueError``.
  public func check(_ notice: Notice) throws { try notices.check(notice) }
}

extension Outcome {
  /// Whether the transitions of notifications knew no way to a screen.
  fileprivate var isWithoutWay: Bool {
    guard case .blocked(.refusal(_, let failure as NavigationFailure)) = self else { return false }
    return failure.reason is ContextError
  }
}
