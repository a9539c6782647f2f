extension Move {
  private static let styles: [(UIModalPresentationStyle, String)] = [
    (.automatic, "automatic"), (.pageSheet, "pageSheet"), (.formSheet, "formSheet"), (.popover, "popover"),
    (.overFullScreen, "overFullScreen"), (.overCurrentContext, "overCurrentContext"), (.fullScreen, "fullScreen"),
    (.currentContext, "currentContext"), (.custom, "custom"),
  ]

  private static func modal(_ style: UIModalPresentationStyle, over a: Screen, _ stage: Stage) -> Screen {
    let modal = stage.screen("m")
    modal.modalPresentationStyle = style
    if style == .popover { modal.popoverPresentationController?.sourceView = a.view }
    modal.presentationController?.delegate = stage.delegate
    return modal
  }

  /// Moves that present and dismiss one modal, in every style.
  static let modalMoves: [Move] = styles.flatMap { style, name -> [Move] in
    [
      Move("present, \(name)") { stage in
        let a = stage.screen("a")
        await stage.show(a)
        let modal = modal(style, over: a, stage)
        await stage.watch("a.present(m)") { a.present(modal, animated: true, completion: stage.completion("present")) }
      },
      Move("dismiss, \(name)") { stage in
        let a = stage.screen("a")
        await stage.show(a)
        let modal = modal(style, over: a, stage)
        await stage.quietly { a.present(modal, animated: false) }
        await stage.watch("a.dismiss()") { a.dismiss(animated: true, completion: stage.completion("dismiss")) }
      },
    ]
  }

  /// Moves with several modals, and with modals during other changes.
  static let modalSequences: [Move] = [
    Move("present, not animated") { stage in
      let a = stage.screen("a")
      await stage.show(a)
      await stage.watch("a.present(m)") {
        a.present(stage.screen("m"), animated: false, completion: stage.completion("present"))
      }
    },
    Move("dismiss, not animated") { stage in
      let a = stage.screen("a")
      await stage.show(a)
      await stage.quietly { a.present(stage.screen("m"), animated: false) }
      await stage.watch("a.dismiss()") { a.dismiss(animated: false, completion: stage.completion("dismiss")) }
    },
    Move("dismiss, not animated, and present at once") { stage in
      let a = stage.screen("a")
      await stage.show(a)
      await stage.quietly { a.present(stage.screen("m"), animated: false) }
      await stage.watch("a.dismiss(), a.present(n)") {
        a.dismiss(animated: false, completion: stage.completion("dismiss"))
        a.present(stage.screen("n"), animated: true, completion: stage.completion("present"))
      }
    },
    Move("present inside the completion of a dismissal") { stage in
      let a = stage.screen("a")
      await stage.show(a)
      await stage.quietly { a.present(stage.screen("m"), animated: false) }
      let n = stage.screen("n")
      await stage.watch("a.dismiss { a.present(n) }") {
        a.dismiss(animated: true) { a.present(n, animated: true, completion: stage.completion("present")) }
      }
    },
    Move("present inside viewDidDisappear of a dismissal") { stage in
      let (a, m, n) = (stage.screen("a"), stage.screen("m"), stage.screen("n"))
      await stage.show(a)
      await stage.quietly { a.present(m, animated: false) }
      m.inside["viewDidDisappear"] = { a.present(n, animated: true, completion: stage.completion("present")) }
      await stage.watch("a.dismiss(); in viewDidDisappear of m a.present(n)") { a.dismiss(animated: true) }
    },
    Move("present and dismiss at once") { stage in
      let a = stage.screen("a")
      await stage.show(a)
      await stage.watch("a.present(m), a.dismiss()") {
        a.present(stage.screen("m"), animated: true, completion: stage.completion("present"))
        a.dismiss(animated: true, completion: stage.completion("dismiss"))
      }
    },
    Move("dismiss while a presentation is in flight") { stage in
      let a = stage.screen("a")
      await stage.show(a)
      await stage.begin("a.present(m)") { a.present(stage.screen("m"), animated: true) }
      await stage.watch("a.dismiss()") { a.dismiss(animated: true, completion: stage.completion("dismiss")) }
    },
    Move("present on one that presents") { stage in
      let a = stage.screen("a")
      await stage.show(a)
      await stage.quietly { a.present(stage.screen("m"), animated: false) }
      await stage.watch("a.present(n)") {
        a.present(stage.screen("n"), animated: true, completion: stage.completion("present"))
      }
    },
    Move("present from a screen of a stack in tabs") { stage in
      let a = stage.screen("a")
      let tabs = stage.tabs(stage.stack("stack", a), stage.screen("b"))
      await stage.show(tabs)
      await stage.watch("a.present(m)") { a.present(stage.screen("m"), animated: true) }
    },
    Move("present in a context that a child defines") { stage in
      let (a, b) = (stage.screen("a"), stage.screen("b"))
      let stack = stage.stack("stack", a)
      a.addChild(b)
      a.view.addSubview(b.view)
      b.didMove(toParent: a)
      b.definesPresentationContext = true
      await stage.show(stack)
      let modal = stage.screen("m")
      modal.modalPresentationStyle = .overCurrentContext
      await stage.watch("b.present(m), over the current context") { b.present(modal, animated: true) }
    },
    dismissal(ofTwo: "by the presenter", animated: true) { $0.dismiss(animated: true) },
    dismissal(ofTwo: "by the presenter, not animated", animated: false) { $0.dismiss(animated: false) },
    dismissal(ofTwo: "by the upper of itself", animated: true) {
      $0.presentedViewController?.presentedViewController?.dismiss(animated: true)
    },
    dismissal(ofTwo: "one after the other, at once", animated: true) {
      $0.presentedViewController?.dismiss(animated: true)
      $0.dismiss(animated: true)
    },
    Move("dismiss from a screen of a presented stack") { stage in
      let (a, b) = (stage.screen("a"), stage.screen("b"))
      await stage.show(a)
      let sheet = stage.stack("sheet", b)
      await stage.quietly { a.present(sheet, animated: false) }
      await stage.watch("b.dismiss()") { b.dismiss(animated: true, completion: stage.completion("dismiss")) }
    },
    Move("push below a sheet that goes") { stage in
      let a = stage.screen("a")
      let stack = stage.stack("stack", a)
      await stage.show(stack)
      await stage.quietly { a.present(stage.screen("m"), animated: false) }
      await stage.watch("stack.dismiss(), pushViewController(b)") {
        stack.dismiss(animated: true, completion: stage.completion("dismiss"))
        stack.pushViewController(stage.screen("b"), animated: true)
      }
    },
    Move("present while a push is in flight") { stage in
      let stack = stage.stack("stack", stage.screen("a"))
      await stage.show(stack)
      await stage.begin("stack.pushViewController(b)") {
        stack.pushViewController(stage.screen("b"), animated: true)
      }
      await stage.watch("stack.present(m)") {
        stack.present(stage.screen("m"), animated: true, completion: stage.completion("present"))
      }
    },
    Move("present by an animator") { stage in
      let a = stage.screen("a")
      await stage.show(a)
      let modal = stage.screen("m")
      modal.modalPresentationStyle = .custom
      modal.transitioningDelegate = stage.delegate
      stage.delegate.animator = Fade()
      await stage.watch("a.present(m)") {
        a.present(modal, animated: true, completion: stage.completion("present"))
      }
    },
    Move("present an alert, and dismiss it") { stage in
      let a = stage.screen("a")
      await stage.show(a)
      let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Good", style: .default, handler: nil))
      stage.trace.follow(alert, as: "alert")
      await stage.watch("a.present(alert)") {
        a.present(alert, animated: true, completion: stage.completion("present"))
      }
      await stage.watch("a.dismiss()") { a.dismiss(animated: true, completion: stage.completion("dismiss")) }
    },
  ]

  private static func dismissal(
    ofTwo how: String, animated: Bool, _ dismiss: @escaping (UIViewController) -> Void
  ) -> Move {
    Move("dismiss two, \(how)") { stage in
      let (a, lower, upper) = (stage.screen("a"), stage.screen("lower"), stage.screen("upper"))
      await stage.show(a)
      await stage.quietly { a.present(lower, animated: false) }
      await stage.quietly { lower.present(upper, animated: false) }
      await stage.watch("dismiss \(how)") { dismiss(a) }
    }
  }
}
