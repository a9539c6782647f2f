/// Creates the views of a file.
struct InterfaceViewMaking {
  let file: String
  let scene: String
  /// Called with each view that has an identifier.
  let made: (UIView, String) -> Void
  /// The errors in single views. A view with an error becomes an ordinary view.
  private(set) var failures: [UIStoryboardError] = []

  init(file: String, scene: String, made: @escaping (UIView, String) -> Void) {
    self.file = file
    self.scene = scene
    self.made = made
  }

  /// Creates a view with its subviews, and calls `awakeFromNib()` when it is complete.
  mutating func view(_ element: InterfaceElement) -> UIView {
    let view = emptyView(element)
    element.configure(view)
    element.configureKind(of: view)
    addSubviews(of: element, to: view)
    if let drawn = element.first(key: "contentView"), let contents = view.drawnContentView {
      drawn.configure(contents)
      addSubviews(of: drawn, to: contents)
      if let id = drawn.id { made(contents, id) }
    }
    addParts(of: element, to: view)
    if let id = element.id { made(view, id) }
    view.awakeFromNib()
    return view
  }

  private mutating func addSubviews(of element: InterfaceElement, to view: UIView) {
    for child in element.subviews {
      let made = self.view(child)
      if let stack = view as? UIStackView { stack.addArrangedSubview(made) } else { view.addLast(made) }
    }
  }

  /// Adds the parts of a list: its prototype cells, and the header and footer of a table.
  private mutating func addParts(of element: InterfaceElement, to view: UIView) {
    if let collection = view as? UICollectionView { return registerPrototypes(element, in: collection.cells) }
    guard let table = view as? UITableView else { return }
    if let drawn = element.first(key: "tableHeaderView") { table.tableHeaderView = self.view(drawn) }
    if let drawn = element.first(key: "tableFooterView") { table.tableFooterView = self.view(drawn) }
    registerPrototypes(element, in: table.cells)
  }

  private mutating func emptyView(_ element: InterfaceElement) -> UIView {
    do throws(UIStoryboardError) {
      let type = try element.viewClass(file: file, scene: scene)
      if let view = type.init(coder: EmptyCoder()) { return view }
      throw UIStoryboardError(file, scene: scene, .refusedByClass("\(type)"))
    } catch {
      failures.append(error)
      return UIView()
    }
  }
}

extension UIView {
  fileprivate func addLast(_ view: UIView) { insert(view, at: subviewList.count) }

  /// The content view of a cell or an effect view, which a file describes separately.
  fileprivate var drawnContentView: UIView? {
    switch self {
    case let cell as UITableViewCell: cell.contentView
    case let cell as UICollectionViewCell: cell.contentView
    case let effects as UIVisualEffectView: effects.contentView
    default: nil
    }
  }
}

extension InterfaceElement {
  /// Whether the element describes a view. Lists of subviews contain other elements too.
  nonisolated var isView: Bool { !["viewLayoutGuide", "connections", "constraints", "placeholder"].contains(name) }

  /// The direct subviews of this element, without its content view.
  fileprivate var subviews: [InterfaceElement] { first("subviews")?.children.filter(\.isView) ?? [] }

  /// The prototype cells of a table or collection.
  var prototypes: [InterfaceElement] { (first("prototypes") ?? first("cells"))?.children ?? [] }

  /// Calls the body with this view, all its descendants and its cells.
  func forEachView(_ body: (InterfaceElement) throws(UIStoryboardError) -> Void) throws(UIStoryboardError) {
    try body(self)
    let contents = first(key: "contentView")?.subviews ?? []
    let ends = ["tableHeaderView", "tableFooterView"].compactMap { first(key: $0) }
    for child in subviews + contents + ends + prototypes { try child.forEachView(body) }
  }

  fileprivate func configure(_ view: UIView) {
    if let rect = first(key: "frame") {
      view.frame = CGRect(
        x: rect.number("x") ?? 0, y: rect.number("y") ?? 0, width: rect.number("width") ?? 0,
        height: rect.number("height") ?? 0)
    }
    view.tag = integer("tag") ?? view.tag
    view.isHidden = flag("hidden") ?? view.isHidden
    view.alpha = number("alpha").map { CGFloat($0) } ?? view.alpha
    view.isUserInteractionEnabled = flag("userInteractionEnabled") ?? view.isUserInteractionEnabled
    if let color = first(key: "backgroundColor")?.color { view.backgroundColor = color }
    if first("constraints") != nil { view.useConstraints() }
    if let spoken = first("accessibility") {
      view.accessibilityIdentifier = spoken["identifier"] ?? view.accessibilityIdentifier
      view.accessibilityLabel = spoken["label"] ?? view.accessibilityLabel
    }
  }

  private var color: UIColor? {
    let alpha = CGFloat(number("alpha") ?? 1)
    if let white = number("white") { return UIColor(white: CGFloat(white), alpha: alpha) }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else { return nil }
    return UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: alpha)
  }
}
