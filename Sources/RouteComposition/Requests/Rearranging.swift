public import NavigationCore
public import ViewHierarchy

extension NavigationRequest where Value == Void {
  /// Goes back: pops what is on top of the visible stack, or dismisses where there is nothing to pop.
  public static var back: NavigationRequest {
    NavigationRequest("going back") { live in
      var tree = PlannedTree(live)
      let path = live.visiblePath
      for (container, child) in zip(path, path.dropFirst()).reversed() {
        let children = live.children(of: container)
        guard container is UINavigationController, children.count > 1, children.last === child else { continue }
        tree.reveal(children[children.count - 2])
        return (tree, children[children.count - 2])
      }
      guard let top = path.first, let presenter = top.presentingViewController else {
        throw CompositionError.nothingToGoBackFrom
      }
      let uncovered = live.visibleLeaf(of: presenter.familyRoot)
      tree.dismiss(top, from: presenter)
      return (tree, uncovered)
    }
  }

  /// Takes a view controller out of whatever holds it: a modal is dismissed, one in a stack is taken out of it, the
  /// only one of a modal stack goes with the modal.
  ///
  /// A tab or the root of the window cannot be closed; the request then fails and says so.
  public static func close(_ viewController: UIViewController) -> NavigationRequest {
    NavigationRequest("closing \(viewController.typeName)") { live in
      guard live.contains(viewController) else {
        throw CompositionError.notInWindow(type: viewController.typeName)
      }
      return (try PlannedTree(live).closing(viewController, in: live), nil)
    }
  }

  /// Dismisses all that is presented in the window.
  public static var dismissAll: NavigationRequest {
    NavigationRequest("dismissing all") { live in
      var tree = PlannedTree(live)
      tree.dismissAll()
      return (tree, nil)
    }
  }

  /// Makes a view controller of a stack visible: pops what lies above it, selects its tab, dismisses what covers it.
  public static func pop(to viewController: UIViewController) -> NavigationRequest {
    NavigationRequest("popping to \(viewController.typeName)") { live in
      guard live.contains(viewController) else {
        throw CompositionError.notInWindow(type: viewController.typeName)
      }
      var tree = PlannedTree(live)
      tree.reveal(viewController)
      return (tree, viewController)
    }
  }

  /// Selects a tab of the outermost tab bar controller, counted from 0; what covers it is dismissed.
  public static func select(tab position: Int) -> NavigationRequest {
    NavigationRequest("selecting tab \(position)") { live in
      var tabs: UITabBarController?
      live.forEach { if tabs == nil { tabs = $0 as? UITabBarController } }
      guard let tabs, let children = tabs.viewControllers, children.indices.contains(position) else {
        throw CompositionError.noSuchTab(position)
      }
      var tree = PlannedTree(live)
      tree.reveal(children[position])
      return (tree, children[position])
    }
  }
}

extension Router {
  /// Goes back: pops, or dismisses where there is nothing to pop.
  ///
  /// - Throws: ``NavigationFailure`` where there is nothing to go back from.
  public func back(animated: Bool = true) async throws { try await perform(.back.animated(animated)) }

  /// Takes a view controller out of whatever holds it.
  ///
  /// - Throws: ``NavigationFailure`` for a tab, for the root, and for what is not in the window.
  public func close(_ viewController: UIViewController, animated: Bool = true) async throws {
    try await perform(.close(viewController).animated(animated))
  }

  /// Dismisses all that is presented in the window.
  public func dismissAll(animated: Bool = true) async throws { try await perform(.dismissAll.animated(animated)) }

  /// Makes a view controller visible that the window has already, popping what lies above it.
  ///
  /// - Throws: ``NavigationFailure`` where it is not in the window.
  public func pop(to viewController: UIViewController, animated: Bool = true) async throws {
    try await perform(.pop(to: viewController).animated(animated))
  }

  /// Selects a tab, counted from 0.
  ///
  /// - Throws: ``NavigationFailure`` where there is no such tab.
  public func select(tab position: Int, animated: Bool = true) async throws {
    try await perform(.select(tab: position).animated(animated))
  }

  /// Shows a view controller that has been made already.
  ///
  /// - Throws: What stands for any other outcome than an arrival; see ``Outcome/get()``.
  public func show<Host>(
    _ viewController: UIViewController, using action: any Action<Host>, from step: DestinationStep<Host, Any?>,
    animated: Bool = true
  ) async throws {
    let destination = StepAssembly(
      finder: InstanceOnScreenFinder(viewController), factory: ClassFactory<UIViewController, Any?> { viewController }
    )
    .using(action).from(step).assemble()
    try await navigate(to: destination, animated: animated)
  }
}

extension NavigationRequest {
  /// The same request, animated or not.
  public func animated(_ animated: Bool) -> NavigationRequest {
    var copy = self
    copy.animated = animated
    return copy
  }

  /// The same request with another way of meeting those that wait or are under way.
  public func policy(_ policy: OverlapPolicy) -> NavigationRequest {
    var copy = self
    copy.policy = policy
    return copy
  }
}

/// Finds a certain view controller, if it is in the window that is searched.
private struct InstanceOnScreenFinder: Finder {
  private weak var instance: UIViewController?

  init(_ instance: UIViewController) { self.instance = instance }

  func findViewController(with context: Any?) throws -> UIViewController? {
    guard let instance, SearchScope.current?.tree.contains(instance) == true else { return nil }
    return instance
  }
}

extension PlannedTree {
  /// The same plan, and a view controller taken out of whatever holds it.
  ///
  /// - Throws: `CompositionError.cannotClose` for the root, and for what a container holds that is no stack.
  package func closing(_ viewController: UIViewController, in live: LiveTree) throws -> PlannedTree {
    var tree = self
    if let presenter = viewController.presentingViewController, viewController.parent == nil {
      tree.dismiss(viewController, from: presenter)
      return tree
    }
    guard let container = viewController.parent else {
      throw CompositionError.cannotClose(type: viewController.typeName, holder: "the window, whose root it is")
    }
    guard container is UINavigationController else {
      throw CompositionError.cannotClose(type: viewController.typeName, holder: container.typeName)
    }
    if live.children(of: container).count == 1 { return try tree.closing(container, in: live) }
    if let presented = viewController.directlyPresented { tree.dismiss(presented, from: viewController) }
    tree.remove(viewController, from: container)
    return tree
  }
}
