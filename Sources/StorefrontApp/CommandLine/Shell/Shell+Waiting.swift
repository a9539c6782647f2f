import Foundation
import Wayfinder

// Links that wait for a login, also for a later run.
extension Shell {
  /// Opens a link. While it waits it lies in the file, where there is one.
  ///
  /// - Parameter kept: What of it lies in the file already; `nil` where nothing does.
  func open(
    _ link: String, kept: WaitingLink? = nil, completion: @escaping @MainActor (Outcome<UIViewController>) -> Void
  ) {
    guard let left else { return shop.open(link, completion: completion) }
    let opened = OpenedLink(kept)
    shop.open(link) { outcome in
      opened.hasEnded = true
      if let kept = opened.kept { left.ended(kept, outcome) }
      completion(outcome)
    }
    guard !opened.hasEnded, opened.kept == nil else { return }
    do { opened.kept = try left.keep(link) } catch {
      let reason = error as? FileWritingError
      let sentence = reason?.sentence ?? "The file cannot be written."
      refuse("The link waits in this run only. \(sentence)", reason?.kind ?? .refused)
    }
  }

  /// Opens what an earlier run has left, as soon as somebody is logged in.
  func openWhatWasLeft() {
    guard shop.session.isLoggedIn, let kept = left?.take() else { return }
    ShellCall(shell: self, words: [kept.link], line: "open \(kept.link)").follow(link: kept.link) {
      open(kept.link, kept: kept, completion: $0)
    }
  }
}

/// A link that is being opened.
private final class OpenedLink {
  /// What of it lies in the file.
  var kept: WaitingLink?
  var hasEnded = false

  init(_ kept: WaitingLink?) { self.kept = kept }
}

/// The file with the link that waits for a login.
final class LeftLink {
  private let waiting: WaitingLinks
  /// What an earlier run has left, until it is opened or a newer link takes its place.
  private var found: WaitingLink?

  /// - Throws: `WaitingLinkError` where the file says something else.
  init(_ file: String) throws {
    waiting = WaitingLinks(in: WaitingLinkFile(URL(fileURLWithPath: file))) { true }
    found = try waiting.current()
  }

  /// Has a link wait, in the place of what waited.
  func keep(_ link: String) throws -> WaitingLink {
    found = nil
    return try waiting.keep(link)
  }

  /// What an earlier run has left, once. It stays in the file until it has arrived or failed.
  func take() -> WaitingLink? {
    guard let found, (try? waiting.current()) == found else { return nil }
    self.found = nil
    return found
  }

  /// Forgets a link that has waited, unless it was refused, the shop has ended in the middle, or another lies in its place.
  func ended(_ link: WaitingLink, _ outcome: Outcome<UIViewController>) {
    switch outcome {
    case .blocked, .cancelled: return
    case .arrived, .alreadyThere, .redirected, .superseded, .failed: break
    }
    if (try? waiting.current()) == link { try? waiting.discard() }
  }
}
