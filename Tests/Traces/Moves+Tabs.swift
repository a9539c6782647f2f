extension Move {
  /// Moves that select a tab or replace the controllers of tabs.
  static let tabMoves: [Move] = [
    Move("another tab, by its index") { stage in
      let tabs = stage.tabs(stage.screen("a"), stage.screen("b"))
      await stage.show(tabs)
      await stage.watch("tabs.selectedIndex = 1") { tabs.selectedIndex = 1 }
    },
    Move("another tab, by its controller, and back") { stage in
      let (a, b) = (stage.screen("a"), stage.screen("b"))
      let tabs = stage.tabs(a, b)
      await stage.show(tabs)
      await stage.quietly { tabs.selectedViewController = b }
      await stage.watch("tabs.selectedViewController = a") { tabs.selectedViewController = a }
    },
    Move("two other tabs at once") { stage in
      let tabs = stage.tabs(stage.screen("a"), stage.screen("b"), stage.screen("c"))
      await stage.show(tabs)
      await stage.watch("tabs.selectedIndex = 1, selectedIndex = 2") {
        tabs.selectedIndex = 1
        tabs.selectedIndex = 2
      }
    },
    Move("another tab by an animator") { stage in
      let tabs = stage.tabs(stage.screen("a"), stage.screen("b"))
      await stage.show(tabs)
      stage.delegate.animator = Fade()
      await stage.watch("tabs.selectedIndex = 1") { tabs.selectedIndex = 1 }
    },
    Move("tabs of others, animated") { stage in
      let tabs = stage.tabs(stage.screen("a"), stage.screen("b"))
      await stage.show(tabs)
      await stage.watch("tabs.setViewControllers([c, d])") {
        tabs.setViewControllers(stage.screens("c", "d"), animated: true)
      }
    },
    Move("tabs of others, not animated") { stage in
      let tabs = stage.tabs(stage.screen("a"), stage.screen("b"))
      await stage.show(tabs)
      await stage.watch("tabs.setViewControllers([c, d])") {
        tabs.setViewControllers(stage.screens("c", "d"), animated: false)
      }
    },
    Move("push in a tab that is not shown, then choose it") { stage in
      let stack = stage.stack("stack", stage.screen("b"))
      let tabs = stage.tabs(stage.screen("a"), stack)
      await stage.show(tabs)
      await stage.watch("stack.pushViewController(c), tabs.selectedIndex = 1") {
        stack.pushViewController(stage.screen("c"), animated: true)
        tabs.selectedIndex = 1
      }
    },
    Move("push in the chosen tab, and choose another in the same turn") { stage in
      let stack = stage.stack("stack", stage.screen("a"))
      let tabs = stage.tabs(stack, stage.screen("b"))
      await stage.show(tabs)
      await stage.watch("stack.pushViewController(c), tabs.selectedIndex = 1") {
        stack.pushViewController(stage.screen("c"), animated: true)
        tabs.selectedIndex = 1
      }
    },
  ]
}
