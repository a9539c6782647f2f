import Foundation
import PortableUIKit
import Testing

@Suite struct AsynchronousFormTests {
  @Test("UK-21 The asynchronous open of a link returns whether the link was opened")
  func openLink() async throws {
    let app = UIApplication.shared
    let url = try #require(URL(string: "https://example.org"))
    #expect(await app.open(url) == false)
    var opened: [URL] = []
    app.urlOpener = {
      opened.append($0)
      return true
    }
    defer { app.urlOpener = nil }
    #expect(await app.open(url, options: [:]))
    #expect(opened == [url])
  }

  @Test("UK-21 An open with a completion calls the completion, also in an asynchronous function")
  func openLinkWithCompletion() async throws {
    let url = try #require(URL(string: "https://example.org"))
    let isOpened = await withCheckedContinuation { answer in
      UIApplication.shared.open(url, options: [:]) { answer.resume(returning: $0) }
    }
    #expect(!isOpened)
  }

  @Test("UK-21 The asynchronous apply of a snapshot returns with its items applied, in a collection and in a table")
  func applySnapshot() async {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b"])
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let items = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) { _, _, _ in nil }
    await items.apply(snapshot)
    #expect(items.snapshot().itemIdentifiers == ["a", "b"])
    let table = UITableView(frame: .zero)
    let rows = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, _ in nil }
    await rows.apply(snapshot, animatingDifferences: false)
    #expect(rows.snapshot().itemIdentifiers == ["a", "b"])
  }

  /// Compiles only if none of these methods has an asynchronous form. A call without a completion would select that form and need
  /// `await`. Apple's methods have no such form either.
  @Test(
    "UK-21 Methods without an asynchronous form need no await in an asynchronous function, and return at once")
  func notAwaited() async {
    let stage = Stage()
    let (root, sheet, pages) = (stage.screen("root"), stage.screen("sheet"), UIPageViewController())
    stage.show(root)
    root.present(sheet, animated: true)
    #expect(root.presentedViewController === sheet)
    #expect(!sheet.isViewLoaded)
    stage.settle()
    sheet.dismiss(animated: true)
    #expect(sheet.isBeingDismissed)
    stage.settle()
    pages.setViewControllers([stage.screen("page")], direction: .forward, animated: false)
    let view = UIView()
    UIView.animate(withDuration: 0.1) { view.alpha = 0 }
    UIView.animate(withDuration: 0.1, delay: 0) { view.alpha = 0 }
    UIView.transition(with: view, duration: 0.1) { view.isHidden = true }
    UITableView(frame: .zero).performBatchUpdates {}
    #expect(view.alpha == 0)
    #expect(view.isHidden)
  }
}
