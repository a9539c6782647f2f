import Wayfinder

final class SightingScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Cancel",
      primaryAction: UIAction { [weak self] _ in
        guard let self, let window = view.window else { return }
        Router(window: window).go(.close(self))
      })
  }
}

extension Routes {
  static let sighting = Route.present(inStack: true) { SightingScreen() }
}
