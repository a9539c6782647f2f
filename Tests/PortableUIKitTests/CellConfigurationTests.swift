import PortableUIKit
import Testing

/// What cells show by configurations, in which state.
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

  @Test(
    "UK-6 A configuration is brought up to date by itself when a cell's state changes, unless the cell is told not to")
  func automaticUpdates() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = NameConfiguration(name: "a")
    cell.layoutIfNeeded()
    let name = (cell.contentView as? NameView)?.name
    #expect(name?.text == "a")
    cell.setSelected(true, animated: false)
    cell.layoutIfNeeded()
    #expect(name?.text == "a, chosen" && (cell.contentConfiguration as? NameConfiguration)?.isChosen == true)
    cell.automaticallyUpdatesContentConfiguration = false
    cell.setSelected(false, animated: false)
    cell.layoutIfNeeded()
    #expect(name?.text == "a, chosen")
  }

  @Test("UK-6 A cell's method and its handler are called with its state when it is put in, and when that changes")
  func updates() {
    let rows = StatefulRows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 440))
    table.dataSource = rows
    stage.show(table)
    let first = IndexPath(row: 0, section: 0)
    #expect(stage.window.userMoves == [.select(first, "row")])
    #expect(rows.told == ["method", "handler marked"])
    rows.told = []
    #expect(stage.window.perform(.select(first, "row")))
    table.layoutIfNeeded()
    #expect(rows.told == ["method selected", "handler selected marked"])
    rows.told = []
    table.setEditing(true, animated: false)
    table.layoutIfNeeded()
    table.layoutIfNeeded()
    #expect(rows.told == ["method selected editing", "handler selected editing marked"])
    rows.told = []
    table.visibleCells[0].setNeedsUpdateConfiguration()
    #expect(rows.told == [])
    table.layoutIfNeeded()
    #expect(rows.told.count == 2)
  }

  @Test("UK-6 The state of a cell is known when it is asked for, and changes with traits")
  func states() {
    let cell = UICollectionViewCell(frame: .zero)
    var told: [UICellConfigurationState] = []
    cell.configurationUpdateHandler = { told.append($1) }
    stage.show(cell)
    #expect(told.count == 1 && told[0] == cell.configurationState)
    cell.isSelected = true
    cell.isHighlighted = true
    cell.isUserInteractionEnabled = false
    let state = cell.configurationState
    #expect(state.isSelected && state.isHighlighted && state.isDisabled && !state.isEditing && state != told[0])
    cell.overrideUserInterfaceStyle = .dark
    stage.settle()
    cell.layoutIfNeeded()
    #expect(told.last?.traitCollection.userInterfaceStyle == .dark)
    var own = UIViewConfigurationState(traitCollection: UITraitCollection())
    own[.marked] = 3
    #expect(own[.marked] == AnyHashable(3) && own != UIViewConfigurationState(traitCollection: UITraitCollection()))
  }

  @Test("UK-6 The view at the end of a section shows its labels and its configuration, and is told of its state")
  func sectionViews() {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = "title"
    view.detailTextLabel?.text = "more"
    #expect(view.contentView.subviews == [view.textLabel, view.detailTextLabel])
    var content = view.defaultContentConfiguration()
    content.text = "shown"
    view.contentConfiguration = content
    #expect(view.contentView is UIListContentView && view.textLabel?.isDescendant(of: view) == false)
    var states = 0
    view.configurationUpdateHandler = { shown, state in
      states += state == shown.configurationState ? 1 : 0
      var ground = UIBackgroundConfiguration.listPlainHeaderFooter().updated(for: state)
      ground.backgroundColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
      shown.backgroundConfiguration = ground
    }
    view.layoutIfNeeded()
    #expect(states == 1 && view.backgroundConfiguration?.backgroundColor == .systemBackground)
    #expect(view.backgroundConfiguration?.backgroundColorTransformer != nil)
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
      content.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 20)
      return [content.secondaryText, "\(content == UIListContentConfiguration.valueCell())"]
    }.value
    #expect(content == ["Austen", "false"])
    var list = UIListContentConfiguration.subtitleCell()
    list.text = "Emma"
    list.textProperties.transform = .uppercase
    list.secondaryAttributedText = NSAttributedString(string: "Austen")
    list.textProperties.colorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
    let view = UIListContentView(configuration: list)
    #expect((view.subviews[1] as? UILabel)?.textColor == UIColor(white: 0, alpha: 0.5))
    #expect(list.imageProperties.resolvedTintColor(for: .red) == .red)
    #expect(view.subviews.compactMap { ($0 as? UILabel)?.text } == ["EMMA", "Austen"])
    list.attributedText = NSAttributedString(string: "Persuasion")
    list.secondaryText = nil
    #expect(list.text == "Persuasion" && list.secondaryAttributedText == nil)
    view.configuration = list
    #expect(view.subviews.compactMap { ($0 as? UILabel)?.text } == ["Persuasion"])
    view.configuration = NameConfiguration(name: "other")
    #expect((view.configuration as? UIListContentConfiguration) == list)
    #expect(list.updated(for: UICellConfigurationState(traitCollection: UITraitCollection())) == list)
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
  var isChosen = false

  func makeContentView() -> any UIView & UIContentView { NameView(self) }
  func updated(for state: any UIConfigurationState) -> NameConfiguration {
    var updated = self
    updated.isChosen = (state as? UICellConfigurationState)?.isSelected ?? false
    return updated
  }
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
    guard let shown = configuration as? NameConfiguration else { return }
    name.text = shown.isChosen ? "\(shown.name), chosen" : shown.name
  }
}

extension UIConfigurationStateCustomKey {
  nonisolated fileprivate static let marked = UIConfigurationStateCustomKey("marked")
}

/// Says that it is marked, and tells in which states it is brought up to date.
private final class StatefulCell: UITableViewCell {
  var tell: (String) -> Void = { _ in }

  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state[.marked] = true
    return state
  }
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    tell("method" + words(of: state).replacing(" marked", with: ""))
  }
  func words(of state: UICellConfigurationState) -> String {
    (state.isSelected ? " selected" : "") + (state.isEditing ? " editing" : "")
      + (state[.marked] == AnyHashable(true) ? " marked" : "")
  }
}

private final class StatefulRows: NSObject, UITableViewDataSource {
  var told: [String] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = StatefulCell(style: .default, reuseIdentifier: nil)
    cell.tell = { [unowned self] in told.append($0) }
    cell.configurationUpdateHandler = { [unowned self, unowned cell] shown, state in
      told.append("handler" + cell.words(of: state))
      var content = shown.defaultContentConfiguration()
      content.text = "row"
      shown.contentConfiguration = content
    }
    return cell
  }
}
