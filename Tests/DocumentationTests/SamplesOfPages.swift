// The pages of the guide Pages.md that the samples of other guides use. Scripts/check-documents compiles the guide's own samples in their
// order.
import PageFlow
import Wayfinder

final class AlbumScreen: UIViewController {
  init(_ id: Int) {
    super.init(nibName: nil, bundle: nil)
    title = "Album \(id)"
  }

  required init?(coder: NSCoder) { nil }
}

enum Pages {
  static let album = AppFlowControllerTypedPage(name: "album", viewControllerType: AlbumScreen.self) { (id: Int) in
    AlbumScreen(id)
  }
}
