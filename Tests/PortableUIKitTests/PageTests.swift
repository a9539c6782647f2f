import PortableUIKit
import Testing

final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let pages: [Screen]
  let journal: Journal
  init(_ pages: [Screen], _ journal: Journal) {
    self.pages = pages
    self.journal = journal
  }
  private func page(_ offset: Int, from controller: UIViewController) -> UIViewController? {
    guard let index = pages.firstIndex(where: { $0 === controller }) else { return nil }
    return pages.indices.contains(index + offset) ? pages[index + offset] : nil
  }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(-1, from: viewController) }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(1, from: viewController) }
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) { journal("willTransition") }
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { journal("didFinish \(previousViewControllers.compactMap(\.title).joined()) \(completed)") }
}

@Suite struct PageTests {
  let stage = Stage()

  private func book(_ spine: UIPageViewController.SpineLocation = .none) -> (UIPageViewController, Book) {
    let style: UIPageViewController.TransitionStyle = spine == .none ? .scroll : .pageCurl
    let pages = UIPageViewController(
      transitionStyle: style, navigationOrientation: .horizontal, options: [.spineLocation: spine.rawValue])
    let book = Book("abcd".map { stage.screen(String($0)) }, stage.journal)
    pages.dataSource = book
    pages.delegate = book
    return (pages, book)
  }

  // Covers Apple's page `setViewControllers(_:direction:animated:completion:)`.

  @Test("UK-8 A page that the app sets replaces the old page without calls of the delegate, and completes")
  func setting() {
    let (pages, book) = book()
    pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    stage.show(pages)
    #expect(pages.viewControllers == [book.pages[0]])
    #expect(book.pages[0].parent === pages)
    let journal = stage.journal
    pages.setViewControllers([book.pages[1]], direction: .forward, animated: true) { journal("completed \($0)") }
    #expect(pages.viewControllers == [book.pages[1]])
    #expect(book.pages[0].parent == nil)
    #expect(journal.lines.isEmpty)
    stage.expect(
      "a.willMove(nil)", "b.willMove", "b.load", "a.willDisappear", "b.willAppear", "b.isAppearing", "a.didDisappear",
      "b.didAppear", "a.didMove(nil)", "b.didMove", "completed true")
  }

  @Test("UK-14 The user turns pages as far as the data source provides them, and the delegate is notified")
  func turning() {
    let (pages, book) = book()
    pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    stage.show(pages)
    #expect(stage.window.userMoves == [.turnPage(.forward)])
    #expect(!stage.window.perform(.turnPage(.reverse)))
    #expect(stage.window.perform(.turnPage(.forward)))
    #expect(pages.viewControllers == [book.pages[1]])
    let told = stage.told()
    #expect(told.contains("willTransition"))
    #expect(told.last == "didFinish a true")
    #expect(stage.window.userMoves == [.turnPage(.reverse), .turnPage(.forward)])
    pages.dataSource = nil
    #expect(stage.window.userMoves == [])
  }

  @Test("UK-14 A cancelled page turn restores the page, and the delegate receives the turn as not completed")
  func lettingGo() {
    let (pages, book) = book()
    pages.setViewControllers([book.pages[1]], direction: .forward, animated: false)
    stage.show(pages)
    let move = stage.window.beginInteractive(.turnPage(.reverse))
    #expect(pages.viewControllers == [book.pages[0]])
    move?.update(0.4)
    _ = stage.journal.take()
    move?.cancel()
    stage.expect(
      "a.willDisappear", "b.willAppear", "b.isAppearing", "a.didDisappear", "b.didAppear", "b.didMove",
      "a.didMove(nil)", "didFinish b false")
    #expect(pages.viewControllers == [book.pages[1]])
    #expect(book.pages[1].parent === pages)
    #expect(book.pages[0].parent == nil)
    stage.window.beginInteractive(.turnPage(.reverse))?.finish()
    #expect(stage.told().last == "didFinish b true")
    #expect(pages.viewControllers == [book.pages[0]])
  }

  @Test("UK-14 A page controller with its spine in the middle shows and turns two pages at a time")
  func two() {
    let (pages, book) = book(.mid)
    pages.setViewControllers(Array(book.pages[0..<2]), direction: .forward, animated: false)
    stage.show(pages)
    #expect(book.pages[0].view.window != nil)
    #expect(book.pages[1].view.window != nil)
    #expect(pages.isDoubleSided)
    stage.perform(.turnPage(.forward))
    #expect(pages.viewControllers == Array(book.pages[2...]))
    #expect(book.pages[3].view.window != nil)
    #expect(stage.window.userMoves == [.turnPage(.reverse)])
    stage.window.perform(.turnPage(.reverse))
    #expect(pages.viewControllers == Array(book.pages[..<2]))
  }
}
