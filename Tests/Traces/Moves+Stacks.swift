extension Move {
  /// Moves that push, pop, or set all view controllers of a stack.
  static let stackMoves: [Move] =
    [true, false].flatMap { animated -> [Move] in
      let how = animated ? "animated" : "not animated"
      return [
        Move("push, \(how)") { stage in
          let stack = stage.stack("stack", stage.screen("a"))
          await stage.show(stack)
          await stage.watch("stack.pushViewController(b)") {
            stack.pushViewController(stage.screen("b"), animated: animated)
          }
        },
        Move("pop, \(how)") { stage in
          let stack = stage.stack("stack", stage.screen("a"), stage.screen("b"))
          await stage.show(stack)
          await stage.watch("stack.popViewController()") { stack.popViewController(animated: animated) }
        },
        Move("pop to the root of three, \(how)") { stage in
          let stack = stage.stack("stack", stage.screen("a"), stage.screen("b"), stage.screen("c"))
          await stage.show(stack)
          await stage.watch("stack.popToRootViewController()") { stack.popToRootViewController(animated: animated) }
        },
        Move("a stack of others, \(how)") { stage in
          let stack = stage.stack("stack", stage.screen("a"), stage.screen("b"))
          await stage.show(stack)
          await stage.watch("stack.setViewControllers([c, d])") {
            stack.setViewControllers(stage.screens("c", "d"), animated: animated)
          }
        },
        Move("others below the same top, \(how)") { stage in
          let top = stage.screen("top")
          let stack = stage.stack("stack", stage.screen("a"), top)
          await stage.show(stack)
          await stage.watch("stack.setViewControllers([b, c, top])") {
            stack.setViewControllers(stage.screens("b", "c") + [top], animated: animated)
          }
        },
      ]
    } + stackSequences

  private static let stackSequences: [Move] = [
    Move("pop to the middle of four") { stage in
      let (a, b) = (stage.screen("a"), stage.screen("b"))
      let stack = stage.stack("stack", a, b, stage.screen("c"), stage.screen("d"))
      await stage.show(stack)
      await stage.watch("stack.popToViewController(b)") { stack.popToViewController(b, animated: true) }
    },
    Move("a screen below the top leaves") { stage in
      let (a, b, c) = (stage.screen("a"), stage.screen("b"), stage.screen("c"))
      let stack = stage.stack("stack", a, b, c)
      await stage.show(stack)
      await stage.watch("stack.viewControllers = [a, c]") { stack.viewControllers = [a, c] }
    },
    Move("push twice at once") { stage in
      let stack = stage.stack("stack", stage.screen("a"))
      await stage.show(stack)
      await stage.watch("stack.pushViewController(b), pushViewController(c)") {
        stack.pushViewController(stage.screen("b"), animated: true)
        stack.pushViewController(stage.screen("c"), animated: true)
      }
    },
    Move("push and pop at once") { stage in
      let stack = stage.stack("stack", stage.screen("a"))
      await stage.show(stack)
      await stage.watch("stack.pushViewController(b), popViewController()") {
        stack.pushViewController(stage.screen("b"), animated: true)
        stack.popViewController(animated: true)
      }
    },
    Move("pop while a push is in flight") { stage in
      let stack = stage.stack("stack", stage.screen("a"))
      await stage.show(stack)
      await stage.begin("stack.pushViewController(b)") {
        stack.pushViewController(stage.screen("b"), animated: true)
      }
      await stage.watch("stack.popViewController()") { stack.popViewController(animated: true) }
    },
    Move("push inside viewDidAppear of a push") { stage in
      let (b, c) = (stage.screen("b"), stage.screen("c"))
      let stack = stage.stack("stack", stage.screen("a"))
      await stage.show(stack)
      b.inside["viewDidAppear"] = { stack.pushViewController(c, animated: true) }
      await stage.watch("stack.pushViewController(b); in its viewDidAppear pushViewController(c)") {
        stack.pushViewController(b, animated: true)
      }
    },
    Move("push inside a coordinator's completion") { stage in
      let (b, c) = (stage.screen("b"), stage.screen("c"))
      let stack = stage.stack("stack", stage.screen("a"))
      await stage.show(stack)
      await stage.watch("stack.pushViewController(b); in the completion of its coordinator pushViewController(c)") {
        stack.pushViewController(b, animated: true)
        stack.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
          stack.pushViewController(c, animated: true)
        }
      }
    },
    Move("push in a stack that is not in the window") { stage in
      let stack = stage.stack("stack", stage.screen("a"))
      await stage.watch("stack.pushViewController(b)") {
        stack.pushViewController(stage.screen("b"), animated: true)
      }
    },
    Move("show from a screen of a stack") { stage in
      let a = stage.screen("a")
      let stack = stage.stack("stack", a)
      await stage.show(stack)
      await stage.watch("a.show(b, sender: nil)") { a.show(stage.screen("b"), sender: nil) }
    },
    Move("the navigation bar is hidden while a push is in flight") { stage in
      let stack = stage.stack("stack", stage.screen("a"))
      await stage.show(stack)
      await stage.watch("stack.pushViewController(b), setNavigationBarHidden(true)") {
        stack.pushViewController(stage.screen("b"), animated: true)
        stack.setNavigationBarHidden(true, animated: true)
      }
    },
  ]

  /// Moves with an app's own animator, with and without an interaction controller.
  static let drivenMoves: [Move] = [
    Move("push by an animator") { stage in
      let stack = stage.stack("stack", stage.screen("a"))
      await stage.show(stack)
      stage.delegate.animator = Fade()
      await stage.watch("stack.pushViewController(b)") {
        stack.pushViewController(stage.screen("b"), animated: true)
      }
    },
    Move("push by an animator that takes it back") { stage in
      let stack = stage.stack("stack", stage.screen("a"))
      await stage.show(stack)
      let fade = Fade()
      fade.takesBack = true
      stage.delegate.animator = fade
      await stage.watch("stack.pushViewController(b)") {
        stack.pushViewController(stage.screen("b"), animated: true)
      }
    },
    drivenPop("finished") { $0.finish() },
    drivenPop("cancelled") { $0.cancel() },
  ]

  private static func drivenPop(
    _ end: String, _ letGo: @escaping (UIPercentDrivenInteractiveTransition) -> Void
  ) -> Move {
    Move("interactive pop, \(end)") { stage in
      let stack = stage.stack("stack", stage.screen("a"), stage.screen("b"))
      await stage.show(stack)
      let drive = UIPercentDrivenInteractiveTransition()
      stage.delegate.animator = Fade()
      stage.delegate.drive = drive
      await stage.begin("stack.popViewController(), driven") { stack.popViewController(animated: true) }
      await stage.begin("half of the way") { drive.update(0.5) }
      await stage.watch("let go: \(end)") { letGo(drive) }
    }
  }
}
