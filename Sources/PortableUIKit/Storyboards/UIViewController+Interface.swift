extension UIViewController {
  /// Creates the view from the scene or the nib. Without them, creates an empty view with the size of the screen.
  func loadViewFromInterface() {
    if let origin, let element = origin.scene?.element.first(key: "view") {
      let view = origin.makeView(element) { [weak self] in self?.connect($0, drawnAs: $1) }
      adoptView(view)
      embed()
    } else if origin == nil, let name = nibName ?? NibNames.name(for: self) {
      adoptView(UINib.view(name, bundle: nibBundle, for: self) ?? UIView(frame: UIScreen.main.bounds))
    } else {
      adoptView(UIView(frame: UIScreen.main.bounds))
    }
  }

  /// Makes taps on bar buttons trigger their segues.
  func connectButtons(_ origin: InterfaceOrigin) {
    for drawn in origin.segues where !drawn.isContainment {
      guard let id = drawn.origin, let button = origin.items[id] else { continue }
      button.segue = { [weak self] in self?.trigger(drawn, sender: $0) }
    }
  }

  /// Makes taps on a view trigger its segue.
  private func connect(_ view: UIView, drawnAs id: String) {
    guard let drawn = origin?.scene?.tapped[id] else { return }
    view.madeExtras().segue = { [weak self] in self?.trigger(drawn, sender: $0) }
  }

  /// Performs the embed segues. As on Apple's systems, `shouldPerformSegue` is asked for each.
  private func embed() {
    guard let origin else { return }
    for segue in origin.segues where segue.kind == "embed" {
      guard shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: nil) else { continue }
      perform(segue, sender: nil)
    }
  }
}

extension InterfaceOrigin {
  fileprivate func makeView(_ element: InterfaceElement, made: @escaping (UIView, String) -> Void) -> UIView {
    var making = InterfaceViewMaking(file: file, scene: sceneName) { [weak self] view, id in
      self?.drawn.remember(view, id: id)
      made(view, id)
    }
    let view = making.view(element)
    for failure in making.failures { UIKitMisuse.report(failure) }
    return view
  }
}
