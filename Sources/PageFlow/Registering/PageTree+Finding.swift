extension PageTree {
  var isEmpty: Bool { nodes.isEmpty }

  /// Returns the node of a page.
  ///
  /// - Throws: ``AppFlowControllerError`` if the page is not registered, or if `variant` is missing or does not fit the page.
  /// - Complexity: Constant. If no page has the identifier of the variant, linear in the number of the page's variants.
  func node(of page: AppFlowControllerPage, variant: AppFlowControllerPage? = nil) throws -> Int {
    if let variant { return try node(of: page, under: variant) }
    if let found = byIdentifier[page.identifier] { return found }
    let hasVariants = page.variantName == nil && variants[PageName.encoded(page.name)]?.isEmpty == false
    throw hasVariants
      ? AppFlowControllerError.missingVariant(identifier: page.identifier)
      : AppFlowControllerError.unregisteredPathIdentifier(identifier: page.identifier)
  }

  private func node(of page: AppFlowControllerPage, under parent: AppFlowControllerPage) throws -> Int {
    let name = PageName.encoded(page.name)
    let places = variants[name] ?? []
    if places.isEmpty, byIdentifier[name] != nil || !page.supportVariants {
      throw AppFlowControllerError.variantNotSupported(identifier: name)
    }
    let identifier = parent.identifier + "_" + name
    if let found = byIdentifier[identifier] { return found }
    // `parent` may itself support variants, and be given without its own parent. A page is then found if only one of its variants
    // has a parent with this name.
    let isVague = parent.supportVariants && parent.variantName == nil
    let found = places.filter { place in isVague && nodes[place].parent.map { nodes[$0].page.name } == parent.name }
    guard found.count <= 1 else { throw AppFlowControllerError.missingVariant(identifier: parent.identifier) }
    guard let only = found.first else {
      throw AppFlowControllerError.unregisteredPathIdentifier(identifier: identifier)
    }
    return only
  }

  /// Returns the nodes of all pages with this name.
  func nodes(named name: String) -> [Int] {
    let name = PageName.encoded(name)
    return variants[name] ?? byIdentifier[name].map { [$0] } ?? []
  }

  /// Returns the registered path to a page, beginning with the first page.
  func path(to node: Int) -> [Int] {
    var path: [Int] = []
    path.reserveCapacity(nodes[node].depth + 1)
    var next: Int? = node
    while let current = next {
      path.append(current)
      next = nodes[current].parent
    }
    path.reverse()
    return path
  }

  /// Returns the identifiers of the pages on the path to a page, separated by slashes.
  func pathString(to node: Int) -> String { path(to: node).map { nodes[$0].identifier }.joined(separator: "/") }

  /// Returns the children of a page that are made together with the page. The transition of each child decides, by its
  /// `shouldPreloadViewController()`.
  func preloaded(by node: Int) -> [Int] {
    nodes[node].preloadable.filter { nodes[$0].forward.shouldPreloadViewController() }
  }

  /// Returns the deepest page that is on the paths to both pages, or `nil` if there is none.
  ///
  /// - Complexity: Linear in the depth of the pages.
  func commonAncestor(_ first: Int, _ second: Int) -> Int? {
    var (first, second) = (first, second)
    while first != second {
      let deeper = nodes[first].depth >= nodes[second].depth
      guard let parent = nodes[deeper ? first : second].parent else { return nil }
      if deeper { first = parent } else { second = parent }
    }
    return first
  }

  func isOnPath(_ ancestor: Int, to node: Int) -> Bool { commonAncestor(ancestor, node) == ancestor }
}
