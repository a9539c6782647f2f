import PortableUIKit
import Testing

extension TabTests {
  private func group(_ name: String, _ children: [UITab]) -> UITabGroup {
    UITabGroup(title: name, image: nil, identifier: name, children: children)
  }

  /// Shows a bar with a tab, and a group that has a managing navigation controller.
  private func managed(_ children: [UITab]) -> (UITabGroup, UINavigationController, UITabBarController) {
    let group = UITabGroup(title: "group", image: nil, identifier: "group", children: children) { [stage] _ in
      stage.screen("group")
    }
    let stack = UINavigationController()
    group.managingNavigationController = stack
    return (group, stack, show([tab("a"), group]))
  }

  @Test("UK-6 A group has one item in the bar, and shows its own controller or else its selected child's")
  func groups() {
    let (b, c) = (tab("b"), tab("c"))
    let bare = group("bare", [b, c])
    bare.defaultChildIdentifier = "c"
    let (e, f) = (tab("e"), tab("f"))
    let own = UITabGroup(title: "own", image: nil, identifier: "own", children: [e, f]) { [stage] _ in
      stage.screen("own")
    }
    let tabs = show([tab("a"), bare, own])
    #expect(stage.window.userMoves == [.selectTab(0, "a"), .selectTab(1, "bare"), .selectTab(2, "own")])
    #expect(stage.window.perform(.selectTab(1, "bare")))
    #expect(tabs.selectedTab === c)
    #expect(tabs.selectedViewController === c.viewController)
    stage.settle()
    bare.selectedChild = b
    #expect(tabs.selectedTab === b)
    #expect(tabs.selectedViewController === b.viewController)
    tabs.selectedTab = f
    #expect(tabs.selectedTab === f)
    #expect(tabs.selectedViewController?.title == "own")
    #expect(own.selectedChild === f)
    #expect(f.parent === own)
    #expect(f.tabBarController === tabs)
    #expect(tabs.tab(forIdentifier: "e") === e)
  }

  @Test("UK-6 A selected group stays selected when its children change, with the same child or a replacement")
  func childrenOfTheSelectedGroup() {
    let (first, second, new) = (tab("first"), tab("second"), tab("new"))
    let group = group("group", [first, second])
    let tabs = show([tab("home"), group])
    #expect(stage.perform(.selectTab(1, "group")))
    group.children = [new, first, second]
    stage.settle()
    #expect(tabs.selectedTab === first)
    #expect(first.viewController?.view.window === stage.window)
    #expect(tabs.selectedIndex == 1)
    #expect(group.selectedChild === first)
    first.isHidden = true
    stage.settle()
    #expect(tabs.selectedTab === new)
    #expect(new.viewController?.view.window === stage.window)
    #expect(first.viewController?.parent == nil)
    group.children = [second]
    stage.settle()
    #expect(tabs.selectedTab === second)
    #expect(second.viewController?.view.window === stage.window)
    #expect(tabs.selectedIndex == 1)
    #expect(tabs.viewControllers?.map(\.title) == ["home", "second"])
  }

  @Test("UK-6 The visible child of a group stays selected when the group is selected again and its children change")
  func groupSelectedAgain() {
    let (b, c) = (tab("b"), tab("c"))
    let group = group("group", [b, c])
    let tabs = show([tab("a"), group])
    tabs.selectedTab = b
    stage.settle()
    tabs.selectedTab = group
    #expect(tabs.selectedTab === b)
    group.children = [tab("new"), b, c]
    stage.settle()
    #expect(tabs.selectedTab === b)
    #expect(b.viewController?.view.window === stage.window)
  }

  @Test("UK-6 A group that is set around the selected tab stays selected when its children change")
  func groupAroundTheSelectedTab() {
    let (a, b, new) = (tab("a"), tab("b"), tab("new"))
    let tabs = show([a, b])
    tabs.selectedTab = b
    stage.settle()
    let group = group("group", [b])
    tabs.tabs = [a, group]
    stage.settle()
    #expect(tabs.selectedTab === b)
    #expect(tabs.selectedIndex == 1)
    group.children = [new, b]
    stage.settle()
    #expect(tabs.selectedTab === b)
    #expect(tabs.selectedIndex == 1)
    #expect(b.viewController?.view.window === stage.window)
  }

  @Test("UK-6 A tab that is added to a new group and then removed from its old group belongs to the new group")
  func movedBetweenGroups() {
    let moved = tab("moved")
    let one = group("one", [moved, tab("b")])
    let two = group("two", [tab("c")])
    let tabs = show([tab("a"), one, two])
    two.children.append(moved)
    one.children.removeAll { $0 === moved }
    #expect(moved.parent === two)
    #expect(moved.tabBarController === tabs)
    #expect(UIKitMisuse.collect { tabs.selectedTab = moved }.isEmpty)
    #expect(tabs.selectedTab === moved)
  }

  @Test("UK-6 A group that manages a stack shows its own controller and its selected child's in the stack")
  func managedGroup() {
    let child = tab("child")
    let (group, stack, tabs) = managed([child])
    tabs.selectedTab = child
    #expect(stack.viewControllers.map(\.title) == ["group", "child"])
    #expect(tabs.selectedViewController === stack)
    #expect(child.managingTabGroup === group)
    #expect(stack.tabBarController === tabs)
    stack.pushViewController(stage.screen("more"), animated: false)
    tabs.selectedIndex = 0
    tabs.selectedTab = child
    #expect(stack.viewControllers.map(\.title) == ["group", "child", "more"])
    tabs.selectedTab = group
    #expect(stack.viewControllers.map(\.title) == ["group"])
    #expect(tabs.selectedTab === group)
  }

  @Test("UK-14 Going back from a child in a group's stack deselects the child, and reading does not restore it")
  func goingBackInManagedGroup() {
    let child = tab("child")
    let (group, stack, tabs) = managed([child])
    tabs.selectedTab = child
    stage.settle()
    let gesture = stage.window.beginInteractive(.back("group"))
    #expect(gesture != nil)
    #expect(tabs.selectedTab === group)
    stage.cancel(gesture)
    #expect(tabs.selectedTab === child)
    #expect(group.selectedChild === child)
    #expect(stage.perform(.back("group")))
    #expect(tabs.viewControllers?.last === stack)
    #expect(stack.viewControllers.map(\.title) == ["group"])
    #expect(tabs.selectedTab === group)
    #expect(group.selectedChild == nil)
    stage.perform(.selectTab(0, "a"))
    stage.perform(.selectTab(1, "group"))
    #expect(tabs.selectedTab === group)
    #expect(stack.viewControllers.map(\.title) == ["group"])
    stack.pushViewController(stage.screen("pushed"), animated: false)
    tabs.selectedTab = group
    #expect(stack.viewControllers.map(\.title) == ["group", "pushed"])
    stack.setViewControllers([stage.screen("own")], animated: false)
    #expect(tabs.viewControllers?.last === stack)
    #expect(stack.viewControllers.map(\.title) == ["own"])
    tabs.selectedTab = child
    #expect(stack.viewControllers.map(\.title) == ["group", "child"])
    #expect(tabs.selectedTab === child)
  }

  @Test("UK-6 A child that is removed from a group leaves the stack at once, and the app's own screens stay")
  func takenOutOfManagedGroup() {
    let (child, other) = (tab("child"), tab("other"))
    let (group, stack, tabs) = managed([child])
    for children in [[], [other]] {
      group.children = [child]
      tabs.selectedTab = child
      stage.settle()
      #expect(stack.viewControllers.map(\.title) == ["group", "child"])
      group.children = children
      #expect(stack.viewControllers.map(\.title) == ["group"])
      #expect(tabs.selectedTab === group)
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

  @Test("UK-6 A child that is removed from a group in a hidden tab is not in the stack when the group is selected")
  func takenOutOutOfSight() {
    let child = tab("child")
    let (group, stack, tabs) = managed([child])
    tabs.selectedTab = child
    stage.select(0, of: tabs)
    group.children = []
    stage.settle()
    #expect(stage.window.perform(.selectTab(1, "group")))
    #expect(stack.viewControllers.map(\.title) == ["group"])
    #expect(tabs.selectedTab === group)
  }

  @Test("UK-14 A child from which the user has gone back in a group's stack stays away when another child is selected")
  func goneBackFromStaysAway() {
    let (first, second, other) = (tab("first"), tab("second"), tab("other"))
    let inner = group("inner", [first, second])
    let (group, stack, tabs) = managed([inner, other])
    for left in [other, first] {
      tabs.selectedTab = left
      stage.settle()
      #expect(stage.perform(.back("group")))
      inner.selectedChild = second
      stage.settle()
      #expect(stack.viewControllers.map(\.title) == ["group"])
      #expect(tabs.selectedTab === group)
    }
    tabs.selectedTab = other
    #expect(stack.viewControllers.map(\.title) == ["group", "other"])
    #expect(tabs.selectedTab === other)
  }

  @Test("UK-6 A child that is hidden leaves the group's stack at once, and the newly selected child appears")
  func hiddenInManagedGroup() {
    let (first, second) = (tab("first"), tab("second"))
    let inner = group("inner", [first, second])
    let (_, stack, tabs) = managed([inner])
    tabs.selectedTab = inner
    stage.settle()
    #expect(stack.viewControllers.map(\.title) == ["group", "first"])
    first.isHidden = true
    stage.settle()
    #expect(stack.viewControllers.map(\.title) == ["group", "second"])
    #expect(tabs.selectedTab === second)
    #expect(second.viewController?.view.window === stage.window)
  }

  @Test("UK-6 The default child in a group's stack stays selected, and leaves the stack with its own group")
  func defaultInManagedGroup() {
    let (first, new) = (tab("first"), tab("new"))
    let inner = group("inner", [first])
    let (group, stack, tabs) = managed([inner])
    tabs.selectedTab = inner
    stage.settle()
    inner.children = [new, first]
    stage.settle()
    #expect(tabs.selectedTab === first)
    #expect(stack.viewControllers.map(\.title) == ["group", "first"])
    group.children = []
    stage.settle()
    #expect(tabs.selectedTab === group)
    #expect(stack.viewControllers.map(\.title) == ["group"])
  }

  @Test("UK-6 The delegate can replace a child's controller in a group's stack, and the user can go back from it")
  func delegatesControllersInGroup() {
    let child = tab("child")
    let inner = group("inner", [child])
    let (group, stack, tabs) = managed([inner])
    let delegate = StandIns(["child": [stage.screen("one"), stage.screen("two")]])
    tabs.delegate = delegate
    tabs.selectedTab = child
    stage.settle()
    #expect(stack.viewControllers.map(\.title) == ["group", "one", "two"])
    #expect(tabs.selectedTab === child)
    stage.perform(.back("one"))
    #expect(tabs.selectedTab === child)
    stage.perform(.back("group"))
    #expect(tabs.selectedTab === group)
    #expect(stack.viewControllers.map(\.title) == ["group"])
  }
}

/// A delegate that replaces tabs in the stacks of groups with its own controllers.
private final class StandIns: NSObject, UITabBarControllerDelegate {
  private let standIns: [String: [UIViewController]]
  init(_ standIns: [String: [UIViewController]]) { self.standIns = standIns }
  func tabBarController(
    _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController] { standIns[tab.identifier] ?? proposedViewControllers }
}
