import Wayfinder

/// Follows the notifications of a file in their order.
struct NoticeFollower {
  let shop: Storefront
  let output: Output

  /// Follows all notifications, or none if the file holds anything else.
  func follow(_ file: String) async -> ToolStatus {
    do {
      let notices = try NoticeFile(json: try InputFile(name: file).contents()).notices
      for notice in notices { try shop.check(notice) }
      var status = ToolStatus.success
      for notice in notices { status = status.or(await follow(notice)) }
      return status
    } catch {
      output.refuse(file, "\(error)")
      return .link
    }
  }

  private func follow(_ notice: Notice) async -> ToolStatus {
    let ending = Ending(
      await withCheckedContinuation { continuation in
        shop.followOrFail(notice, completion: { continuation.resume(returning: $0) })
      })
    output.tell(ending, of: "\(notice)", shop.router.tree)
    return ending.status
  }
}

extension Storefront {
  /// Follows a notification. The outcome is a failure if the notification names a product or an order that does not exist.
  func followOrFail(_ notice: Notice, completion: @escaping @MainActor (Outcome<Void>) -> Void) {
    do {
      try follow(notice, completion: completion)
    } catch {
      completion(.failed(NavigationFailure(reason: error, remedy: "")))
    }
  }
}
