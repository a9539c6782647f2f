import PortableUIKit
import Testing

/// Moves what it holds out of the keyboard's way, as many helpers do.
private final class Keeper {
  private(set) var heights: [CGFloat] = []
  private var observer: (any NSObjectProtocol)?

  init(of sender: AnyObject) {
    let name = UIResponder.keyboardWillShowNotification
    observer = NotificationCenter.default.addObserver(forName: name, object: sender, queue: nil) { [weak self] note in
      let info = note.userInfo
      let frame = (info?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
      let isLocal = (info?[UIResponder.keyboardIsLocalUserInfoKey] as? NSNumber)?.boolValue
      MainActor.assumeIsolated { if isLocal == true { self?.heights.append(frame?.height ?? 0) } }
    }
  }
  func stop() { if let observer { NotificationCenter.default.removeObserver(observer) } }
}

/// What is written for the keyboard, which never comes here.
@Suite struct KeyboardTests {
  let stage = Stage()

  @Test("UK-21 The frame of a keyboard, and whether it is this app's, are read from what a test posts")
  func frame() {
    let sender = NSObject()
    let keeper = Keeper(of: sender)
    for isLocal in [true, false] {
      let info: [AnyHashable: Any] = [
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: CGRect(x: 0, y: 552, width: 393, height: 300)),
        UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: isLocal),
      ]
      NotificationCenter.default.post(
        name: UIResponder.keyboardWillShowNotification, object: sender, userInfo: info)
    }
    keeper.stop()
    #expect(keeper.heights == [300])
  }

  @Test("UK-21 Points, sizes and insets are wrapped as rectangles are")
  func values() {
    let (point, size) = (CGPoint(x: 1, y: 2), CGSize(width: 3, height: 4))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(cgPoint: point).cgPointValue == point && NSValue(cgSize: size).cgSizeValue == size)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    let rect = CGRect(origin: point, size: size)
    #expect(NSValue(cgRect: rect).cgRectValue == rect && NSValue(cgRect: rect) == NSValue(cgRect: rect))
  }

  @Test("UK-21 Text of several lines has a view above the keyboard and one instead of it, as a field has")
  func inputViews() {
    let (bar, keys) = (UIToolbar(), UIView())
    let (text, field) = (UITextView(), UITextField())
    #expect(text.inputAccessoryView == nil && text.inputView == nil)
    (text.inputAccessoryView, text.inputView) = (bar, keys)
    (field.inputAccessoryView, field.inputView) = (bar, keys)
    #expect(text.inputAccessoryView === bar && text.inputView === keys)
    #expect(field.inputAccessoryView === bar && field.inputView === keys)
  }

  @Test("UK-14 Fields and text of several lines post when editing begins, when the user has typed, and when it ends")
  func notifications() {
    let (field, text) = (UITextField(), UITextView())
    (field.accessibilityLabel, text.accessibilityLabel) = ("Name", "Note")
    stage.show(field, text)
    var names: [String] = []
    func note(_ name: Notification.Name, of sender: UIView) -> any NSObjectProtocol {
      NotificationCenter.default.addObserver(forName: name, object: sender, queue: nil) { note in
        let name = note.name.rawValue
        MainActor.assumeIsolated { names.append(name) }
      }
    }
    let observers =
      [
        UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
        UITextField.textDidEndEditingNotification,
      ].map { note($0, of: field) }
      + [
        UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification,
        UITextView.textDidEndEditingNotification,
      ].map { note($0, of: text) }
    #expect(!field.hasText && !text.hasText)
    #expect(stage.window.perform(.type("Ann", into: "Name")) && stage.window.perform(.type("x", into: "Note")))
    #expect(field.hasText && text.hasText)
    #expect(stage.window.endEditing(true))
    (field.text, text.text) = (nil, nil)
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    #expect(!field.hasText && !text.hasText)
    #expect(
      names == [
        "UITextFieldTextDidBeginEditingNotification", "UITextFieldTextDidChangeNotification",
        "UITextFieldTextDidEndEditingNotification", "UITextViewTextDidBeginEditingNotification",
        "UITextViewTextDidChangeNotification", "UITextViewTextDidEndEditingNotification",
      ])
  }
}
