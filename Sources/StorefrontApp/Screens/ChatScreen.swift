import Wayfinder

/// A conversation with the shop, over anything.
public final class ChatScreen: ShopScreen {
  override class var name: String { "Chat" }
  /// What was written, the last at the end.
  public private(set) var messages: [String] = []

  override var texts: [String] { messages }

  func show(_ message: String) {
    messages.append(message)
    // A title is one line.
    title = "Chat: “\(message.split(whereSeparator: \.isNewline).joined(separator: " "))”"
  }
}
