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

  private func expectBack() {
    #expect(stack.viewControllers == [a, b])
    #expect(stack.topViewController === b)
    #expect(b.parent === stack)
    #expect(b.navigationController === stack)
    #expect(stack.children == [a, b])
    #expect(!b.isMovingFromParent)
    #expect(b.view.window === stage.window)
    #expect(a.view.window == nil)
  }

  @Test("UK-14 A pop gesture that is cancelled half-way leaves the screen in its stack, which is its parent")
  func gesture() throws {
    let move = try #require(stage.window.beginInteractive(.back("a")))
    #expect(b.parent == nil)
    #expect(stack.viewControllers == [a])
    move.update(0.5)
    stage.cancel(move)
    expectBack()
    #expect(stage.perform(.back("a")))
    #expect(stack.viewControllers == [a])
    #expect(b.parent == nil)
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

  @Test("UK-15 A driven pop that is cancelled half-way leaves the screen in its stack, which is its parent")
  func driven() {
    stack.delegate = driver
    stack.popViewController(animated: true)
    stage.scheduler.advance()
    #expect(b.parent == nil)
    #expect(stack.viewControllers == [a])
    driver.drive.update(0.5)
    stage.cancel(driver.drive)
    expectBack()
  }

  @Test("UK-15 The delegate of the stack receives didShow for the screen below only if a pop is not cancelled")
  func delegate() throws {
    let told = NavigationJournal(stage.journal)
    stack.delegate = told
    try stage.cancel(.back("a"))
    #expect(stage.told().filter { $0.hasPrefix("didShow") } == [])
    try stage.finish(.back("a"))
    #expect(stage.told().filter { $0.hasPrefix("didShow") } == ["didShow a"])
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
