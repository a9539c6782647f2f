import Wayfinder

final class Club {
  var member: String?
}

final class JoinScreen: UIViewController, Answering {
  typealias Answer = Void

  private let club: Club

  init(_ club: Club) {
    self.club = club
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Join in",
      primaryAction: UIAction { [weak self] _ in
        self?.club.member = "Ada"
        self?.answer()
      })
  }
}
