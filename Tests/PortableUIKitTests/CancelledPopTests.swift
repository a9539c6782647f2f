import PortableUIKit
import Testing

@Suite struct CancelledPopTests {
  private let stage = Stage()
  private let driver = Driver()
  private let stack = UINavigationController()
  private let (a, b): (Screen, Screen)

  init() {
    (a, b) = (stage.screen("a"), stage.screen("b"))
    stack.viewControllers = [a, b]
    stage.show(stack)
  }

  @Test("UK-14 Back is pressed by its title, or whatever it says; the move that was made has the title in any case")
  func untitled() throws {
    #expect(!stage.window.perform(.back("b")))
    let move = try #require(stage.window.beginInteractive(.back()))
    #expect(move.move == .back("a"))
    stage.cancel(move)
    #expect(stage.perform(.back()))
    #expect(stack.viewControllers == [a])
    #expect(!stage.window.perform(.back()), "nothing is left to go back to")
  }

  @Test("UK-15 The delegate of the stack receives didShow for the screen below only if a pop is not cancelled")
  func delegate() throws {
    let told = NavigationJournal(stage.journal)
    stack.delegate = told
    try stage.cancel(.back("a"))
    #expect(stage.told().filter { $0.hasPrefix("didShow") } == [])
    try stage.finish(.back("a"))
    #expect(stage.told().filter { $0.hasPrefix("didShow") } == ["didShow a"])
    #expect(stack.viewControllers == [a])
  }

  @Test("UK-15 A driven change to a shorter stack that is cancelled leaves all screens in it")
  func drivenSetting() {
    let c = stage.screen("c")
    stack.setViewControllers([a, b, c], animated: false)
    stage.settle()
    stack.delegate = driver
    stack.setViewControllers([a], animated: true)
    stage.scheduler.advance()
    stage.cancel(driver.drive)
    #expect(stack.viewControllers == [a, b, c])
    #expect(b.parent === stack)
    #expect(c.parent === stack)
    #expect(c.view.window === stage.window)
  }
}
