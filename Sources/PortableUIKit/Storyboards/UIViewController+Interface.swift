extension UIViewController {
  /// Makes the view: the scene's or the nib's, else an empty one as large as the screen.
  func loadViewFromInterface() {
    if let origin, let element = origin.scene?.element.first(key: "view") {
      adoptView(origin.makeView(element))
      connectViews(origin)
      embed()
    } else if origin == nil, let name = nibName ?? NibNames.name(for: self) {
      adoptView(UINib.view(name, bundle: nibBundle, for: self) ?? UIView(frame: UIScreen.main.bounds))
    } else {
      adoptView(UIView(frame: UIScreen.main.bounds))
    }
  }

  /// Has taps on bar buttons perform the segues that were drawn from them.
  func connectButtons(_ origin: InterfaceOrigin) {
    for drawn in origin.tappedSegues {
      guard let id = drawn.origin, let button = origin.items[id] else { continue }
      button.segue = { [weak self] in self?.trigger(drawn, sender: $0) }
    }
  }

  /// Has taps on views perform the segues that were drawn from them.
  private func connectViews(_ origin: InterfaceOrigin) {
    for drawn in origin.tappedSegues {
      guard let id = drawn.origin, let view = origin.view(id) else { continue }
      view.madeExtras().segue = { [weak self] in self?.trigger(drawn, sender: $0) }
    }
  }

  /// Carries out the embedding segues; Apple asks `shouldPerformSegue` for them as well.
  private func embed() {
    guard let origin else { return }
    for segue in origin.segues where segue.kind == "embed" {
      guard shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: nil) else { continue }
      perform(segue, sender: nil)
    }
  }
}

extension InterfaceOrigin {
  fileprivate func makeView(_ element: InterfaceElement) -> UIView {
    var making = InterfaceViewMaking(file: file, scene: sceneName) { [weak self] in self?.remember($0, id: $1) }
    let view = making.view(element)
    for failure in making.failures { UIKitMisuse.report(failure) }
    return view
  }
}
