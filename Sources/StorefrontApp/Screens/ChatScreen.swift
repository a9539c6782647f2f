import Wayfinder

/// A screen for the chat with the shop, over any screen.
public final class ChatScreen: ShopScreen {
  override class var name: String { "Chat" }
  override var texts: [String] { messages.isEmpty ? ["Ask us anything."] : messages }
  /// The messages, the latest last.
  public private(set) var messages: [String] = []

  func show(_ message: String) {
    messages.append(message)
    // A title has only one line.
    title = "Chat: “\(message.split(whereSeparator: \.isNewline).joined(separator: " "))”"
  }
}
