import PortableUIKit
import Testing

@Suite struct KeyboardTests {
  let stage = Stage()

  @Test("UK-14 Text fields and text views post when editing begins, when their text changes, and when editing ends")
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
    #expect(!field.hasText)
    #expect(!text.hasText)
    #expect(stage.window.perform(.type("Ann", into: "Name")))
    #expect(stage.window.perform(.type("x", into: "Note")))
    #expect(field.hasText)
    #expect(text.hasText)
    #expect(stage.window.endEditing(true))
    (field.text, text.text) = (nil, nil)
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    #expect(!field.hasText)
    #expect(!text.hasText)
    #expect(
      names == [
        "UITextFieldTextDidBeginEditingNotification", "UITextFieldTextDidChangeNotification",
        "UITextFieldTextDidEndEditingNotification", "UITextViewTextDidBeginEditingNotification",
        "UITextViewTextDidChangeNotification", "UITextViewTextDidEndEditingNotification",
      ])
  }
}
