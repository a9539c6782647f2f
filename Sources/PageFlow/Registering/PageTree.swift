/// The registered pages: a tree, in which each page is found by its identifier in constant time.
struct PageTree {
  struct Node {
    let page: AppFlowControllerPage
    let identifier: String
    let forward: any AppFlowControllerForwardTransition
    let backward: any AppFlowControllerBackwardTransition
    let parent: Int?
    let depth: Int
    var children: [Int] = []
    /// Those of the children that may want to be made together with this page.
    var preloadable: [Int] = []
  }

  private(set) var nodes: [Node] = []
  private var byIdentifier: [String: Int] = [:]
  /// The pages that support variants, by their encoded names.
  private var variants: [String: [Int]] = [:]

  /// Registers all of these or none.
  ///
  /// - Complexity: Linear in the number of pages given, whatever is registered already; for a variant also in its depth.
  mutating func register(_ registrations: [AppFlowControllerRegistration]) throws {
    let before = nodes.count
    do {
      for registration in registrations { try insert(registration, below: nil) }
    } catch {
      takeBack(to: before)
      throw error
    }
  }

  private mutating func insert(_ registration: AppFlowControllerRegistration, below parent: Int?) throws {
    guard !registration.chain.isEmpty else { throw AppFlowControllerError.internalError }
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
    let (forward, backward) = (page.forwardTransition, page.backwardTransition)
    var page = page
    if parent != nil {
      page.forwardTransition = forward ?? PushPopAppFlowControllerTransition.default
      page.backwardTransition = backward ?? PushPopAppFlowControllerTransition.default
    }
    nodes.append(
      Node(
        page: page, identifier: identifier, forward: forward ?? PushPopAppFlowControllerTransition.default,
        backward: backward ?? PushPopAppFlowControllerTransition.default, parent: parent,
        depth: parent.map { nodes[$0].depth + 1 } ?? 0))
    byIdentifier[identifier] = number
    if page.supportVariants { variants[PageName.encoded(page.name), default: []].append(number) }
    guard let parent else { return number }
    nodes[parent].children.append(number)
    if forward.map({ !($0 is PushPopAppFlowControllerTransition) }) ?? false || isOwnPush(forward) {
      nodes[parent].preloadable.append(number)
    }
    return number
  }

  private func isOwnPush(_ transition: (any AppFlowControllerForwardTransition)?) -> Bool {
    (transition as? PushPopAppFlowControllerTransition)?.join == .opaque
  }

  private mutating func takeBack(to count: Int) {
    while nodes.count > count {
      let node = nodes.removeLast()
      byIdentifier[node.identifier] = nil
      if node.page.supportVariants { variants[PageName.encoded(node.page.name)]?.removeLast() }
      guard let parent = node.parent else { continue }
      nodes[parent].children.removeLast()
      if nodes[parent].preloadable.last == nodes.count { nodes[parent].preloadable.removeLast() }
    }
  }
}

// MARK: - What is refused

extension PageTree {
  private func check(
    _ page: AppFlowControllerPage, _ identifier: String, meeting existing: Int, below parent: Int?, isPassing: Bool
  ) throws {
    let node = nodes[existing]
    guard node.parent == parent else {
      if let parent, isOnWay(existing, to: parent) { throw conflict(.cycle, identifier) }
      let places = (node.parent.map { nodes[$0].identifier }, parent.map { nodes[$0].identifier })
      throw conflict(.otherParent(registered: places.0, asked: places.1), identifier)
    }
    guard isPassing else { throw conflict(.duplicate, identifier) }
    let isSame =
      node.page == page && isSame(page.forwardTransition, node.forward)
      && isSame(page.backwardTransition, node.backward)
    guard isSame else { throw conflict(.otherPage, identifier) }
  }

  /// A path that passes through a page need not say its transition again.
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

// MARK: - Finding

extension PageTree {
  var isEmpty: Bool { nodes.isEmpty }

  /// The place of a page.
  ///
  /// - Complexity: Constant; linear in the number of variants where the variant named is itself one of several.
  func node(of page: AppFlowControllerPage, variant: AppFlowControllerPage? = nil) throws -> Int {
    let name = PageName.encoded(page.name)
    let places = variants[name] ?? []
    guard let variant else {
      if let found = byIdentifier[page.identifier] { return found }
      guard places.isEmpty || page.variantName != nil else {
        throw AppFlowControllerError.missingVariant(identifier: page.identifier)
      }
      throw AppFlowControllerError.unregisteredPathIdentifier(identifier: page.identifier)
    }
    if places.isEmpty, byIdentifier[name] != nil || !page.supportVariants {
      throw AppFlowControllerError.variantNotSupported(identifier: name)
    }
    let identifier = variant.identifier + "_" + name
    if let found = byIdentifier[identifier] { return found }
    guard variant.supportVariants, variant.variantName == nil else {
      throw AppFlowControllerError.unregisteredPathIdentifier(identifier: identifier)
    }
    let found = places.filter { place in nodes[place].parent.map { nodes[$0].page.name == variant.name } ?? false }
    guard found.count <= 1 else { throw AppFlowControllerError.missingVariant(identifier: variant.identifier) }
    guard let only = found.first else {
      throw AppFlowControllerError.unregisteredPathIdentifier(identifier: identifier)
    }
    return only
  }

  /// All the places of a page with this name.
  func nodes(named name: String) -> [Int] {
    let name = PageName.encoded(name)
    return variants[name] ?? byIdentifier[name].map { [$0] } ?? []
  }

  /// The registered way to a page, the first page first.
  func way(to node: Int) -> [Int] {
    var way: [Int] = []
    way.reserveCapacity(nodes[node].depth + 1)
    var next: Int? = node
    while let current = next {
      way.append(current)
      next = nodes[current].parent
    }
    return way.reversed()
  }

  func path(to node: Int) -> String {
    way(to: node).map { PageName.encoded(nodes[$0].page.name) }.joined(separator: "/")
  }

  /// The deepest page that is on the way to both.
  ///
  /// - Complexity: Linear in their depth.
  func commonAncestor(_ first: Int, _ second: Int) -> Int? {
    var (first, second) = (first, second)
    while first != second {
      let deeper = nodes[first].depth >= nodes[second].depth
      guard let parent = nodes[deeper ? first : second].parent else { return nil }
      if deeper { first = parent } else { second = parent }
    }
    return first
  }

  private func isOnWay(_ ancestor: Int, to node: Int) -> Bool { commonAncestor(ancestor, node) == ancestor }

  func join(of node: Int) -> PageJoin {
    guard nodes[node].parent != nil else { return .push }
    return (nodes[node].forward as? any PlannedTransition)?.join ?? .opaque
  }

  /// Whether going back from a page is the app's own doing.
  func leavesByOwnTransition(_ node: Int) -> Bool {
    guard nodes[node].parent != nil else { return false }
    return ((nodes[node].backward as? any PlannedTransition)?.join ?? .opaque) == .opaque
  }

  func isTab(_ node: Int) -> Bool { nodes[node].forward is any TabTransition }
}
