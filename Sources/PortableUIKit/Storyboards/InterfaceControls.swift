extension InterfaceElement {
  func configureKind(of view: UIView) {
    if let control = view as? UIControl { control.isEnabled = flag("enabled") ?? control.isEnabled }
    switch view {
    case let label as UILabel: label.text = self["text"] ?? label.text
    case let button as UIButton: configure(button)
    case let field as UITextField: configure(field)
    case let segments as UISegmentedControl: configure(segments)
    case let toggle as UISwitch: toggle.isOn = flag("on") ?? toggle.isOn
    case let slider as UISlider: configure(slider)
    case let stepper as UIStepper: configure(stepper)
    case let picture as UIImageView: picture.image = self["image"].flatMap { UIImage(named: $0) }
    case let text as UITextView: text.text = self["text"] ?? first(key: "text")?.text ?? text.text
    case let stack as UIStackView: configure(stack)
    case let table as UITableView: table.style = table.style(interface: self["style"])
    case let bar as UISearchBar: bar.placeholder = self["placeholder"] ?? bar.placeholder
    default: break
    }
  }

  /// The text of a child element, which the editor writes for long texts.
  private var text: String? { self["string"] }

  private func configure(_ button: UIButton) {
    for state in children where state.name == "state" {
      guard let kind = state["key"].flatMap(UIControl.State.init(interface:)) else { continue }
      if let title = state["title"] { button.setTitle(title, for: kind) }
      if let image = state["image"] { button.setImage(UIImage(named: image), for: kind) }
    }
    guard let drawn = first(key: "configuration") else { return }
    var configuration = UIButton.Configuration(interface: drawn["style"] ?? "plain")
    configuration.title = drawn["title"]
    configuration.subtitle = drawn["subtitle"]
    configuration.image = drawn["image"].flatMap { UIImage(named: $0) }
    button.configuration = configuration
  }

  private func configure(_ field: UITextField) {
    field.text = self["text"] ?? field.text
    field.placeholder = self["placeholder"] ?? field.placeholder
    field.isSecureTextEntry = first(key: "textInputTraits")?.flag("secureTextEntry") ?? field.isSecureTextEntry
  }

  private func configure(_ segments: UISegmentedControl) {
    for segment in first("segments")?.children ?? [] {
      segments.insertSegment(withTitle: segment["title"], at: segments.numberOfSegments, animated: false)
    }
    segments.selectedSegmentIndex = integer("selectedSegmentIndex") ?? (segments.numberOfSegments > 0 ? 0 : -1)
  }

  private func configure(_ slider: UISlider) {
    slider.minimumValue = number("minValue").map { Float($0) } ?? slider.minimumValue
    slider.maximumValue = number("maxValue").map { Float($0) } ?? slider.maximumValue
    slider.value = number("value").map { Float($0) } ?? slider.value
  }

  private func configure(_ stepper: UIStepper) {
    stepper.minimumValue = number("minimumValue") ?? stepper.minimumValue
    stepper.maximumValue = number("maximumValue") ?? stepper.maximumValue
    stepper.stepValue = number("stepValue") ?? stepper.stepValue
    stepper.value = number("value") ?? stepper.value
  }

  private func configure(_ stack: UIStackView) {
    stack.axis = self["axis"] == "vertical" ? .vertical : .horizontal
    stack.spacing = number("spacing").map { CGFloat($0) } ?? stack.spacing
  }
}

extension UITableView {
  fileprivate func style(interface name: String?) -> Style {
    switch name {
    case "grouped": .grouped
    case "insetGrouped": .insetGrouped
    default: .plain
    }
  }
}

extension UIControl.State {
  fileprivate init?(interface name: String) {
    switch name {
    case "normal": self = .normal
    case "highlighted": self = .highlighted
    case "disabled": self = .disabled
    case "selected": self = .selected
    default: return nil
    }
  }
}

extension UIButton.Configuration {
  fileprivate init(interface name: String) {
    switch name {
    case "filled": self = .filled()
    case "tinted": self = .tinted()
    case "gray": self = .gray()
    default: self = .plain()
    }
  }
}

/// A cell that a list creates from a prototype.
protocol DrawnCell: UIView {
  /// Sets the reuse identifier of a cell that an archive created.
  func adopt(reuseIdentifier: String)
}

extension UITableViewCell: DrawnCell {}
extension UICollectionViewCell: DrawnCell {}

extension InterfaceViewMaking {
  func registerPrototypes<Cell: DrawnCell>(_ element: InterfaceElement, in cells: ListReuse<Cell>) {
    for drawn in element.prototypes {
      guard let identifier = drawn["reuseIdentifier"] else { continue }
      cells.register(identifier) { cell(drawn, identifier) }
    }
  }

  /// Creates a cell. Each error in the cell is a misuse. A view with an error becomes an ordinary view.
  private func cell<Cell: DrawnCell>(_ element: InterfaceElement, _ identifier: String) -> Cell? {
    var making = InterfaceViewMaking(file: file, scene: scene, made: made)
    let cell = making.view(element) as? Cell
    for failure in making.failures { UIKitMisuse.report(failure) }
    cell?.adopt(reuseIdentifier: identifier)
    return cell
  }
}
