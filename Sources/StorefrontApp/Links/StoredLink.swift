import Foundation
import Wayfinder

/// The link that waits for a login, kept in a file.
final class StoredLink {
  private let waiting: WaitingLinks
  /// The link of an earlier run, until the shell opens it or keeps a newer link.
  private var found: WaitingLink?

  /// - Throws: `WaitingLinkError` if the file holds anything else.
  init(_ file: String) throws {
    waiting = WaitingLinks(in: WaitingLinkFile(URL(fileURLWithPath: file))) { true }
    found = try waiting.current()
  }

  /// Keeps a link, and drops the earlier one.
  func keep(_ link: String) throws -> WaitingLink {
    found = nil
    return try waiting.keep(link)
  }

  /// Returns the link of an earlier run once. The file keeps the link until it has arrived or failed.
  func take() -> WaitingLink? {
    guard let found, (try? waiting.current()) == found else { return nil }
    self.found = nil
    return found
  }

  /// Removes a link from the file, unless it was blocked or cancelled or the file holds another link.
  func ended(_ link: WaitingLink, _ outcome: Outcome<UIViewController>) {
    switch outcome {
    case .blocked, .cancelled: return
    case .arrived, .alreadyThere, .redirected, .superseded, .failed: break
    }
    if (try? waiting.current()) == link { try? waiting.discard() }
  }
}
