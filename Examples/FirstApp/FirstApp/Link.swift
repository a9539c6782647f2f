import Foundation
import UserNotifications

/// What a link, a notification or an activity leads to.
nonisolated enum Link: Hashable, Sendable {
  case product(Int)
  case picture(Int)
  case filter
  case draft
  case profile(Int)

  /// The activity that the app gives out for a screen, with its link under the key `link`.
  static let activityType = "org.example.firstapp.screen"

  /// Reads `firstapp://product/3` and `https://example.org/product/3` alike; `nil` for anything else.
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

  /// Reads a universal link, or an activity of the app's own.
  init?(_ activity: NSUserActivity) {
    if activity.activityType == NSUserActivityTypeBrowsingWeb {
      guard let url = activity.webpageURL, let link = Link(url) else { return nil }
      self = link
    } else {
      self.init(activity.userInfo?["link"])
    }
  }

  /// Reads what a notification carries under the key `link`.
  init?(_ response: UNNotificationResponse) {
    self.init(response.notification.request.content.userInfo["link"])
  }

  private init?(_ text: Any?) {
    guard let text = text as? String, let url = URL(string: text), let link = Link(url) else { return nil }
    self = link
  }
}
