extension UIViewController {
  func performDrawnSegue(_ identifier: String, sender: Any?) {
    guard let segue = origin?.segues.first(where: { $0.identifier == identifier && $0.kind != "relationship" }) else {
      return UIKitMisuse.report(unknownSegue: identifier, of: self)
    }
    perform(segue, sender: sender)
  }

  /// Triggers a segue as the user does: asks `shouldPerformSegue`, then performs the segue. Not Apple's. If the segue
  /// was drawn from a control or a bar button, the user's tap on it does the same.
  ///
  /// - Returns: `false` if the view controller refuses the segue.
  @discardableResult public func triggerSegue(withIdentifier identifier: String, sender: Any? = nil) -> Bool {
    guard shouldPerformSegue(withIdentifier: identifier, sender: sender) else { return false }
    performSegue(withIdentifier: identifier, sender: sender)
    return true
  }

  /// Performs a segue that the user triggers, if `shouldPerformSegue` allows it.
  func trigger(_ drawn: InterfaceSegue, sender: Any?) {
    guard shouldPerformSegue(withIdentifier: drawn.identifier ?? "", sender: sender) else { return }
    perform(drawn, sender: sender)
  }

  /// Creates the destination of a segue, lets the app prepare it, and performs the segue.
  func perform(_ drawn: InterfaceSegue, sender: Any?) {
    guard let origin, let storyboard = origin.storyboard else { return }
    do throws(UIStoryboardError) {
      let type = try drawn.element.segueClass(file: origin.file, scene: origin.sceneName)
      if drawn.kind == "unwind" { return unwind(drawn, type, sender: sender) }
      let destination = try storyboard.destination(of: drawn, from: self, sender: sender)
      let segue = type.init(madeFor: SegueRequest(drawn.identifier, from: self, to: destination))
      drawn.configure(destination, origin)
      segue.action = drawn.action(segue, sender: sender)
      prepare(for: segue, sender: sender)
      segue.perform()
    } catch {
      UIKitMisuse.report(error)
    }
  }

  /// Adds an embedded child, and adds its view to the container view.
  func embed(_ child: UIViewController, in holder: UIView?) {
    adopt(child)
    guard child.parentLink === self else { return }
    let host = holder ?? loadedView()
    let view = child.loadedView()
    view.frame = host.bounds
    host.insert(view, at: host.subviewList.count)
    child.didMove(toParent: self)
  }
}

extension UIStoryboard {
  fileprivate func destination(
    of drawn: InterfaceSegue, from source: UIViewController, sender: Any?
  ) throws(UIStoryboardError) -> UIViewController {
    guard let scene = document?.scene(id: drawn.destination), let origin = source.origin else {
      throw UIStoryboardError(
        fileName, scene: source.origin?.sceneName, .danglingSegue(drawn.name, destination: drawn.destination))
    }
    let line = drawn.kind == "embed" ? origin.line : []
    var creator: ((NSCoder) -> UIViewController?)?
    if let name = drawn.element["destinationCreationSelector"], let action = SegueActions.making(name, of: source) {
      creator = { action(source, $0, sender, drawn.identifier) }
    }
    var making = SceneMaking(countingOn: drawn.kind == "embed" ? origin.count : nil)
    return try making.make(scene, of: self, inside: line, creator: creator)
  }
}

extension InterfaceElement {
  func segueClass(file: String, scene: String) throws(UIStoryboardError) -> UIStoryboardSegue.Type {
    guard let customClass = self["customClass"] else { return UIStoryboardSegue.self }
    let module = self["customModule"]
    guard let found = InterfaceClasses.find(customClass, module: module) else {
      throw UIStoryboardError(file, scene: scene, .unknownClass(customClass, module: module))
    }
    guard let type = found as? UIStoryboardSegue.Type else {
      throw UIStoryboardError(file, scene: scene, .wrongClass(customClass, expected: "UIStoryboardSegue"))
    }
    return type
  }
}

extension InterfaceSegue {
  private var isPopover: Bool { kind == "popoverPresentation" || kind == "popover" }

  /// Applies the segue's settings to the destination, before the app prepares it.
  fileprivate func configure(_ destination: UIViewController, _ origin: InterfaceOrigin) {
    element.modalStyles(of: destination)
    guard isPopover else { return }
    destination.modalPresentationStyle = .popover
    guard let popover = destination.managingPresentationController as? UIPopoverPresentationController else { return }
    popover.sourceView = element["popoverAnchorView"].flatMap { origin.view($0) }
    if let view = popover.sourceView { popover.sourceRect = view.bounds }
    popover.barButtonItem = element["popoverAnchorBarButtonItem"].flatMap { origin.items[$0] }
    if let arrows = element.first(key: "popoverArrowDirection") {
      popover.permittedArrowDirections = arrows.arrowDirection
    }
  }

  /// Returns the action of a segue of this kind. `nil` if its class has to perform it.
  fileprivate func action(_ segue: UIStoryboardSegue, sender: Any?) -> (() -> Void)? {
    let act: (UIViewController, UIViewController) -> Void
    switch kind {
    case "show", "push": act = { $0.show($1, sender: sender) }
    case "showDetail", "replace": act = { $0.showDetailViewController($1, sender: sender) }
    case "presentation", "modal", "popoverPresentation", "popover":
      act = { $0.present($1, animated: true) }
    case "embed":
      let holder = holder
      act = { source, child in source.embed(child, in: holder.flatMap { source.origin?.view($0) }) }
    default: return nil
    }
    let isAnimated = element.flag("animates") ?? true
    return { [unowned segue] in
      let (source, destination) = (segue.source, segue.destination)
      if isAnimated { act(source, destination) } else { UIView.performWithoutAnimation { act(source, destination) } }
    }
  }
}

extension InterfaceElement {
  fileprivate var arrowDirection: UIPopoverArrowDirection {
    var directions: UIPopoverArrowDirection = []
    if flag("up") == true { directions.insert(.up) }
    if flag("down") == true { directions.insert(.down) }
    if flag("left") == true { directions.insert(.left) }
    if flag("right") == true { directions.insert(.right) }
    return directions.isEmpty ? .any : directions
  }
}
