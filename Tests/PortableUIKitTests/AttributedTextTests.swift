import PortableUIKit
import Testing

private final class ObservedLabel: UILabel {
  var told: [String] = []
  override var text: String? { didSet { told.append("text") } }
  override var attributedText: NSAttributedString? { didSet { told.append("attributed text") } }
}

private final class TintedField: UITextField {
  override var placeholder: String? {
    didSet { attributedPlaceholder = placeholder.map { NSAttributedString(string: $0, attributes: [.kern: 2]) } }
  }
}

@Suite struct AttributedTextTests {
  private func text() -> NSMutableAttributedString {
    let text = NSMutableAttributedString(
      string: "Hello ", attributes: [.font: UIFont.boldSystemFont(ofSize: 9), .foregroundColor: UIColor.red])
    text.append(NSAttributedString(string: "you"))
    return text
  }

  @Test("UK-5 A label takes the font and the colour of the beginning of its attributed text")
  func label() {
    let (label, said) = (UILabel(), text())
    label.textColor = .blue
    label.attributedText = said
    #expect(label.text == "Hello you")
    #expect(label.attributedText == said)
    #expect(label.font == .boldSystemFont(ofSize: 9))
    #expect(label.textColor == .red)
    said.append(NSAttributedString(string: " all"))
    #expect(label.attributedText?.string == "Hello you")
    label.text = "Other"
    #expect(label.attributedText == NSAttributedString(string: "Other"))
    #expect(label.font == .boldSystemFont(ofSize: 9))
    label.attributedText = nil
    #expect(label.text == nil)
  }

  @Test("UK-5 A font and a colour that are set later apply to all of the attributed text")
  func restyled() {
    let label = UILabel()
    label.attributedText = text()
    label.font = .systemFont(ofSize: 20)
    label.textColor = .green
    let end = label.attributedText?.attributes(at: 8, effectiveRange: nil)
    #expect(end?[.font] as? UIFont == .systemFont(ofSize: 20))
    #expect(end?[.foregroundColor] as? UIColor == .green)
  }

  @Test("UK-3 Setting one of a label's two texts is told to a subclass's override of that one alone")
  func overridden() {
    let label = ObservedLabel()
    label.text = "One"
    label.attributedText = text()
    #expect(label.told == ["text", "attributed text"])
  }

  @Test("UK-3 A field whose placeholder gets its looks when it is set keeps both")
  func placeholder() {
    let field = TintedField()
    field.placeholder = "Name"
    #expect(field.placeholder == "Name")
    #expect(field.attributedPlaceholder?.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
    field.attributedText = NSAttributedString(string: "Ann", attributes: [.kern: 1])
    #expect(field.text == "Ann" && field.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 1)
    field.text = "Bob"
    #expect(field.attributedText == NSAttributedString(string: "Bob"))
  }
}
