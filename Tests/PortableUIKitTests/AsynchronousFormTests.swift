import Foundation
import PortableUIKit
import Testing

@Suite struct AsynchronousFormTests {
  @Test("UK-21 Opening a link can be awaited, and answers whether it went well")
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

  @Test("UK-21 A link's completion is called all the same where one is given in an asynchronous function")
  func openLinkWithCompletion() async throws {
    let url = try #require(URL(string: "https://example.org"))
    let isOpened = await withCheckedContinuation { answer in
      UIApplication.shared.open(url, options: [:]) { answer.resume(returning: $0) }
    }
    #expect(!isOpened)
  }

  @Test("UK-21 The items of a snapshot are there when applying it has been awaited, in a collection and in a table")
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

  /// Compiles only as long as none of these has an asynchronous form: a call without a completion would be that form then,
  /// and need `await`. Apple's have none either.
  @Test(
    "UK-21 What Apple keeps out of async is called as ever in an asynchronous function, and returns before it is seen")
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
