import PageFlow
import TestStage
import Testing
import Wayfinder
import WayfinderTesting

@Suite struct RandomWalkTests {
  @Test(
    "PF-11 After each random show, back, pop, swipe, tab change or skip, every page is in its registered place",
    arguments: Walks.seeds(1, long: 3), [false, true])
  func walk(seed: UInt64, isPresented: Bool) throws {
    let walk = try RandomWalk(seed: seed, isPresented: isPresented)
    let steps = Walks.count(800, long: 4_000)
    let misuses = try UIKitMisuse.collect {
      for number in 0..<steps {
        let step = walk.step()
        if let complaint = try walk.complaint() {
          Issue.record("after step \(number), \(step): \(complaint)\n\(ScreenTree(of: walk.test.window))")
          return
        }
      }
    }
    #expect(misuses == [])
    #expect(walk.arrived > steps / 3)
  }

  @Test("The check of the random walk notices a page in the wrong place")
  func checking() throws {
    let walk = try RandomWalk(seed: 7, isPresented: false)
    let stray = Screen()
    stray.title = "p11"
    walk.test.flow.reset()
    walk.test.root.setViewControllers([stray], animated: false)
    #expect(try walk.complaint() == "the current page is none and p11 is seen")
    try walk.test.flow.show(page: start)
    walk.test.root.pushViewController(stray, animated: false)
    #expect(try walk.complaint() == "p11 stands on start in [\"start\", \"p11\"]")
  }
}

/// A random walk through a flow with all kinds of transitions, which checks the place of each page.
final class RandomWalk {
  /// Pages that may be skipped at random. Pages of containers are left out, because they have no other place.
  private static let skippable: Set = ["p0", "p1", "p2", "p4", "p5", "p8", "p10", "page1"]

  let test: TestFlow
  private(set) var arrived = 0
  private var random: SeededGenerator
  private let pages: [(page: AppFlowControllerPage, variant: AppFlowControllerPage?)]
  private let parents: [String: String]

  init(seed: UInt64, isPresented: Bool) throws {
    let own = RecordingTransition()
    let framed = FrameTransition(isPreloading: true)
    (own.isRecording, framed.isRecording) = (false, false)
    let (bar, inner) = (tabsPage("bar"), tabsPage("inner"))
    let frame = AppFlowControllerPage(name: "frame", viewControllerBlock: { Frame() }, viewControllerType: Frame.self)
    let names = (0..<16).map { page("p\($0)") }
    let branches: [any AppFlowControllerElement] = [
      names[0] => names[1] => modal => names[2] => names[3] => play, own => names[4] => names[5] => modal => names[6],
      bar =>> [
        tab => names[7] => names[8] => play, tab => names[9] => modal => names[10] => names[11], tab => names[12],
      ],
      frame =>> [framed => names[13] => names[14], framed => names[15]],
      modal => page1 => inner =>> [tab => page2, tab => page3 => own => page4],
    ]
    test = try TestFlow(start =>> branches) { flow, window in
      guard isPresented else { return flow.prepare(for: window, rootNavigationController: TellingStack()) }
      window.rootViewController = UITabBarController()
      flow.prepare(presentingBy: Router(window: window)) { TellingStack() }
    }
    random = SeededGenerator(seed: seed)
    let all = test.flow.registeredPages
    pages = all.map { page in (page, nil) }
    var parents: [String: String] = [:]
    for branch in (start =>> branches).paths {
      for (parent, child) in zip(branch, branch.dropFirst()) where !child.supportVariants {
        parents[child.name] = parent.name
      }
    }
    self.parents = parents
    try test.flow.show(page: start)
  }

  func step() -> String {
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<4: return show(skipping: false)
    case 4, 5: return show(skipping: true)
    case 6: return note("back", test.outcomeOfGoingBack())
    case 7: return pop()
    default: return move()
    }
  }

  private func note(_ step: String, _ outcome: Outcome<UIViewController>?) -> String {
    if outcome?.value != nil { arrived += 1 }
    return "\(step): \(outcome.map { "\($0)" } ?? "no outcome")"
  }

  private func show(skipping: Bool) -> String {
    guard let (page, _) = pages.randomElement(using: &random) else { return "nothing" }
    var skipped: [AppFlowControllerPage] = []
    if skipping {
      skipped = pages.map(\.page).filter { Self.skippable.contains($0.name) && Bool.random(using: &random) }
    }
    return note("show \(page.identifier) skipping \(skipped.map(\.name))", test.outcome(page, skipPages: skipped))
  }

  private func pop() -> String {
    guard let (page, _) = pages.randomElement(using: &random) else { return "nothing" }
    var ended: Outcome<UIViewController>?
    test.flow.pop(to: page) { ended = $0 }
    return note("pop to \(page.identifier)", ended)
  }

  private func move() -> String {
    guard let move = test.window.userMoves.randomElement(using: &random) else { return "no move" }
    test.window.perform(move)
    return "\(move)"
  }

  /// Returns a complaint if a page is not on its registered path, or `nil` if every page is. Skipped pages do not count.
  func complaint() throws -> String? {
    var lines: [[String]] = [[]]
    collect(test.root, &lines)
    for line in lines where !line.isEmpty {
      var last: String?
      for name in line {
        if let last, name != "play" {
          var below: String? = parents[name]
          while let current = below, current != last, Self.skippable.contains(current) { below = parents[current] }
          if below != last { return "\(name) stands on \(last) in \(line)" }
        }
        last = name
      }
    }
    let seen = lines[0].last
    if test.current != seen { return "the current page is \(test.current ?? "none") and \(seen ?? "none") is seen" }
    return nil
  }

  /// Collects the names from the root to the visible screen, then the names of screens in hidden tabs.
  private func collect(_ viewController: UIViewController, _ lines: inout [[String]]) {
    if let name = name(of: viewController) { lines[0].append(name) }
    if let stack = viewController as? UINavigationController {
      for child in stack.viewControllers { collect(child, &lines) }
    } else if let tabs = viewController as? UITabBarController {
      let base = lines[0]
      for child in tabs.viewControllers ?? [] where child !== tabs.selectedViewController {
        var hidden = [base]
        collect(child, &hidden)
        lines += hidden
      }
      if let selected = tabs.selectedViewController { collect(selected, &lines) }
    } else {
      for child in viewController.children { collect(child, &lines) }
    }
    if let presented = viewController.presentedViewController, presented.presentingViewController === viewController {
      collect(presented, &lines)
    }
  }

  private func name(of viewController: UIViewController) -> String? {
    if viewController is Frame { return "frame" }
    if let tabs = viewController as? UITabBarController { return tabs.viewControllers?.count == 3 ? "bar" : "inner" }
    return viewController is UINavigationController ? nil : viewController.title
  }
}
