// A source that imports only UIKit, like the sources of an app.
import UIKit

protocol GalleryScreenDelegate: AnyObject {
  @MainActor func galleryScreen(_ screen: GalleryScreen, didChoose picture: Int)
}

/// A screen with its own designated initializer.
class GalleryScreen: UIViewController {
  weak var delegate: GalleryScreenDelegate?
  let pictures: [String]
  private let canvas = CanvasView()

  init(pictures: [String]) {
    self.pictures = pictures
    super.init(nibName: nil, bundle: nil)
    title = "\(pictures.count) pictures"
    tabBarItem.badgeValue = String(pictures.count)
    navigationItem.backButtonTitle = "Pictures"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    canvas.frame = view.bounds
    view.addSubview(canvas)
  }

  override var preferredContentSize: CGSize {
    get { CGSize(width: 320, height: 80 * pictures.count) }
    set { super.preferredContentSize = newValue }
  }

  override var title: String? {
    didSet { navigationItem.prompt = title }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    canvas.isHidden = false
  }

  func choose(_ picture: Int) { delegate?.galleryScreen(self, didChoose: picture) }
}

/// A subclass with a convenience initializer.
final class RecentPicturesScreen: GalleryScreen {
  convenience init(today: String) { self.init(pictures: [today]) }
}

/// A screen that inherits all its initializers.
final class PictureScreen: UIViewController {
  var number = 0
  private(set) var appearances = 0

  override func loadView() { view = CanvasView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appearances += 1
  }
}

final class CanvasView: UIView {
  private(set) var layouts = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}
