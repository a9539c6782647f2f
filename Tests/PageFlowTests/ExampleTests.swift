import PageFlow
import PageFlowExample
import TestStage
import Testing
import Wayfinder

@Suite struct ExampleTests {
  @Test(
    "PF-37 The example app runs headless with skipping, variants, tabs, a container, a fade and a segue")
  func example() throws {
    let window = UIWindow(frame: .zero)
    window.transitionScheduler = TransitionScheduler(.immediate)
    let app = try ExampleApp(window: window)
    window.makeKeyAndVisible()
    var path: String? { app.flow.currentPathComponents() }

    let misuses = try UIKitMisuse.collect {
      try app.start(greeting: false)
      #expect(path == "welcome/home")
      #expect(app.flow.rootNavigationController?.viewControllers.count == 1)
      app.flow.reset()
      try app.start(greeting: true)
      #expect(path == "welcome")
      try app.flow.show(page: Pages.song, with: 7)
      #expect(app.flow.rootNavigationController?.topViewController?.title == "Song 7")
      try app.flow.show(page: Pages.play, variant: Pages.song.page)
      #expect(path == "welcome/home/songs/song/song_play")
      try app.flow.show(page: Pages.play, variant: Pages.home)
      #expect(path == "welcome/home/home_play")
      try app.flow.show(page: Pages.artists)
      #expect(path == "welcome/home/library/artists")
      let move = try #require(window.userMoves.first { if case .selectTab(0, _) = $0 { true } else { false } })
      #expect(window.perform(move))
      #expect(path == "welcome/home/library/albums")
      try app.flow.show(page: Pages.play, variant: Pages.charts)
      #expect(path == "welcome/home/dashboard/charts/charts_play")
      app.flow.goBack()
      try app.flow.show(page: Pages.news)
      #expect(path == "welcome/home/dashboard/news")
      try app.flow.show(page: Pages.about)
      #expect(path == "welcome/home/about")
      try app.flow.show(page: Pages.settings)
      let settings = app.flow.rootNavigationController?.presentedViewController as? UINavigationController
      #expect(settings?.topViewController?.triggerSegue(withIdentifier: "help") == true)
      #expect(path == "welcome/home/settings/help")
      try app.flow.show(page: Pages.contact)
      app.flow.goBack()
      app.flow.goBack()
      #expect(path == "welcome/home/settings")
      try app.flow.pop(to: Pages.home)
      #expect(path == "welcome/home")
      #expect(app.flow.drawing.contains("home  ←"))
    }
    #expect(misuses == [])
  }
}

/// Declarations as an app writes them, without type annotations.
enum Statements {
  static let first = AppFlowControllerPage(
    name: "first", viewControllerBlock: { Screen() }, viewControllerType: Screen.self)
  static let second = AppFlowControllerPage(
    name: "second", supportVariants: true, storyboardName: "Main", viewControllerType: Screen.self)
  static let third = AppFlowControllerPage(
    name: "third", storyboardName: "Main", viewControllerIdentifier: "Third", viewControllerType: Screen.self)
  static let fade = RecordingTransition()
  static let pages = first =>> [second, fade => third => second]
}

@Suite struct StatementTests {
  @Test("PF-35 Pages and whole trees in static properties, of all forms, register, and the first page is shown")
  func statements() throws {
    let test = try TestFlow(Statements.pages)
    try test.flow.show(page: Statements.first)
    #expect(test.flow.registeredPages.map(\.identifier) == ["first", "first_second", "third", "third_second"])
    #expect(test.current == "first")
    #expect(test.root.viewControllers.count == 1)
  }
}
