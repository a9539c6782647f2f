import PortableUIKit
import Testing

/// A button that says when its configuration is brought up to date.
private final class StatefulButton: UIButton {
  var journal: Journal?
  override func updateConfiguration() {
    super.updateConfiguration()
    journal?("update \(isEnabled)")
  }
}

/// How controls look, and what menus and search bars offer.
@Suite struct ControlLooksTests {
  let stage = Stage()
  var journal: Journal { stage.journal }

  private func noting(_ line: String) -> UIAction { UIAction(title: line) { [journal] _ in journal(line) } }

  @Test("UK-21 A colour that is made of a closure is another in the dark; each other one is the same")
  func resolvedColours() {
    let (light, dark) = (UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark))
    let ink = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let around = UIColor { _ in ink }
    #expect(ink.resolvedColor(with: light) == .black && ink.resolvedColor(with: dark) == .white)
    #expect(around.resolvedColor(with: dark) == .white && UIColor.red.resolvedColor(with: dark) == .red)
  }

  @Test("UK-14 A button can be named by what its attributed title says, which it prefers to the other one")
  func attributedTitle() {
    let button = UIButton(type: .system)
    button.addAction(noting("bought"), for: .touchUpInside)
    button.setTitle("Plain", for: .normal)
    button.setAttributedTitle(NSAttributedString(string: "Buy"), for: .normal)
    stage.show(button)
    #expect(stage.window.userMoves == [.tap("Buy")] && button.titleLabel?.text == "Buy")
    #expect(stage.window.perform(.tap("Buy")) && journal.take() == ["bought"])
    #expect(button.currentAttributedTitle?.string == "Buy" && button.currentTitle == "Plain")
    #expect(button.attributedTitle(for: .selected)?.string == "Buy")
    button.setAttributedTitle(NSAttributedString(string: "Bought"), for: .selected)
    button.isSelected = true
    #expect(stage.window.userMoves == [.tap("Bought")] && button.titleLabel?.text == "Bought")
    button.isSelected = false
    button.setAttributedTitle(nil, for: .normal)
    #expect(stage.window.userMoves == [.tap("Plain")] && button.titleLabel?.text == "Plain")
  }

  @Test("UK-14 A configuration's title is the words of its attributed one, and a button can be named by them")
  func configuredTitle() {
    var configuration = UIButton.Configuration.filled()
    configuration.attributedTitle = AttributedString("Buy")
    #expect(configuration.title == "Buy")
    configuration.title = "Sell"
    #expect(configuration.attributedTitle == AttributedString("Sell"))
    configuration.attributedTitle = AttributedString("Give")
    configuration.imagePlacement = .trailing
    configuration.cornerStyle = .capsule
    configuration.background.backgroundColor = .systemRed
    configuration.background.cornerRadius = 4
    let button = UIButton(configuration: configuration, primaryAction: noting(""))
    stage.show(button)
    #expect(stage.window.userMoves == [.tap("Give")])
    let shown = button.configuration?.updated(for: button)
    #expect(shown?.imagePlacement == .trailing && shown?.cornerStyle == .capsule)
    #expect(shown?.background.backgroundColor == UIColor.systemRed && shown?.background.cornerRadius == 4)
    #expect(UIButton.Configuration.plain().cornerStyle == .dynamic)
    configuration.attributedTitle = nil
    #expect(configuration.title == nil)
  }

  @Test(
    "UK-6 A button's configuration is brought up to date when it is laid out in another state or that was asked for")
  func configurationUpdates() {
    let button = StatefulButton(type: .system)
    button.journal = journal
    stage.show(button)
    button.configurationUpdateHandler = { [journal] in journal("handler \($0.isEnabled)") }
    #expect(journal.lines.isEmpty)
    button.layoutIfNeeded()
    #expect(journal.take() == ["update true", "handler true"])
    button.layoutIfNeeded()
    button.isEnabled = true
    button.layoutIfNeeded()
    #expect(journal.take().isEmpty)
    button.isEnabled = false
    button.setNeedsUpdateConfiguration()
    button.setNeedsUpdateConfiguration()
    #expect(journal.lines.isEmpty)
    stage.window.layoutIfNeeded()
    #expect(journal.take() == ["update false", "handler false"])
    button.configurationUpdateHandler = nil
    button.isSelected = true
    button.layoutIfNeeded()
    #expect(journal.take() == ["update false"])
  }

  @Test("UK-21 Controls and indicators keep how they are to look")
  func kept() {
    let (button, star) = (UIButton(type: .custom), UIImage(systemName: "star"))
    #expect(button.contentVerticalAlignment == .center && button.contentEdgeInsets == .zero)
    button.contentVerticalAlignment = .top
    button.contentEdgeInsets.top = 1
    button.titleEdgeInsets.left = 2
    button.imageEdgeInsets.right = 3
    button.setBackgroundImage(star, for: .normal)
    #expect(button.contentVerticalAlignment == .top && button.contentEdgeInsets.top == 1)
    #expect(button.titleEdgeInsets.left == 2 && button.imageEdgeInsets.right == 3 && button.imageEdgeInsets.left == 0)
    #expect(button.currentBackgroundImage == star && button.backgroundImage(for: .highlighted) == star)
    let pages = UIPageControl()
    #expect(pages.pageIndicatorTintColor == nil && pages.backgroundStyle == .automatic)
    pages.pageIndicatorTintColor = .systemRed
    pages.currentPageIndicatorTintColor = .systemGreen
    pages.backgroundStyle = .minimal
    #expect(pages.pageIndicatorTintColor == UIColor.systemRed && pages.backgroundStyle == .minimal)
    #expect(pages.currentPageIndicatorTintColor == UIColor.systemGreen && pages.size(forNumberOfPages: 3) == .zero)
    let progress = UIProgressView(progressViewStyle: .bar)
    #expect(progress.progressViewStyle == .bar && UIProgressView().progressViewStyle == .default)
    progress.progressTintColor = .systemRed
    progress.trackTintColor = .clear
    #expect(progress.progressTintColor == UIColor.systemRed && progress.trackTintColor == UIColor.clear)
  }

  /// A value that stands on no actor.
  nonisolated private func large() -> UIButton.Configuration {
    var configuration = UIButton.Configuration.borderedTinted()
    configuration.buttonSize = .large
    configuration.titleAlignment = .center
    return configuration
  }

  @Test("UK-21 A button's configuration is a value that can be compared and made anywhere")
  func comparedConfiguration() {
    var configuration = large()
    #expect(configuration == large() && configuration != .borderedTinted() && Set([configuration, large()]).count == 1)
    configuration.attributedSubtitle = AttributedString("now")
    #expect(configuration != large())
    #expect(configuration.subtitle == "now")
    configuration.subtitle = "later"
    #expect(configuration.attributedSubtitle == AttributedString("later"))
  }

  @Test("UK-21 A button's labels say what its configuration says")
  func configuredLabels() {
    let button = UIButton(configuration: .filled())
    #expect(button.titleLabel?.text == nil && button.subtitleLabel?.text == nil)
    button.configuration?.title = "Buy"
    button.configuration?.subtitle = "now"
    button.configuration?.image = UIImage(systemName: "cart")
    #expect(button.titleLabel?.text == "Buy" && button.subtitleLabel?.text == "now")
    #expect(button.imageView?.image == UIImage(systemName: "cart"))
    button.configuration?.subtitle = nil
    button.setTitle("Sell", for: .normal)
    #expect(button.titleLabel?.text == "Sell" && button.subtitleLabel?.text == nil)
    button.configuration = nil
    #expect(button.titleLabel?.text == "Sell" && button.imageView?.image == nil)
  }

  @Test("UK-14 A page control stays among its pages, and a tap turns one page, as far as there is one")
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
    #expect(stage.window.userMoves == [.tap("Next page")] && !stage.window.perform(.tap("Previous page")))
    #expect(stage.window.perform(.tap("Next page")) && journal.take() == ["page 1"])
    #expect(stage.window.userMoves == [.tap("Previous page"), .tap("Next page")])
    #expect(stage.window.perform(.tap("Next page")) && stage.window.perform(.tap("Previous page")))
    #expect(journal.take() == ["page 2", "page 1"])
    pages.numberOfPages = 1
    #expect(pages.currentPage == 0 && stage.window.userMoves.isEmpty && journal.take().isEmpty)
  }

  @Test("UK-21 Sliders, steppers, switches, segments, date pickers and menus keep how they are to look")
  func keptValues() {
    let star = UIImage(systemName: "star")
    let (slider, stepper, toggle) = (UISlider(), UIStepper(), UISwitch())
    slider.maximumValue = 4
    slider.minimumTrackTintColor = .systemRed
    slider.setThumbImage(star, for: .normal)
    slider.setMinimumTrackImage(star, for: .disabled)
    #expect(slider.minimumTrackTintColor == UIColor.systemRed && slider.currentThumbImage == star)
    #expect(slider.thumbImage(for: .highlighted) == nil && slider.currentMinimumTrackImage == nil)
    let track = slider.trackRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 10))
    #expect(slider.thumbRect(forBounds: track, trackRect: track, value: 1).midX == 25)
    stepper.setIncrementImage(star, for: .normal)
    #expect(stepper.isContinuous && stepper.incrementImage(for: .normal) == star)
    #expect(stepper.decrementImage(for: .normal) == nil)
    toggle.thumbTintColor = .systemRed
    toggle.preferredStyle = .checkbox
    #expect(toggle.thumbTintColor == UIColor.systemRed && toggle.style == .sliding)

    let segments = UISegmentedControl(items: ["One", "Two"])
    segments.selectedSegmentTintColor = .systemRed
    segments.setWidth(40, forSegmentAt: 1)
    segments.setTitleTextAttributes([.foregroundColor: UIColor.systemRed], for: .selected)
    segments.setDividerImage(star, forLeftSegmentState: .normal, rightSegmentState: .selected, barMetrics: .default)
    #expect(segments.selectedSegmentTintColor == UIColor.systemRed && segments.widthForSegment(at: 1) == 40)
    #expect(segments.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == UIColor.systemRed)
    #expect(segments.titleTextAttributes(for: .normal) == nil && segments.widthForSegment(at: 0) == 0)
    #expect(
      segments.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .selected, barMetrics: .default) == star)

    let dates = UIDatePicker()
    #expect(dates.datePickerStyle == .compact && dates.calendar == .current)
    dates.datePickerMode = .countDownTimer
    #expect(dates.datePickerStyle == .wheels)
    dates.preferredDatePickerStyle = .inline
    dates.minuteInterval = 5
    #expect(dates.datePickerStyle == .inline && dates.minuteInterval == 5)
    let menu = UIMenu(options: .displayAsPalette, preferredElementSize: .small, children: [])
    #expect(menu.replacingChildren([noting("a")]).preferredElementSize == .small)
    #expect(UIMenu().preferredElementSize == .automatic)
  }

  @Test("UK-14 A segment can be given another action, which is done when it is chosen")
  func segmentAction() {
    let segments = UISegmentedControl(items: ["One", "Two"])
    segments.setAction(noting("Three"), forSegmentAt: 1)
    stage.show(segments)
    #expect(stage.window.userMoves == [.tap("One"), .tap("Three")])
    #expect(stage.window.perform(.tap("Three")) && journal.take() == ["Three"])
  }

  @Test("UK-3 A button can override where its parts lie, and says which colours its wording has now")
  func colours() {
    let (button, system) = (UIButton(type: .custom), UIButton(type: .system))
    let bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(button.titleRect(forContentRect: button.contentRect(forBounds: bounds)) == bounds)
    #expect(button.currentTitleColor == UIColor.white && system.currentTitleColor == system.tintColor)
    button.setTitleColor(.systemRed, for: .disabled)
    button.setTitleShadowColor(.black, for: .normal)
    button.isEnabled = false
    #expect(button.currentTitleColor == UIColor.systemRed && button.currentTitleShadowColor == UIColor.black)
    #expect(button.adjustsImageWhenHighlighted && button.adjustsImageWhenDisabled && !button.showsTouchWhenHighlighted)
  }

  @Test("UK-14 What a menu's deferred elements stand for is offered once it has been answered")
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
    #expect(stage.window.userMoves == [.tap("Now")] && asked == 1)
    answer?([noting("Later")])
    let before = askedAgain
    #expect(stage.window.userMoves == [.tap("Later"), .tap("Now")] && asked == 1 && askedAgain > before)
    #expect(stage.window.perform(.tap("Later")) && stage.window.perform(.tap("Now")))
    #expect(journal.take() == ["Later", "Now"])
  }

  @Test("UK-14 The places to search in are shown while one searches, unless the app says when")
  func scopes() {
    let (screen, search) = (stage.screen("a"), UISearchController(searchResultsController: nil))
    let bar = search.searchBar
    bar.scopeButtonTitles = ["Title", "Author"]
    screen.navigationItem.searchController = search
    stage.show(UINavigationController(rootViewController: screen))
    #expect(search.automaticallyShowsScopeBar && !bar.showsScopeBar && !stage.window.perform(.tap("Author")))
    #expect(stage.window.perform(.type("te", into: "Search")) && bar.showsScopeBar)
    #expect(stage.window.perform(.tap("Author")) && bar.selectedScopeButtonIndex == 1)
    bar.setShowsScope(false, animated: false)
    #expect(!search.automaticallyShowsScopeBar && !bar.showsScopeBar && !stage.window.perform(.tap("Title")))
    bar.showsScopeBar = true
    #expect(stage.window.perform(.tap("Title")) && bar.selectedScopeButtonIndex == 0)
    bar.scopeButtonTitles = ["Title"]
    bar.selectedScopeButtonIndex = 1
    #expect(!stage.window.perform(.tap("Title")))
  }

  @Test("UK-21 A search keeps how its bar looks and whether its results are shown, which the text decides until set")
  func searchLooks() {
    let search = UISearchController(searchResultsController: UIViewController())
    #expect(search.automaticallyShowsSearchResultsController && !search.showsSearchResultsController)
    search.showsSearchResultsController = true
    #expect(!search.automaticallyShowsSearchResultsController && search.showsSearchResultsController)
    let bar = search.searchBar
    #expect(
      bar.searchBarStyle == .default && bar.isTranslucent && bar.barTintColor == nil && bar.backgroundImage == nil)
    bar.searchBarStyle = .minimal
    bar.barTintColor = .systemRed
    bar.isTranslucent = false
    bar.backgroundImage = UIImage(systemName: "star")
    #expect(bar.searchBarStyle == .minimal && bar.barTintColor == UIColor.systemRed && !bar.isTranslucent)
    #expect(bar.backgroundImage == UIImage(systemName: "star"))
  }
}
