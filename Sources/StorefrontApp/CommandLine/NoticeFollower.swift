import Wayfinder

/// Follows the notifications of a file, one after the other, as the tool's `notify` does.
struct NoticeFollower {
  let shop: Storefront
  let output: Output
  let invocation: Invocation

  func follow(_ file: String) async -> ToolStatus {
    do {
      let notices = try read(file)
      var status = ToolStatus.success
      for notice in notices { status = status.or(await follow(notice)) }
      return status
    } catch {
      output.complain("\(file): \(error)")
      return .link
    }
  }

  /// All notices of the file, none of which is about something that does not exist.
  private func read(_ file: String) throws -> [Notice] {
    let notices = try NoticeFile(json: try InputFile(name: file).contents()).notices
    for notice in notices { try shop.check(notice) }
    return notices
  }

  private func follow(_ notice: Notice) async -> ToolStatus {
    let outcome = await withCheckedContinuation { continuation in
      do {
        try shop.follow(notice) { continuation.resume(returning: $0) }
      } catch {
        continuation.resume(returning: .failed(NavigationFailure(reason: error, remedy: "")))
      }
    }
    let status = ToolStatus(outcome)
    let ending = Report.Ending(outcome)
    if status != .success { output.complain("\(notice): \(ending.text)") }
    if invocation.isJSON {
      output.say(Report(command: "notify", outcome: ending, tree: shop.router.tree).json)
    } else {
      output.say("\(notice): \(ending.text)")
      if let tree = shop.router.tree { output.show(tree.description) }
    }
    return status
  }
}

nonisolated extension Notice: CustomStringConvertible {
  /// The notice as the shell's `notify` has it.
  public var description: String {
    switch self {
    case .order(let order, let status): "order \(order) \(status.rawValue)"
    case .promotion(let product): "promotion \(product)"
    case .chat(let message): "chat \(message)"
    }
  }
}
