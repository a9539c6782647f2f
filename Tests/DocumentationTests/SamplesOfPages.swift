// What the samples of other guides use of the guide Pages.md, whose own are compiled in their order by Scripts/check-documents.
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
