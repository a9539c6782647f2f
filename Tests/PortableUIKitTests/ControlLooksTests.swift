import PortableUIKit
import Testing

@Suite struct ControlLooksTests {
  let stage = Stage()
  var journal: Journal { stage.journal }

  private func noting(_ line: String) -> UIAction { UIAction(title: line) { [journal] _ in journal(line) } }

  @Test("UK-14 A tap finds a button by its attributed title, which has precedence over the plain title")
  func attributedTitle() {
    let button = UIButton(type: .system)
    button.addAction(noting("bought"), for: .touchUpInside)
    button.setTitle("Plain", for: .normal)
    button.setAttributedTitle(NSAttributedString(string: "Buy"), for: .normal)
    stage.show(button)
    #expect(stage.window.userMoves == [.tap("Buy")])
    #expect(button.titleLabel?.text == "Buy")
    #expect(stage.window.perform(.tap("Buy")))
    #expect(journal.take() == ["bought"])
    #expect(button.currentAttributedTitle?.string == "Buy")
    #expect(button.currentTitle == "Plain")
    #expect(button.attributedTitle(for: .selected)?.string == "Buy")
    button.setAttributedTitle(NSAttributedString(string: "Bought"), for: .selected)
    button.isSelected = true
    #expect(stage.window.userMoves == [.tap("Bought")])
    #expect(button.titleLabel?.text == "Bought")
    button.isSelected = false
    button.setAttributedTitle(nil, for: .normal)
    #expect(stage.window.userMoves == [.tap("Plain")])
    #expect(button.titleLabel?.text == "Plain")
  }

  @Test("UK-14 A configuration's title and attributed title change together, and a tap finds the button by the title")
  func configuredTitle() {
    var configuration = UIButton.Configuration.filled()
    configuration.attributedTitle = AttributedString("Buy")
    #expect(configuration.title == "Buy")
    configuration.title = "Sell"
    #expect(configuration.attributedTitle == AttributedString("Sell"))
    configuration.attributedTitle = AttributedString("Give")
    let button = UIButton(configuration: configuration, primaryAction: noting(""))
    stage.show(button)
    #expect(stage.window.userMoves == [.tap("Give")])
    configuration.attributedTitle = nil
    #expect(configuration.title == nil)
  }

  @Test("UK-14 A page control keeps to its pages, and a tap turns to the next or previous page if there is one")
  func pages() {
    let pages = UIPageControl()
    pages.currentPage = 1
    #expect(pages.currentPage == 0)
    pages.numberOfPages = 3
    pages.currentPage = 7
    #expect(pages.currentPage == 2)
    pages.currentPage = -1
    #expect(pages.currentPage == 0)
    pages.addAction(UIAction { [journal] _ in journal("page \(pages.currentPage)") }, for: .valueChanged)
    stage.show(pages)
    #expect(stage.window.userMoves == [.tap("Next page")])
    #expect(!stage.window.perform(.tap("Previous page")))
    #expect(stage.window.perform(.tap("Next page")))
    #expect(journal.take() == ["page 1"])
    #expect(stage.window.userMoves == [.tap("Previous page"), .tap("Next page")])
    #expect(stage.window.perform(.tap("Next page")))
    #expect(stage.window.perform(.tap("Previous page")))
    #expect(journal.take() == ["page 2", "page 1"])
    pages.numberOfPages = 1
    #expect(pages.currentPage == 0)
    #expect(stage.window.userMoves.isEmpty)
    #expect(journal.take().isEmpty)
  }

  @Test("UK-14 A tap on a segment performs the action that was set for the segment")
  func segmentAction() {
    let segments = UISegmentedControl(items: ["One", "Two"])
    segments.setAction(noting("Three"), forSegmentAt: 1)
    stage.show(segments)
    #expect(stage.window.userMoves == [.tap("One"), .tap("Three")])
    #expect(stage.window.perform(.tap("Three")))
    #expect(journal.take() == ["Three"])
  }

  @Test("UK-14 A menu offers its deferred elements once their provider has answered")
  func deferredElements() {
    var (asked, askedAgain) = (0, 0)
    var answer: (([UIMenuElement]) -> Void)?
    let button = UIButton(type: .system)
    button.showsMenuAsPrimaryAction = true
    button.menu = UIMenu(children: [
      UIDeferredMenuElement { completion in
        asked += 1
        answer = completion
      },
      UIDeferredMenuElement.uncached { [self] completion in
        askedAgain += 1
        completion([UIMenu(options: .displayInline, children: [noting("Now")])])
      },
    ])
    stage.show(button)
    #expect(stage.window.userMoves == [.tap("Now")])
    #expect(asked == 1)
    answer?([noting("Later")])
    let before = askedAgain
    #expect(stage.window.userMoves == [.tap("Later"), .tap("Now")])
    #expect(asked == 1)
    #expect(askedAgain > before)
    #expect(stage.window.perform(.tap("Later")))
    #expect(stage.window.perform(.tap("Now")))
    #expect(journal.take() == ["Later", "Now"])
  }

  @Test("UK-14 A search bar shows its scope buttons during a search, unless the app decides otherwise")
  func scopes() {
    let (screen, search) = (stage.screen("a"), UISearchController(searchResultsController: nil))
    let bar = search.searchBar
    bar.scopeButtonTitles = ["Title", "Author"]
    screen.navigationItem.searchController = search
    stage.show(UINavigationController(rootViewController: screen))
    #expect(search.automaticallyShowsScopeBar)
    #expect(!bar.showsScopeBar)
    #expect(!stage.window.perform(.tap("Author")))
    #expect(stage.window.perform(.type("te", into: "Search")))
    #expect(bar.showsScopeBar)
    #expect(stage.window.perform(.tap("Author")))
    #expect(bar.selectedScopeButtonIndex == 1)
    bar.setShowsScope(false, animated: false)
    #expect(!search.automaticallyShowsScopeBar)
    #expect(!bar.showsScopeBar)
    #expect(!stage.window.perform(.tap("Title")))
    bar.showsScopeBar = true
    #expect(stage.window.perform(.tap("Title")))
    #expect(bar.selectedScopeButtonIndex == 0)
    bar.scopeButtonTitles = ["Title"]
    bar.selectedScopeButtonIndex = 1
    #expect(!stage.window.perform(.tap("Title")))
  }
}
