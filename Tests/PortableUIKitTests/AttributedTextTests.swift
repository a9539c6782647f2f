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
    let paragraph = NSMutableParagraphStyle()
    (paragraph.alignment, paragraph.lineBreakMode) = (.center, .byClipping)
    let text = NSMutableAttributedString(
      string: "Hello", attributes: [.font: UIFont.boldSystemFont(ofSize: 9), .paragraphStyle: paragraph])
    text.append(NSAttributedString(string: " you", attributes: [.foregroundColor: UIColor.red]))
    return text
  }

  @Test("UK-5 A label's words and looks are those of the attributed text that is set, the looks as at its beginning")
  func label() {
    let (label, said) = (UILabel(), text())
    label.textColor = .blue
    label.attributedText = said
    #expect(label.text == "Hello you" && label.attributedText == said && label.font == .boldSystemFont(ofSize: 9))
    #expect(label.textColor == UIColor.blue && label.textAlignment == .center && label.lineBreakMode == .byClipping)
    said.append(NSAttributedString(string: " all"))
    #expect(label.attributedText?.string == "Hello you")
    label.text = "Other"
    #expect(label.attributedText == NSAttributedString(string: "Other") && label.font == .boldSystemFont(ofSize: 9))
    label.attributedText = nil
    #expect(label.text == nil && label.attributedText == nil)
  }

  @Test("UK-5 A font, a colour and an alignment that are set later are those of all of the text")
  func restyled() {
    let label = UILabel()
    label.attributedText = text()
    label.font = .systemFont(ofSize: 20)
    label.textColor = .green
    label.textAlignment = .right
    var parts: [NSRange] = []
    label.attributedText?.enumerateAttributes(in: NSRange(location: 0, length: 9)) { attributes, range, _ in
      parts.append(range)
      #expect(attributes[.font] as? UIFont == .systemFont(ofSize: 20))
      #expect(attributes[.foregroundColor] as? UIColor == UIColor.green)
      #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .right)
    }
    #expect(parts.reduce(0) { $0 + $1.length } == 9)
    let first = label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    #expect(first?.lineBreakMode == .byClipping)
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

  @Test("UK-5 Styles of paragraphs are equal by what they say, and a copy is one's own")
  func paragraphs() throws {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    style.tabStops = [NSTextTab(textAlignment: .left, location: 20)]
    style.addTabStop(NSTextTab(textAlignment: .left, location: 10))
    let copy = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
    #expect(copy == style && copy.tabStops.map(\.location) == [10, 20])
    copy.minimumLineHeight = 12
    #expect(copy != style && style.minimumLineHeight == 0)
    let fixed = try #require(copy.copy() as? NSParagraphStyle)
    #expect(fixed == copy && !(fixed is NSMutableParagraphStyle))
    style.setParagraphStyle(fixed)
    #expect(style == fixed && NSParagraphStyle.default == NSMutableParagraphStyle())
    #expect(
      NSAttributedString(string: "a", attributes: [.paragraphStyle: style])
        == NSAttributedString(string: "a", attributes: [.paragraphStyle: fixed]))
  }

  @Test("UK-5 What stands in place of a letter, lines and shadows are kept in a text, whose size is not known")
  func others() {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 0, height: 1)
    let (attachment, same) = (NSTextAttachment(image: UIImage()), shadow.copy() as? NSShadow)
    let text = NSMutableAttributedString(attachment: attachment)
    text.addAttributes(
      [.strikethroughStyle: NSUnderlineStyle.single.union(.patternDot).rawValue, .shadow: shadow, .baselineOffset: 2],
      range: NSRange(location: 0, length: 1))
    #expect(
      text.string == "\u{fffc}" && text.attribute(.attachment, at: 0, effectiveRange: nil) as? NSObject === attachment)
    #expect(text.attribute(.strikethroughStyle, at: 0, effectiveRange: nil) as? Int == 0x101 && same == shadow)
    let room = CGSize(width: 9, height: 9)
    #expect(text.size() == .zero && text.boundingRect(with: room, options: [.usesFontLeading], context: nil) == .zero)
    #expect(NSString(string: "a").size(withAttributes: [.font: UIFont.systemFont(ofSize: 9)]) == .zero)
    let refresh = UIRefreshControl()
    refresh.attributedTitle = text
    #expect(refresh.attributedTitle == text)
  }
}
