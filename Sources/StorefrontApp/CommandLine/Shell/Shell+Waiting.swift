import Foundation
import Wayfinder

// Links that wait for a login, also for a later run.
extension Shell {
  /// Opens a link. While it waits it lies in the file, where there is one.
  func open(_ link: String, completion: @escaping @MainActor (Outcome<UIViewController>) -> Void) {
    guard let left else { return shop.open(link, completion: completion) }
    var hasEnded = false
    shop.open(link) { outcome in
      hasEnded = true
      left.ended(outcome)
      completion(outcome)
    }
    guard !hasEnded else { return }
    do { try left.keep(link) } catch { refuse("The link waits in this run only: the file cannot be written.") }
  }

  /// Opens what an earlier run has left, as soon as somebody is logged in.
  func openWhatWasLeft() {
    guard shop.session.isLoggedIn, let link = left?.take() else { return }
    ShellCall(shell: self, words: [link], line: "open \(link)").follow(link: link) { open(link, completion: $0) }
  }
}

/// The file with the link that waits for a login.
final class LeftLink {
  private let waiting: WaitingLinks
  /// What an earlier run has left, until it is opened or a newer link takes its place.
  private var found: WaitingLink?
  /// What waits in this run.
  private var kept: WaitingLink?

  /// - Throws: `WaitingLinkError` where the file says something else.
  init(_ file: String) throws {
    waiting = WaitingLinks(in: WaitingLinkFile(URL(fileURLWithPath: file))) { true }
    found = try waiting.current()
  }

  /// Has a link wait, in the place of what waited.
  func keep(_ link: String) throws {
    (found, kept) = (nil, nil)
    kept = try waiting.keep(link)
  }

  /// What an earlier run has left, once. It stays in the file until it has arrived or failed.
  func take() -> String? {
    guard let found, (try? waiting.current()) == found else { return nil }
    (self.found, kept) = (nil, found)
    return found.link
  }

  /// Forgets what waits, unless it was refused, or the shop has ended in the middle.
  func ended(_ outcome: Outcome<UIViewController>) {
    switch outcome {
    case .blocked, .cancelled: return
    case .arrived, .alreadyThere, .redirected, .superseded, .failed: break
    }
    if let kept, (try? waiting.current()) == kept { try? waiting.discard() }
    kept = nil
  }
}
