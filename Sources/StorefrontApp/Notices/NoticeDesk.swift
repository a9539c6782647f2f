public import Wayfinder

/// Leads to what the shop has notified of.
///
/// What needs a login waits for it: the login screen is shown, and afterwards what was wanted.
final class NoticeDesk {
  private let catalogue: Catalogue
  private let session: Session
  private let router: ContextRouter<NoticeScreens, ViewControllerStackProvider, NoticeTransitions>
  private let waiting = PendingSlot<Notice>()
  /// How long a notification waits for a login, in seconds.
  private static let patience = 600.0

  init(_ window: UIWindow, _ catalogue: Catalogue, _ session: Session) {
    self.catalogue = catalogue
    self.session = session
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
    router.perform(steps: try steps(to: notice), sequence: .allOrNothing) { [weak self] outcome in
      if case .redirected = outcome { self?.waiting.keep(notice, for: Self.patience) }
      completion(outcome)
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

  /// The way there: an order that is not on screen is shown on top of the list of orders. Before a login there is no way
  /// yet, only the order that is wanted.
  private func steps(to notice: Notice) throws -> [NavigationStep<ShopContext>] {
    let context = try context(of: notice)
    let isThere = BackstackTransition(stack: router.stackProvider.getNavigationStack(), context: context) != nil
    guard context.type == .order, session.isLoggedIn, !isThere else { return [.present(context)] }
    return [.present(.account), .present(.orders), .present(context)]
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
