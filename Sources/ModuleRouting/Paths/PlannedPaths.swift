import ViewHierarchy

/// A path that pushes onto the source if it is a navigation controller, otherwise onto the navigation controller around the
/// source.
struct PushPath: PathKind {
  let name = "push"
  let routeType = ViewRouteTypeMask.push

  func place(of path: ViewRoutePath, for newcomer: NewScreen, in live: LiveTree) throws -> ViewPlace {
    let source: UIViewController = try path.source()
    guard let stack = source as? UINavigationController ?? live.stack(around: source) else {
      throw ModuleRoutingError.noStack(source: source.typeName)
    }
    let plan = TreePlan(live) {
      $0.reveal(stack)
      $0.embed(newcomer, in: stack)
    }
    var place = ViewPlace(from: stack, plan: plan)
    place.check = { try $0.checkPushable() }
    return place
  }
}

/// A path that presents modally over the source.
struct ModalPath: PathKind {
  let setUp: (UIViewController) -> Void

  let name = "modal presentation"
  let routeType = ViewRouteTypeMask.presentModally

  func place(of path: ViewRoutePath, for newcomer: NewScreen, in live: LiveTree) throws -> ViewPlace {
    try .modal(over: path.source(), newcomer, live)
  }

  func setUp(_ shown: UIViewController) { setUp(shown) }
}

#if !os(tvOS)
  /// A path that presents a popover over the source.
  struct PopoverPath: PathKind {
    let configure: (UIPopoverPresentationController) -> Void

    let name = "popover"
    let routeType = ViewRouteTypeMask.presentAsPopover

    func place(of path: ViewRoutePath, for newcomer: NewScreen, in live: LiveTree) throws -> ViewPlace {
      try .modal(over: path.source(), newcomer, live)
    }

    func setUp(_ shown: UIViewController) throws {
      shown.modalPresentationStyle = .popover
      guard let popover = shown.popoverPresentationController else { return }
      configure(popover)
      if !popover.hasAnchor { throw ModuleRoutingError.noAnchor(shown.typeName) }
    }
  }
#endif

extension ViewPlace {
  /// Returns the place of a modal that the source presents. The plan dismisses an alert over the source.
  ///
  /// - Throws: `Unshowable` if the source is leaving the tree, or if the source or a container around it already presents a
  ///   modal other than an alert.
  static func modal(over source: UIViewController, _ newcomer: NewScreen, _ live: LiveTree) throws -> ViewPlace {
    if source.isLeaving { throw Unshowable.presenterIsLeaving(source.typeName) }
    var next: UIViewController? = source
    while let current = next {
      if let cover = current.cover(passing: \.isAlert) {
        throw Unshowable.presenterIsBusy(cover.presenter.typeName, presented: cover.presented.typeName)
      }
      next = current.parentInTree
    }
    let plan = try TreePlan(live) {
      $0.reveal(source)
      try $0.present(newcomer, on: LiveScreen(source))
    }
    return ViewPlace(from: source, plan: plan)
  }
}

extension UIViewController {
  /// - Throws: `Unshowable.unpushable` if no navigation controller accepts the view controller.
  func checkPushable() throws {
    if !isPushable { throw Unshowable.unpushable(typeName) }
  }
}
