import Foundation
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
    let notices = try NoticeFile(json: contents(of: file)).notices
    for notice in notices { try shop.check(notice) }
    return notices
  }

  /// Reads no more than notifications can need, whatever the file holds.
  private func contents(of file: String) throws -> Data {
    guard let handle = FileHandle(forReadingAtPath: file) else { throw UnusableFile.unreadable }
    defer { try? handle.close() }
    let size = try? URL(fileURLWithPath: file).resourceValues(forKeys: [.fileSizeKey]).fileSize
    guard size ?? 0 <= UnusableFile.limit else { throw UnusableFile.tooLarge }
    guard let data = try? handle.read(upToCount: UnusableFile.limit + 1) else {
      // Nothing is read from an empty file, and from a folder.
      if size == 0 { return Data() }
      throw UnusableFile.unreadable
    }
    guard data.count <= UnusableFile.limit else { throw UnusableFile.tooLarge }
    return data
  }

  private nonisolated enum UnusableFile: Error, CustomStringConvertible {
    case unreadable
    case tooLarge

    static let limit = 1 << 20

    var description: String {
      switch self {
      case .unreadable: "The file cannot be read."
      case .tooLarge: "The file has more than the \(Self.limit) bytes that are read; split it."
      }
    }
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
