/// The tree of registered pages. Finds a page by its identifier in constant time.
struct PageTree {
  struct Node {
    let page: AppFlowControllerPage
    let identifier: String
    let forward: any AppFlowControllerForwardTransition
    let backward: any AppFlowControllerBackwardTransition
    /// The manner in which the page joins the tree. The forward transition decides it.
    let join: PageJoin
    /// A Boolean value that indicates whether the backward transition is a class of the app.
    let isLeftByAppCode: Bool
    let isTab: Bool
    let parent: Int?
    let depth: Int
    var children: [Int] = []
    /// The children that may be made together with this page: tabs, and pages that a transition class of the app shows. At each
    /// presentation, the `shouldPreloadViewController()` of the child's transition decides.
    var preloadable: [Int] = []

    /// A Boolean value that indicates whether the page counts as shown only after a transition of the app has run. Preloading
    /// such a page does not show it.
    var isShownByAppCode: Bool { join == .appCode && !isTab }

    /// The maker of the navigation controller that the forward transition puts around the page, or `nil` if the transition puts
    /// none.
    var stack: PageStack? { (forward as? any WrappingTransition)?.stack }

    /// The maker of the navigation controller in which the page is presented, or `nil` if the page is not presented.
    var modal: PageStack? { join == .modal ? stack : nil }
  }

  private(set) var nodes: [Node] = []
  private(set) var byIdentifier: [String: Int] = [:]
  /// The nodes of pages that support variants, by their encoded names.
  private(set) var variants: [String: [Int]] = [:]

  /// Registers all given pages. If one of them cannot be registered, registers none.
  ///
  /// - Throws: ``AppFlowControllerError`` if a path has no pages, or if a page cannot be registered at its place.
  ///
  /// - Complexity: Linear in the number of given pages, independent of the pages registered before. For each variant, also
  ///   linear in its depth.
  mutating func register(_ registrations: [AppFlowControllerRegistration]) throws {
    let before = nodes.count
    do {
      for registration in registrations { try insert(registration, below: nil) }
    } catch {
      removeNodes(from: before)
      throw error
    }
  }

  private mutating func insert(_ registration: AppFlowControllerRegistration, below parent: Int?) throws {
    guard !registration.isEmpty else { throw AppFlowControllerError.internalError }
    var current = parent
    for (position, page) in registration.chain.enumerated() {
      let isLast = position == registration.chain.count - 1 && registration.branches.isEmpty
      current = try place(page, below: current, isPassing: !isLast)
    }
    for branch in registration.branches { try insert(branch, below: current) }
  }

  private mutating func place(_ page: AppFlowControllerPage, below parent: Int?, isPassing: Bool) throws -> Int {
    var page = page
    page.variantName = page.supportVariants ? parent.map { nodes[$0].identifier } : nil
    let identifier = page.identifier
    if let existing = byIdentifier[identifier] {
      try check(page, identifier, meeting: existing, below: parent, isPassing: isPassing)
      return existing
    }
    try checkIsNew(page, identifier, below: parent)
    return add(page, identifier, below: parent)
  }

  private mutating func add(_ page: AppFlowControllerPage, _ identifier: String, below parent: Int?) -> Int {
    let number = nodes.count
    let join = PageJoin(page.forwardTransition)
    let isTab = page.forwardTransition is any TabTransition
    let isLeftByAppCode = PageJoin(page.backwardTransition) == .appCode
    let forward = page.forwardTransition ?? PushPopAppFlowControllerTransition.default
    let backward = page.backwardTransition ?? PushPopAppFlowControllerTransition.default
    var page = page
    if parent != nil { (page.forwardTransition, page.backwardTransition) = (forward, backward) }
    nodes.append(
      Node(
        page: page, identifier: identifier, forward: forward, backward: backward, join: join,
        isLeftByAppCode: isLeftByAppCode, isTab: isTab, parent: parent,
        depth: parent.map { nodes[$0].depth + 1 } ?? 0))
    byIdentifier[identifier] = number
    if page.supportVariants { variants[PageName.encoded(page.name), default: []].append(number) }
    guard let parent else { return number }
    nodes[parent].children.append(number)
    if join == .tab || join == .appCode { nodes[parent].preloadable.append(number) }
    return number
  }

  private mutating func removeNodes(from count: Int) {
    while nodes.count > count {
      let node = nodes.removeLast()
      byIdentifier[node.identifier] = nil
      let name = PageName.encoded(node.page.name)
      if node.page.supportVariants { variants[name]?.removeLast() }
      if variants[name]?.isEmpty == true { variants[name] = nil }
      guard let parent = node.parent else { continue }
      nodes[parent].children.removeLast()
      if nodes[parent].preloadable.last == nodes.count { nodes[parent].preloadable.removeLast() }
    }
  }
}

// MARK: - Conflicts

extension PageTree {
  private func check(
    _ page: AppFlowControllerPage, _ identifier: String, meeting existing: Int, below parent: Int?, isPassing: Bool
  ) throws {
    let node = nodes[existing]
    guard node.parent == parent else {
      if let parent, isOnPath(existing, to: parent) { throw conflict(.cycle, identifier) }
      let places = (node.parent.map { nodes[$0].identifier }, parent.map { nodes[$0].identifier })
      throw conflict(.otherParent(registered: places.0, asked: places.1), identifier)
    }
    guard isPassing else { throw conflict(.duplicate, identifier) }
    let isSame =
      node.page == page && isSame(page.forwardTransition, node.forward)
      && isSame(page.backwardTransition, node.backward)
    guard isSame else { throw conflict(.otherPage, identifier) }
  }

  /// Returns a Boolean value that indicates whether a path's transition has the class of the registered transition. `nil` also
  /// counts as the same: a path through a registered page may leave the transition out.
  private func isSame(_ asked: AnyObject?, _ registered: AnyObject) -> Bool {
    asked.map { type(of: $0) == type(of: registered) } ?? true
  }

  private func checkIsNew(_ page: AppFlowControllerPage, _ identifier: String, below parent: Int?) throws {
    guard let parent else {
      if let root = nodes.first { throw conflict(.secondRoot(root: root.identifier), identifier) }
      guard page.forwardTransition == nil else {
        throw AppFlowControllerError.missingPathStepTransition(identifier: identifier)
      }
      return
    }
    if page.supportVariants {
      guard byIdentifier[PageName.encoded(page.name)].map({ nodes[$0].page.supportVariants }) ?? true else {
        throw conflict(.otherPage, identifier)
      }
      var above: Int? = parent
      while let ancestor = above {
        if nodes[ancestor].page.name == page.name { throw conflict(.cycle, identifier) }
        above = nodes[ancestor].parent
      }
    } else if !variants.isEmpty, variants[identifier]?.isEmpty == false {
      throw conflict(.otherPage, identifier)
    }
  }

  private func conflict(_ conflict: AppFlowControllerError.Conflict, _ identifier: String) -> AppFlowControllerError {
    .pathAlreadyRegistered(identifier: identifier, conflict: conflict)
  }
}
