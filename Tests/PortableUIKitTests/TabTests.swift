import PortableUIKit
import Testing

@Suite struct TabTests {
  let stage = Stage()
  let made = Journal()

  private func tab(_ name: String, _ controller: UIViewController? = nil) -> UITab {
    UITab(title: name, image: UIImage(systemName: "star"), identifier: name) { [made, stage] _ in
      made(name)
      return controller ?? stage.screen(name)
    }
  }

  private func show(_ tabs: [UITab]) -> UITabBarController {
    let controller = UITabBarController(tabs: tabs)
    stage.show(controller)
    return controller
  }

  @Test("UK-17 A tab makes its controller once, and only when it is needed")
  func lazily() throws {
    let tabs = show([tab("a"), tab("b"), tab("c")])
    #expect(made.take() == ["a"])
    #expect(tabs.children.map(\.title) == ["a"] && tabs.selectedTab?.identifier == "a")
    tabs.selectedTab = tabs.tab(forIdentifier: "c")
    #expect(made.take() == ["c"] && tabs.children.map(\.title) == ["a", "c"])
    tabs.selectedIndex = 0
    tabs.selectedIndex = 2
    #expect(made.take().isEmpty)
    let controller = try #require(tabs.selectedViewController)
    #expect(controller.tab === tabs.tabs[2] && tabs.tabs[2].viewController === controller)
    #expect(tabs.viewControllers?.map(\.title) == ["a", "b", "c"] && made.take() == ["b"])
    #expect(tabs.children.map(\.title) == ["a", "b", "c"])
  }

  @Test("UK-14 A tab is tapped by its number alone, or by its number and title")
  func tappedByNumber() {
    let tabs = show([tab("a"), tab("b")])
    #expect(stage.window.perform(.selectTab(1)))
    stage.settle()
    #expect(tabs.selectedIndex == 1)
    #expect(!stage.window.perform(.selectTab(2)) && !stage.window.perform(.selectTab(0, "b")))
    #expect(tabs.selectedIndex == 1)
  }

  @Test("UK-6 Tabs and controllers of a bar are in step: selection, index and order")
  func inStep() throws {
    let tabs = show([tab("a"), tab("b"), tab("c")])
    tabs.selectedIndex = 1
    #expect(tabs.selectedTab?.identifier == "b" && tabs.selectedViewController?.title == "b")
    tabs.selectedViewController = tabs.viewControllers?[2]
    #expect(tabs.selectedTab?.identifier == "c" && tabs.selectedIndex == 2)
    tabs.viewControllers = tabs.viewControllers?.reversed()
    #expect(tabs.tabs.map(\.identifier) == ["c", "b", "a"] && tabs.selectedIndex == 0)
    tabs.viewControllers = [stage.screen("x")]
    #expect(tabs.tabs.isEmpty && tabs.selectedTab == nil && tabs.selectedViewController?.title == "x")
  }

  @Test("UK-6 A tab that goes takes its controller along; the one in its place is chosen")
  func removal() {
    let (a, b, c) = (tab("a"), tab("b"), tab("c"))
    let tabs = show([a, b, c])
    tabs.selectedTab = b
    tabs.setTabs([a, c], animated: false)
    #expect(tabs.selectedTab === c && b.viewController?.parent == nil && b.tabBarController == nil)
    c.isHidden = true
    #expect(tabs.selectedTab === a && tabs.viewControllers?.map(\.title) == ["a"] && tabs.tabs == [a, c])
    c.isHidden = false
    #expect(tabs.viewControllers?.count == 2)
    a.viewController?.removeFromParent()
    #expect(tabs.tabs == [c] && tabs.selectedTab === c)
  }

  @Test("UK-8 Choosing a tab for the first time: it is made and told that it moves in, then as any tab")
  func order() {
    let (a, b) = (tab("a"), tab("b"))
    let tabs = show([a, b])
    tabs.selectedTab = b
    #expect(
      stage.told() == [
        "b.willMove", "b.didMove", "b.load", "a.willDisappear", "b.willAppear", "b.isAppearing", "a.didDisappear",
        "b.didAppear",
      ])
  }

  @Test("UK-14 The user's tap on a tab asks and tells the delegate, with the tab that was chosen before")
  func taps() {
    let (a, b) = (tab("a"), tab("b"))
    let tabs = show([a, b])
    let delegate = TabChoices(stage.journal)
    tabs.delegate = delegate
    #expect(stage.window.userMoves == [.selectTab(0, "a"), .selectTab(1, "b")])
    #expect(stage.window.perform(.selectTab(1, "b")))
    #expect(stage.told().filter { $0.contains("elect") } == ["shouldSelect b", "didSelect b after a"])
    tabs.selectedTab = a
    #expect(!stage.told().contains { $0.contains("elect") })
    delegate.refused = b
    #expect(!stage.window.perform(.selectTab(1, "b")) && tabs.selectedTab === a)
    b.isEnabled = false
    #expect(stage.window.userMoves == [.selectTab(0, "a")])
  }

  @Test("UK-14 A delegate that knows of controllers only is asked and told of a tab's controller")
  func oldDelegate() {
    let tabs = show([tab("a"), tab("b")])
    let delegate = TabJournal(stage.journal)
    tabs.delegate = delegate
    #expect(stage.window.perform(.selectTab(1, "b")))
    #expect(stage.told().filter { $0.contains("elect") } == ["shouldSelect b", "didSelect b"])
  }

  @Test("UK-6 A group is one place in the bar, which shows its own controller or else the chosen child's")
  func groups() {
    let (b, c) = (tab("b"), tab("c"))
    let bare = UITabGroup(title: "bare", image: nil, identifier: "bare", children: [b, c])
    bare.defaultChildIdentifier = "c"
    let (e, f) = (tab("e"), tab("f"))
    let own = UITabGroup(title: "own", image: nil, identifier: "own", children: [e, f]) { [stage] _ in
      stage.screen("own")
    }
    let tabs = show([tab("a"), bare, own])
    #expect(stage.window.userMoves == [.selectTab(0, "a"), .selectTab(1, "bare"), .selectTab(2, "own")])
    #expect(stage.window.perform(.selectTab(1, "bare")))
    #expect(tabs.selectedTab === c && tabs.selectedViewController === c.viewController)
    stage.settle()
    bare.selectedChild = b
    #expect(tabs.selectedTab === b && tabs.selectedViewController === b.viewController)
    tabs.selectedTab = f
    #expect(tabs.selectedTab === f && tabs.selectedViewController?.title == "own" && own.selectedChild === f)
    #expect(f.parent === own && f.tabBarController === tabs && tabs.tab(forIdentifier: "e") === e)
  }

  @Test("UK-6 A group stays selected when its children change, with its child or another in the place of that")
  func childrenOfTheSelectedGroup() {
    let (first, second, new) = (tab("first"), tab("second"), tab("new"))
    let group = UITabGroup(title: "group", image: nil, identifier: "group", children: [first, second])
    let tabs = show([tab("home"), group])
    #expect(stage.window.perform(.selectTab(1, "group")))
    stage.settle()
    group.children = [new, first, second]
    stage.settle()
    #expect(tabs.selectedTab === first && first.viewController?.view.window === stage.window)
    #expect(tabs.selectedIndex == 1 && group.selectedChild === first)
    first.isHidden = true
    stage.settle()
    #expect(tabs.selectedTab === new && new.viewController?.view.window === stage.window)
    #expect(first.viewController?.parent == nil)
    group.children = [second]
    stage.settle()
    #expect(tabs.selectedTab === second && second.viewController?.view.window === stage.window)
    #expect(tabs.selectedIndex == 1 && tabs.viewControllers?.map(\.title) == ["home", "second"])
  }

  @Test("UK-6 The child of a group that is shown stays chosen when the group is selected again and its children change")
  func groupSelectedAgain() {
    let (b, c) = (tab("b"), tab("c"))
    let group = UITabGroup(title: "group", image: nil, identifier: "group", children: [b, c])
    let tabs = show([tab("a"), group])
    tabs.selectedTab = b
    stage.settle()
    tabs.selectedTab = group
    #expect(tabs.selectedTab === b)
    group.children = [tab("new"), b, c]
    stage.settle()
    #expect(tabs.selectedTab === b && b.viewController?.view.window === stage.window)
  }

  @Test("UK-6 A group that is set around the selected tab stays selected when its children change")
  func groupAroundTheSelectedTab() {
    let (a, b, new) = (tab("a"), tab("b"), tab("new"))
    let tabs = show([a, b])
    tabs.selectedTab = b
    stage.settle()
    let group = UITabGroup(title: "group", image: nil, identifier: "group", children: [b])
    tabs.tabs = [a, group]
    stage.settle()
    #expect(tabs.selectedTab === b && tabs.selectedIndex == 1)
    group.children = [new, b]
    stage.settle()
    #expect(tabs.selectedTab === b && tabs.selectedIndex == 1)
    #expect(b.viewController?.view.window === stage.window)
  }

  @Test("UK-6 A tab that is added to one group and then taken out of another is in the one it was added to")
  func movedBetweenGroups() {
    let moved = tab("moved")
    let one = UITabGroup(title: "one", image: nil, identifier: "one", children: [moved, tab("b")])
    let two = UITabGroup(title: "two", image: nil, identifier: "two", children: [tab("c")])
    let tabs = show([tab("a"), one, two])
    two.children.append(moved)
    one.children.removeAll { $0 === moved }
    #expect(moved.parent === two && moved.tabBarController === tabs)
    #expect(UIKitMisuse.collect { tabs.selectedTab = moved }.isEmpty && tabs.selectedTab === moved)
  }

  @Test("UK-6 A group with a stack to manage shows its own controller and the chosen child's in it")
  func managedGroup() {
    let child = tab("child")
    let group = UITabGroup(title: "group", image: nil, identifier: "group", children: [child]) { [stage] _ in
      stage.screen("group")
    }
    let stack = UINavigationController()
    group.managingNavigationController = stack
    let tabs = show([tab("a"), group])
    tabs.selectedTab = child
    #expect(stack.viewControllers.map(\.title) == ["group", "child"] && tabs.selectedViewController === stack)
    #expect(child.managingTabGroup === group && stack.tabBarController === tabs)
    stack.pushViewController(stage.screen("more"), animated: false)
    tabs.selectedIndex = 0
    tabs.selectedTab = child
    #expect(stack.viewControllers.map(\.title) == ["group", "child", "more"])
    tabs.selectedTab = group
    #expect(stack.viewControllers.map(\.title) == ["group"] && tabs.selectedTab === group)
  }

  @Test("UK-14 What the user has gone back from in a group's stack is not chosen any more, nor brought back by reading")
  func goingBackInManagedGroup() {
    let child = tab("child")
    let group = UITabGroup(title: "group", image: nil, identifier: "group", children: [child]) { [stage] _ in
      stage.screen("group")
    }
    let stack = UINavigationController()
    group.managingNavigationController = stack
    let tabs = show([tab("a"), group])
    tabs.selectedTab = child
    stage.settle()
    let gesture = stage.window.beginInteractive(.back("group"))
    #expect(gesture != nil && tabs.selectedTab === group)
    gesture?.cancel()
    stage.settle()
    #expect(tabs.selectedTab === child && group.selectedChild === child)
    #expect(stage.window.perform(.back("group")))
    stage.settle()
    #expect(tabs.viewControllers?.last === stack && stack.viewControllers.map(\.title) == ["group"])
    #expect(tabs.selectedTab === group && group.selectedChild == nil)
    stage.window.perform(.selectTab(0, "a"))
    stage.settle()
    stage.window.perform(.selectTab(1, "group"))
    stage.settle()
    #expect(tabs.selectedTab === group && stack.viewControllers.map(\.title) == ["group"])
    stack.pushViewController(stage.screen("pushed"), animated: false)
    tabs.selectedTab = group
    #expect(stack.viewControllers.map(\.title) == ["group", "pushed"])
    stack.setViewControllers([stage.screen("own")], animated: false)
    #expect(tabs.viewControllers?.last === stack && stack.viewControllers.map(\.title) == ["own"])
    tabs.selectedTab = child
    #expect(stack.viewControllers.map(\.title) == ["group", "child"] && tabs.selectedTab === child)
  }

  @Test("UK-6 A child that is taken out of a group leaves its stack at once, and what the app has put there stays")
  func takenOutOfManagedGroup() {
    let (child, other) = (tab("child"), tab("other"))
    let group = UITabGroup(title: "group", image: nil, identifier: "group", children: [child]) { [stage] _ in
      stage.screen("group")
    }
    let stack = UINavigationController()
    group.managingNavigationController = stack
    let tabs = show([tab("a"), group])
    for children in [[], [other]] {
      group.children = [child]
      tabs.selectedTab = child
      stage.settle()
      #expect(stack.viewControllers.map(\.title) == ["group", "child"])
      group.children = children
      #expect(stack.viewControllers.map(\.title) == ["group"] && tabs.selectedTab === group)
      stage.settle()
      #expect(group.viewController?.view.window === stage.window)
      tabs.selectedTab = group
      #expect(stack.viewControllers.map(\.title) == ["group"])
    }
    tabs.selectedTab = other
    stack.setViewControllers([stage.screen("own")], animated: false)
    group.children = []
    #expect(stack.viewControllers.map(\.title) == ["own"], "the user had left the child")
  }

  @Test("UK-6 A child that is taken out of a group while another tab is chosen is not in its stack when that is chosen")
  func takenOutOutOfSight() {
    let child = tab("child")
    let group = UITabGroup(title: "group", image: nil, identifier: "group", children: [child]) { [stage] _ in
      stage.screen("group")
    }
    let stack = UINavigationController()
    group.managingNavigationController = stack
    let tabs = show([tab("a"), group])
    tabs.selectedTab = child
    tabs.selectedIndex = 0
    stage.settle()
    group.children = []
    stage.settle()
    #expect(stage.window.perform(.selectTab(1, "group")))
    #expect(stack.viewControllers.map(\.title) == ["group"] && tabs.selectedTab === group)
  }

  @Test("UK-14 A tab that the user has gone back from in a group's stack stays away when another is chosen")
  func goneBackFromStaysAway() {
    let (first, second, other) = (tab("first"), tab("second"), tab("other"))
    let inner = UITabGroup(title: "inner", image: nil, identifier: "inner", children: [first, second])
    let group = UITabGroup(title: "group", image: nil, identifier: "group", children: [inner, other]) { [stage] _ in
      stage.screen("group")
    }
    let stack = UINavigationController()
    group.managingNavigationController = stack
    let tabs = show([tab("a"), group])
    for left in [other, first] {
      tabs.selectedTab = left
      stage.settle()
      #expect(stage.window.perform(.back("group")))
      stage.settle()
      inner.selectedChild = second
      stage.settle()
      #expect(stack.viewControllers.map(\.title) == ["group"] && tabs.selectedTab === group)
    }
    tabs.selectedTab = other
    #expect(stack.viewControllers.map(\.title) == ["group", "other"] && tabs.selectedTab === other)
  }

  @Test("UK-6 A child that is hidden leaves a group's stack at once, and the one chosen in its place comes")
  func hiddenInManagedGroup() {
    let (first, second) = (tab("first"), tab("second"))
    let inner = UITabGroup(title: "inner", image: nil, identifier: "inner", children: [first, second])
    let group = UITabGroup(title: "group", image: nil, identifier: "group", children: [inner]) { [stage] _ in
      stage.screen("group")
    }
    let stack = UINavigationController()
    group.managingNavigationController = stack
    let tabs = show([tab("a"), group])
    tabs.selectedTab = inner
    stage.settle()
    #expect(stack.viewControllers.map(\.title) == ["group", "first"])
    first.isHidden = true
    stage.settle()
    #expect(stack.viewControllers.map(\.title) == ["group", "second"] && tabs.selectedTab === second)
    #expect(second.viewController?.view.window === stage.window)
  }

  @Test("UK-6 A child that a group's stack shows by default stays chosen, and leaves the stack with its own group")
  func defaultInManagedGroup() {
    let (first, new) = (tab("first"), tab("new"))
    let inner = UITabGroup(title: "inner", image: nil, identifier: "inner", children: [first])
    let group = UITabGroup(title: "group", image: nil, identifier: "group", children: [inner]) { [stage] _ in
      stage.screen("group")
    }
    let stack = UINavigationController()
    group.managingNavigationController = stack
    let tabs = show([tab("a"), group])
    tabs.selectedTab = inner
    stage.settle()
    inner.children = [new, first]
    stage.settle()
    #expect(tabs.selectedTab === first && stack.viewControllers.map(\.title) == ["group", "first"])
    group.children = []
    stage.settle()
    #expect(tabs.selectedTab === group && stack.viewControllers.map(\.title) == ["group"])
  }

  @Test("UK-6 A delegate's controllers stand for a tab in a group's stack, and the user goes back from them")
  func delegatesControllersInGroup() {
    let child = tab("child")
    let inner = UITabGroup(title: "inner", image: nil, identifier: "inner", children: [child])
    let group = UITabGroup(title: "group", image: nil, identifier: "group", children: [inner]) { [stage] _ in
      stage.screen("group")
    }
    let stack = UINavigationController()
    group.managingNavigationController = stack
    let tabs = show([tab("a"), group])
    let delegate = StandIns(["child": [stage.screen("one"), stage.screen("two")]])
    tabs.delegate = delegate
    tabs.selectedTab = child
    stage.settle()
    #expect(stack.viewControllers.map(\.title) == ["group", "one", "two"] && tabs.selectedTab === child)
    stage.window.perform(.back("one"))
    stage.settle()
    #expect(tabs.selectedTab === child)
    stage.window.perform(.back("group"))
    stage.settle()
    #expect(tabs.selectedTab === group && stack.viewControllers.map(\.title) == ["group"])
  }

  @Test("UK-6 Of more than five tabs, those without an item are made when they are chosen behind the More item")
  func more() {
    let tabs = show((1...7).map { tab("\($0)") })
    #expect(made.take() == ["1"] && tabs.tabBar.items?.map(\.title) == ["1", "2", "3", "4", "More"])
    tabs.selectedTab = tabs.tabs[5]
    #expect(made.take() == ["6"] && tabs.selectedIndex == 5)
    #expect(tabs.selectedViewController?.parent === tabs.moreNavigationController)
    stage.settle()
    #expect(stage.window.perform(.selectTab(4, "More")))
    stage.settle()
    #expect(stage.window.perform(.selectTab(6, "7")))
    #expect(made.take() == ["7"] && tabs.selectedTab === tabs.tabs[6])
  }

  @Test(
    "UK-11 Two tabs of one identifier, a stranger and a hidden tab are refused; one without controller stays unchosen")
  func misuse() {
    let tabs = show([tab("a"), UITab(title: "bare", image: nil, identifier: "bare")])
    let stranger = tab("stranger")
    let misuses = UIKitMisuse.collect {
      tabs.selectedTab = stranger
      tabs.tabs = [tab("x"), UITabGroup(title: "g", image: nil, identifier: "g", children: [tab("x")])]
    }
    #expect(misuses.map(\.kind) == [.selectingStranger, .duplicateTabIdentifier])
    tabs.tabs[0].isHidden = true
    #expect(UIKitMisuse.collect { tabs.selectedTab = tabs.tabs[0] }.map(\.kind) == [.selectingStranger])
    tabs.tabs[0].isHidden = false
    tabs.selectedIndex = 0
    #expect(tabs.tabs.map(\.identifier) == ["a", "bare"])
    #expect(!stage.window.perform(.selectTab(1, "bare")) && tabs.selectedTab?.identifier == "a")
  }

  @Test("UK-13 Tabs and their controllers die with their tab bar controller")
  func lifetime() {
    weak var (tabs, controller): (UITabBarController?, UIViewController?) = (nil, nil)
    autoreleasing {
      let kept = UITabBarController(tabs: [tab("a"), tab("b")])
      (tabs, controller) = (kept, kept.viewControllers?.last)
      #expect(controller != nil)
    }
    #expect(tabs == nil && controller == nil)
  }

  private func autoreleasing(_ body: () -> Void) { body() }
}

/// Has controllers of its own stand for tabs in the stacks of groups.
private final class StandIns: NSObject, UITabBarControllerDelegate {
  private let standIns: [String: [UIViewController]]
  init(_ standIns: [String: [UIViewController]]) { self.standIns = standIns }

  func tabBarController(
    _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController] { standIns[tab.identifier] ?? proposedViewControllers }
}

/// Writes down what it is told of tabs, and refuses one.
private final class TabChoices: NSObject, UITabBarControllerDelegate {
  private let journal: Journal
  var refused: UITab?
  init(_ journal: Journal) { self.journal = journal }

  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
    journal("shouldSelect \(tab.title)")
    return tab !== refused
  }
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    journal("didSelect \(selectedTab.title) after \(previousTab?.title ?? "none")")
  }
}
