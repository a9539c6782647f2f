import PortableUIKit
import Testing

@Suite struct AttributedTextTests {
  private func text() -> NSMutableAttributedString {
    let text = NSMutableAttributedString(
      string: "Hello ", attributes: [.font: UIFont.boldSystemFont(ofSize: 9), .foregroundColor: UIColor.red])
    text.append(NSAttributedString(string: "you"))
    return text
  }

  @Test("UK-5 A label takes its font and colour from the beginning of its attributed text")
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

  @Test("UK-5 A font and a colour that a label gets later apply to all of its attributed text")
  func restyled() {
    let label = UILabel()
    label.attributedText = text()
    label.font = .systemFont(ofSize: 20)
    label.textColor = .green
    let end = label.attributedText?.attributes(at: 8, effectiveRange: nil)
    #expect(end?[.font] as? UIFont == .systemFont(ofSize: 20))
    #expect(end?[.foregroundColor] as? UIColor == .green)
  }
}
