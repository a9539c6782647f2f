import ViewHierarchy

/// Pushes onto the stack around the source.
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

/// Presents over the source.
struct ModalPath: PathKind {
  let setUp: (UIViewController) -> Void

  let name = "modal presentation"
  let routeType = ViewRouteTypeMask.presentModally

  func place(of path: ViewRoutePath, for newcomer: NewScreen, in live: LiveTree) throws -> ViewPlace {
    try .over(path.source(), newcomer, live)
  }

  func setUp(_ shown: UIViewController) { setUp(shown) }
}

#if !os(tvOS)
  /// Presents over the source as a popover.
  struct PopoverPath: PathKind {
    let configure: (UIPopoverPresentationController) -> Void

    let name = "popover"
    let routeType = ViewRouteTypeMask.presentAsPopover

    func place(of path: ViewRoutePath, for newcomer: NewScreen, in live: LiveTree) throws -> ViewPlace {
      try .over(path.source(), newcomer, live)
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
  /// Over a presenter that presents nothing yet; an alert over it is dismissed.
  static func over(_ source: UIViewController, _ newcomer: NewScreen, _ live: LiveTree) throws -> ViewPlace {
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
  /// - Throws: `Unshowable.unpushable` if no navigation controller takes it.
  func checkPushable() throws {
    if !isPushable { throw Unshowable.unpushable(typeName) }
  }
}
