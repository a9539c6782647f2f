public import Wayfinder

// What the shop notifies of.
extension Storefront {
  /// Leads to what the shop has notified of, and hands how that ended to the completion, which is called once.
  ///
  /// What needs a login is shown after it.
  /// - Throws: ``CatalogueError``, at once, for an order or a product that does not exist.
  public func follow(_ notice: Notice, completion: @escaping @MainActor (Outcome<Void>) -> Void) throws {
    try notices.follow(notice, completion: completion)
  }

  /// Checks that a notice is about something that exists.
  ///
  /// - Throws: ``CatalogueError``.
  public func check(_ notice: Notice) throws { try notices.check(notice) }
}
