import Wayfinder

/// Follows the notifications of a file in their order.
struct NotificationOpener {
  let shop: Storefront
  let output: Output

  /// Follows all notifications, or none if the file holds anything else.
  func follow(_ file: String) async -> ToolStatus {
    do {
      let notifications = try NotificationFile(json: try InputFile(name: file).contents()).notifications
      for notification in notifications { try shop.check(notification) }
      var status = ToolStatus.success
      for notification in notifications { status = status.or(await follow(notification)) }
      return status
    } catch {
      output.refuse(file, "\(error)")
      return .link
    }
  }

  private func follow(_ notification: ShopNotification) async -> ToolStatus {
    let ending = Ending(
      await withCheckedContinuation { continuation in
        shop.followOrFail(notification, completion: { continuation.resume(returning: $0) })
      })
    output.tell(ending, of: "\(notification)", shop.router.tree)
    return ending.status
  }
}

extension Storefront {
  /// Follows a notification. The outcome is a failure if the notification names a product or an order that does not exist.
  func followOrFail(_ notification: ShopNotification, completion: @escaping @MainActor (Outcome<Void>) -> Void) {
    do {
      try follow(notification, completion: completion)
    } catch {
      completion(.failed(NavigationFailure(reason: error, remedy: "")))
    }
  }
}
