import PortableUIKit
import Testing

@Suite struct CellConfigurationTests {
  let stage = Stage()

  @Test("UK-6 A cell shows its configuration's content view, and keeps the view for a configuration of the same kind")
  func contentViews() {
    for cell in [UITableViewCell(style: .default, reuseIdentifier: nil), UICollectionViewCell(frame: .zero)]
      as [any Configurable]
    {
      let (plain, field) = (cell.contentView, UITextField())
      cell.contentConfiguration = NameConfiguration(name: "a")
      let shown = cell.contentView
      #expect(shown is NameView)
      #expect(shown.superview === cell)
      #expect(plain.superview == nil)
      shown.addSubview(field)
      stage.show(cell)
      #expect(field.becomeFirstResponder())
      cell.contentConfiguration = NameConfiguration(name: "b")
      #expect(cell.contentView === shown)
      #expect((shown as? NameView)?.name.text == "b")
      #expect(field.isFirstResponder)
      cell.contentConfiguration = UIListContentConfiguration.cell()
      #expect(cell.contentView is UIListContentView)
      #expect(shown.superview == nil)
      #expect(!field.isFirstResponder)
      cell.contentConfiguration = nil
      #expect(!(cell.contentView is UIListContentView))
      #expect(cell.contentView.superview === cell)
      #expect(cell.contentView.subviews.isEmpty)
    }
  }

  @Test("UK-6 A section header shows its labels, or its content configuration instead")
  func sectionViews() {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = "title"
    view.detailTextLabel?.text = "more"
    #expect(view.contentView.subviews == [view.textLabel, view.detailTextLabel])
    view.contentConfiguration = view.defaultContentConfiguration()
    #expect(view.contentView is UIListContentView)
    #expect(view.textLabel?.isDescendant(of: view) == false)
  }

  @Test("UK-6 A list content view shows the text and secondary text of its configuration, also of a new one")
  func listContents() {
    var list = UIListContentConfiguration.subtitleCell()
    list.text = "Emma"
    list.secondaryText = "Austen"
    let view = UIListContentView(configuration: list)
    #expect(view.subviews.compactMap { ($0 as? UILabel)?.text } == ["Emma", "Austen"])
    list.attributedText = NSAttributedString(string: "Persuasion")
    list.secondaryText = nil
    view.configuration = list
    #expect(view.subviews.compactMap { ($0 as? UILabel)?.text } == ["Persuasion"])
  }
}

private protocol Configurable: UIView {
  var contentView: UIView { get }
  var contentConfiguration: (any UIContentConfiguration)? { get set }
}
extension UITableViewCell: Configurable {}
extension UICollectionViewCell: Configurable {}

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
