import Foundation
import UserNotifications

/// The destination of a link, a notification or an activity.
nonisolated enum Link: Hashable, Sendable {
  case product(Int)
  case picture(Int)
  case filter
  case draft
  case profile(Int)

  /// The type of the activity that a screen offers, with its link under the key `link`.
  static let activityType = "org.example.firstapp.screen"

  /// Reads `firstapp://product/3` or `https://example.org/product/3`. Returns `nil` for any other URL.
  init?(_ url: URL) {
    let parts = url.scheme == "firstapp" ? [url.host ?? ""] + url.pathComponents : url.pathComponents
    let words = parts.filter { $0 != "/" && $0 != "" }
    let number = words.count == 2 ? Int(words[1]) : nil
    switch (words.first, number) {
    case ("product", let id?): self = .product(id)
    case ("picture", let id?): self = .picture(id)
    case ("profile", let id?): self = .profile(id)
    case ("filter", nil) where words.count == 1: self = .filter
    case ("draft", nil) where words.count == 1: self = .draft
    default: return nil
    }
  }

  /// Reads a universal link, or an activity of the app.
  init?(_ activity: NSUserActivity) {
    if activity.activityType == NSUserActivityTypeBrowsingWeb {
      guard let url = activity.webpageURL, let link = Link(url) else { return nil }
      self = link
    } else {
      self.init(activity.userInfo?["link"])
    }
  }

  /// Reads the link of a notification under the key `link`.
  init?(_ response: UNNotificationResponse) {
    self.init(response.notification.request.content.userInfo["link"])
  }

  private init?(_ text: Any?) {
    guard let text = text as? String, let url = URL(string: text), let link = Link(url) else { return nil }
    self = link
  }
}
