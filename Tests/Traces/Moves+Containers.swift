extension Move {
  /// Moves of page view controllers.
  static let pageMoves: [Move] = [
    pages("scroll, animated", .scroll) { $0.turn(to: $1, .forward, animated: true) },
    pages("scroll, back, animated", .scroll) { $0.turn(to: $1, .reverse, animated: true) },
    pages("scroll, not animated", .scroll) { $0.turn(to: $1, .forward, animated: false) },
    pages("curl, animated", .pageCurl) { $0.turn(to: $1, .forward, animated: true) },
  ]

  private struct Pages {
    let controller: UIPageViewController
    let completion: () -> Void

    func turn(to page: Screen, _ direction: UIPageViewController.NavigationDirection, animated: Bool) {
      let completion = completion
      controller.setViewControllers([page], direction: direction, animated: animated) { _ in completion() }
    }
  }

  private static func pages(
    _ how: String, _ style: UIPageViewController.TransitionStyle, _ turn: @escaping (Pages, Screen) -> Void
  ) -> Move {
    Move("another page, \(how)") { stage in
      let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal, options: nil)
      stage.trace.follow(pages, as: "pages")
      pages.delegate = stage.delegate
      pages.setViewControllers([stage.screen("a")], direction: .forward, animated: false, completion: nil)
      await stage.show(pages)
      let (b, completion) = (stage.screen("b"), stage.completion("setViewControllers"))
      await stage.watch("pages.setViewControllers([b])") { turn(Pages(controller: pages, completion: completion), b) }
    }
  }

  /// Moves of an app's own containers.
  static let containerMoves: [Move] = [
    Move("a child is added") { stage in
      let (box, a) = (stage.screen("box"), stage.screen("a"))
      await stage.show(box)
      await stage.watch("box.addChild(a), its view is added, a.didMove(toParent: box)") { box.put(a) }
    },
    Move("a child is removed") { stage in
      let (box, a) = (stage.screen("box"), stage.screen("a"))
      box.put(a)
      await stage.show(box)
      await stage.watch("a.willMove(toParent: nil), its view is removed, a.removeFromParent()") {
        a.willMove(toParent: nil)
        a.view.removeFromSuperview()
        a.removeFromParent()
      }
    },
    swap("animated", duration: 0.2),
    swap("not animated", duration: 0),
    Move("push in a stack that is a child") { stage in
      let box = stage.screen("box")
      let stack = stage.stack("stack", stage.screen("a"))
      box.put(stack)
      await stage.show(box)
      await stage.watch("stack.pushViewController(b)") {
        stack.pushViewController(stage.screen("b"), animated: true)
      }
    },
  ]

  private static func swap(_ how: String, duration: TimeInterval) -> Move {
    Move("a child for another, \(how)") { stage in
      let (box, a, b) = (stage.screen("box"), stage.screen("a"), stage.screen("b"))
      box.put(a)
      await stage.show(box)
      let completion = stage.completion("transition")
      await stage.watch("box.transition(from: a, to: b)") {
        a.willMove(toParent: nil)
        box.addChild(b)
        box.transition(from: a, to: b, duration: duration, options: [], animations: nil) { _ in
          a.removeFromParent()
          b.didMove(toParent: box)
          completion()
        }
      }
    }
  }

  /// Moves that show whether a layer is notified when it leaves the window together with its superlayer.
  static let layerMoves: [Move] = [
    Move("layers: a push over a screen") { stage in
      let a = stage.screen("a")
      let stack = stage.stack("stack", a)
      await stage.show(stack)
      let layer = TracedLayer("in a's view", in: a.view.layer, stage.trace)
      await stage.watch("stack.pushViewController(b)") {
        stack.pushViewController(stage.screen("b"), animated: true)
      }
      layer.removeFromSuperlayer()
    },
    Move("layers: a view two above is removed") { stage in
      let box = stage.screen("box")
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      box.view.addSubview(outer)
      await stage.show(box)
      let layer = TracedLayer("in the inner view", in: inner.layer, stage.trace)
      await stage.watch("outer.removeFromSuperview()") { outer.removeFromSuperview() }
      layer.removeFromSuperlayer()
    },
    Move("layers: a sheet goes") { stage in
      let (a, m) = (stage.screen("a"), stage.screen("m"))
      await stage.show(a)
      await stage.quietly { a.present(m, animated: false) }
      let layer = TracedLayer("in m's view", in: m.view.layer, stage.trace)
      await stage.watch("a.dismiss()") { a.dismiss(animated: true) }
      layer.removeFromSuperlayer()
    },
    Move("layers: another root") { stage in
      let a = stage.screen("a")
      await stage.show(stage.stack("stack", a))
      let layer = TracedLayer("in a's view", in: a.view.layer, stage.trace)
      let b = stage.screen("b")
      await stage.watch("window.rootViewController = b") { stage.window.rootViewController = b }
      layer.removeFromSuperlayer()
    },
    Move("layers: the window is hidden") { stage in
      let a = stage.screen("a")
      await stage.show(a)
      let layer = TracedLayer("in a's view", in: a.view.layer, stage.trace)
      await stage.watch("window.isHidden = true") { stage.window.isHidden = true }
      layer.removeFromSuperlayer()
    },
  ]
}

extension UIViewController {
  /// Adds a child view controller, as Apple's page on containers describes.
  fileprivate func put(_ child: UIViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}
