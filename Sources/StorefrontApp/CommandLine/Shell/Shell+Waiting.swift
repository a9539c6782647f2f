import Foundation
import Wayfinder

// Links that wait for a login in this run or a later one.
extension Shell {
  /// Opens a link, and prints its outcome.
  func follow(link: String) {
    do throws(LinkError) {
      _ = try shop.place(of: link)
      follow(link: link) { open(link, completion: $0) }
    } catch {
      output.refuse(link, NavigationFailure(reason: error, remedy: ""), in: shop)
    }
  }

  /// Opens a link. If there is a file, it keeps the link while the link waits.
  ///
  /// - Parameter kept: The entry of the link in the file; `nil` if the file does not hold the link.
  func open(
    _ link: String, kept: WaitingLink? = nil, completion: @escaping @MainActor (Outcome<UIViewController>) -> Void
  ) {
    guard let storedLink else { return shop.open(link, completion: completion) }
    let opened = OpenedLink(kept)
    shop.open(link) { outcome in
      opened.hasEnded = true
      if let kept = opened.kept { storedLink.ended(kept, outcome) }
      completion(outcome)
    }
    guard !opened.hasEnded, opened.kept == nil else { return }
    do { opened.kept = try storedLink.keep(link) } catch {
      let sentence = (error as? FileWritingError)?.sentence ?? "The file cannot be written."
      output.refuse("The link waits in this run only. \(sentence)")
    }
  }

  /// Opens the link of an earlier run if the user is logged in.
  func openLinkOfEarlierRun() {
    guard shop.session.isLoggedIn, let kept = storedLink?.take() else { return }
    follow(link: kept.link) {
      open(kept.link, kept: kept, completion: $0)
    }
  }
}

/// A link between the command and its outcome.
private final class OpenedLink {
  /// The entry of the link in the file.
  var kept: WaitingLink?
  var hasEnded = false

  init(_ kept: WaitingLink?) { self.kept = kept }
}
