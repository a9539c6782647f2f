import Wayfinder

/// A screen with a column of buttons.
class ButtonScreen: UIViewController {
  private let column = UIStackView()

  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    column.axis = .vertical
    column.spacing = 16
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      column.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  /// Adds a button below the others. The view need not be loaded.
  func add(_ title: String, _ action: @escaping () -> Void) {
    column.addArrangedSubview(UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() }))
  }
}
