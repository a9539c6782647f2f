public import Wayfinder

// Following notifications.
extension Storefront {
  /// Opens the screen of a notification, after a login if the screen needs one. The completion receives the outcome, and is called once.
  ///
  /// - Throws: ``CatalogueError``, before the navigation begins, if the order or the product does not exist.
  public func follow(
    _ notification: ShopNotification, completion: @escaping @MainActor (Outcome<Void>) -> Void
  ) throws { try notificationHandler.follow(notification, completion: completion) }

  /// Checks that the order or the product of a notification exists.
  ///
  /// - Throws: ``CatalogueError`` if it does not exist.
  public func check(_ notification: ShopNotification) throws { try notificationHandler.check(notification) }
}
