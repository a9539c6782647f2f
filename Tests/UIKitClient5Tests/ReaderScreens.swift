// A source as an app in Swift 5 writes it, without annotations of isolation.
import UIKit

protocol ReaderDelegate: AnyObject {
  func reader(_ reader: ReaderScreen, didFinishPage page: Int)
}

class ReaderScreen: UIViewController {
  weak var delegate: ReaderDelegate?
  var page: Int = 0 {
    didSet { title = "Page \(page)" }
  }

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    title = "Cover"
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    title = "Cover"
  }

  override var hidesBottomBarWhenPushed: Bool {
    get { return page > 0 }
    set { super.hidesBottomBarWhenPushed = newValue }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    delegate?.reader(self, didFinishPage: page)
  }
}

final class NotesScreen: UIViewController {
  let notes: [String]
  var onClose: (([String]) -> Void)?

  init(notes: [String]) {
    self.notes = notes
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  func close() {
    let notes = self.notes
    dismiss(animated: true) { [weak self] in self?.onClose?(notes) }
  }
}

class Library: NSObject, UINavigationControllerDelegate, UIViewControllerTransitioningDelegate, ReaderDelegate {
  var finished: [Int] = []
  var willShow: [UIViewController] = []

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    willShow.append(viewController)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    return nil
  }

  func reader(_ reader: ReaderScreen, didFinishPage page: Int) { finished.append(page) }
}
