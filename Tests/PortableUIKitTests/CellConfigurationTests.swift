import PortableUIKit
import Testing

/// The content that cells and section headers show.
@Suite struct CellConfigurationTests {
  let stage = Stage()

  @Test("UK-6 A cell's view of the contents is the configuration's, and shows another one of its kind")
  func contentViews() {
    for cell in [UITableViewCell(style: .default, reuseIdentifier: nil), UICollectionViewCell(frame: .zero)]
      as [any Configurable]
    {
      let (plain, field) = (cell.contentView, UITextField())
      cell.contentConfiguration = NameConfiguration(name: "a")
      let shown = cell.contentView
      #expect(shown is NameView && shown.superview === cell && plain.superview == nil)
      shown.addSubview(field)
      stage.show(cell)
      #expect(field.becomeFirstResponder())
      cell.contentConfiguration = NameConfiguration(name: "b")
      #expect(cell.contentView === shown && (shown as? NameView)?.name.text == "b" && field.isFirstResponder)
      cell.contentConfiguration = UIListContentConfiguration.cell()
      #expect(cell.contentView is UIListContentView && shown.superview == nil && !field.isFirstResponder)
      cell.contentConfiguration = nil
      #expect(!(cell.contentView is UIListContentView) && cell.contentView.superview === cell)
      #expect(cell.contentView.subviews.isEmpty)
    }
  }

  @Test("UK-6 The view at the end of a section shows its labels or its configuration")
  func sectionViews() {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = "title"
    view.detailTextLabel?.text = "more"
    #expect(view.contentView.subviews == [view.textLabel, view.detailTextLabel])
    var content = view.defaultContentConfiguration()
    content.text = "shown"
    view.contentConfiguration = content
    #expect(view.contentView is UIListContentView && view.textLabel?.isDescendant(of: view) == false)
  }

  @Test("UK-6 A list's contents say their words as they are to be seen, and are values that belong to no actor")
  func listContents() async throws {
    let content = await Task.detached {
      var content = UIListContentConfiguration.valueCell()
      content.text = "Emma"
      content.textProperties.transform = .uppercase
      content.secondaryAttributedText = NSAttributedString(string: "Austen")
      content.imageProperties.maximumSize = CGSize(width: 20, height: 20)
      content.imageToTextPadding = 4
      return [content.secondaryText, "\(content == UIListContentConfiguration.valueCell())"]
    }.value
    #expect(content == ["Austen", "false"])
    var list = UIListContentConfiguration.subtitleCell()
    list.text = "Emma"
    list.textProperties.transform = .uppercase
    list.secondaryAttributedText = NSAttributedString(string: "Austen")
    list.textProperties.color = .red
    let view = UIListContentView(configuration: list)
    #expect((view.subviews[1] as? UILabel)?.textColor == .red)
    #expect(view.subviews.compactMap { ($0 as? UILabel)?.text } == ["EMMA", "Austen"])
    list.attributedText = NSAttributedString(string: "Persuasion")
    list.secondaryText = nil
    #expect(list.text == "Persuasion" && list.secondaryAttributedText == nil)
    view.configuration = list
    #expect(view.subviews.compactMap { ($0 as? UILabel)?.text } == ["Persuasion"])
    view.configuration = NameConfiguration(name: "other")
    #expect((view.configuration as? UIListContentConfiguration) == list)
  }
}

/// What the cells of tables and collections have in common.
private protocol Configurable: UIView {
  var contentView: UIView { get }
  var contentConfiguration: (any UIContentConfiguration)? { get set }
}
extension UITableViewCell: Configurable {}
extension UICollectionViewCell: Configurable {}

/// A configuration as apps write them.
nonisolated private struct NameConfiguration: UIContentConfiguration, Hashable {
  var name: String

  func makeContentView() -> any UIView & UIContentView { NameView(self) }
  func updated(for state: any UIConfigurationState) -> NameConfiguration { self }
}

private final class NameView: UIView, UIContentView {
  let name = UILabel()
  var configuration: any UIContentConfiguration { didSet { show() } }

  init(_ configuration: NameConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    addSubview(name)
    show()
  }
  required init?(coder: NSCoder) { nil }

  private func show() {
    name.text = (configuration as? NameConfiguration)?.name
  }
}
