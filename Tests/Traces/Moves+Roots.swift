extension Move {
  /// Moves that show a window or replace its root, with the window's notifications.
  static let rootMoves: [Move] = [
    Move("a window becomes visible") { stage in
      let a = stage.screen("a")
      let (trace, window) = (stage.trace, stage.window)
      window.rootViewController = a
      let center = NotificationCenter.default
      let token = center.addObserver(forName: UIWindow.didBecomeVisibleNotification, object: window, queue: nil) { _ in
        MainActor.assumeIsolated {
          let isThere = a.viewIfLoaded?.window != nil
          trace("  didBecomeVisible: the root's view is \(isThere ? "in its window" : "not in its window")")
        }
      }
      await stage.watch("window.makeKeyAndVisible()") { window.makeKeyAndVisible() }
      center.removeObserver(token)
    },
    Move("the first root of a visible window") { stage in
      stage.window.makeKeyAndVisible()
      await stage.quietly {}
      await stage.watch("window.rootViewController = a") { stage.window.rootViewController = stage.screen("a") }
    },
    Move("another root") { stage in
      await stage.show(stage.screen("a"))
      let b = stage.screen("b")
      await stage.watch("window.rootViewController = b") { stage.window.rootViewController = b }
    },
    Move("another root, a stack, with an animation") { stage in
      await stage.show(stage.stack("old", stage.screen("a")))
      let stack = stage.stack("new", stage.screen("b"))
      await stage.watch("UIView.transition(with: window) { rootViewController = new }") {
        let completion = stage.completion("UIView.transition")
        UIView.transition(with: stage.window, duration: 0.2, options: .transitionCrossDissolve) {
          stage.window.rootViewController = stack
        } completion: { _ in
          completion()
        }
      }
    },
    Move("another root under a sheet") { stage in
      let a = stage.screen("a")
      await stage.show(a)
      await stage.quietly { a.present(stage.screen("m"), animated: false) }
      let b = stage.screen("b")
      await stage.watch("window.rootViewController = b") { stage.window.rootViewController = b }
    },
    Move("another root while a push is in flight") { stage in
      let stack = stage.stack("stack", stage.screen("a"))
      await stage.show(stack)
      let c = stage.screen("c")
      await stage.begin("stack.pushViewController(b)") {
        stack.pushViewController(stage.screen("b"), animated: true)
      }
      await stage.watch("window.rootViewController = c") { stage.window.rootViewController = c }
    },
    Move("another root, and a modal over it at once") { stage in
      await stage.show(stage.screen("a"))
      let b = stage.screen("b")
      await stage.watch("window.rootViewController = b, b.present(m)") {
        stage.window.rootViewController = b
        b.present(stage.screen("m"), animated: true, completion: stage.completion("present"))
      }
    },
    Move("a window is hidden") { stage in
      await stage.show(stage.screen("a"))
      await stage.watch("window.isHidden = true") { stage.window.isHidden = true }
    },
  ]
}
