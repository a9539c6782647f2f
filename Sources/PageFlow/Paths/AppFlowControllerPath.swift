/// An element that can be registered, and can follow `=>>` in an array: a page, a path, a branching path, or an array of these.
nonisolated public protocol AppFlowControllerElement: Sendable {
  /// The pages in the form in which they are registered.
  var registration: AppFlowControllerRegistration { get }
}

/// An element that another page can follow.
nonisolated public protocol AppFlowControllerChain: AppFlowControllerElement {}

/// A chain of pages, and the branches that follow its last page.
nonisolated public struct AppFlowControllerRegistration: Sendable {
  var chain: [AppFlowControllerPage]
  var branches: [AppFlowControllerRegistration] = []

  var isEmpty: Bool { chain.isEmpty && branches.isEmpty }

  /// Sets the transition of the first page, or of the first page of each branch if the chain is empty. Keeps a page's own
  /// transitions unless `replacing` is `true`.
  mutating func lead(with transition: any AppFlowControllerTransition, replacing: Bool) {
    guard !chain.isEmpty else {
      for position in branches.indices { branches[position].lead(with: transition, replacing: replacing) }
      return
    }
    if replacing || chain[0].forwardTransition == nil { chain[0].forwardTransition = transition }
    if replacing || chain[0].backwardTransition == nil { chain[0].backwardTransition = transition }
  }

  /// Appends a chain with its branches to the end of each path.
  mutating func append(_ next: AppFlowControllerRegistration) {
    guard branches.isEmpty else {
      for position in branches.indices { branches[position].append(next) }
      return
    }
    chain += next.chain
    branches = next.branches
  }
}

/// A path of pages, each shown from the page before: `start => menu => modal => login`.
///
/// A path branches if one of its elements is an array of paths.
nonisolated public struct AppFlowControllerPath: AppFlowControllerChain {
  /// The pages in the form in which they are registered.
  public internal(set) var registration: AppFlowControllerRegistration

  /// The pages in order, up to the first branch.
  public var pages: [AppFlowControllerPage] { registration.chain }

  /// The separate paths, each from the first page to a last page.
  public var paths: [[AppFlowControllerPage]] { registration.paths(after: []) }
}

/// A path whose last page leads to several pages: `start => menu =>> [page1, page2 => page3]`.
nonisolated public struct AppFlowControllerBranchingPath: AppFlowControllerElement {
  /// The pages in the form in which they are registered.
  public internal(set) var registration: AppFlowControllerRegistration

  /// The separate paths, each from the first page to a last page.
  public var paths: [[AppFlowControllerPage]] { registration.paths(after: []) }
}

/// A path that ends with a transition. The page that the transition shows completes the path.
nonisolated public struct AppFlowControllerPendingPath: Sendable {
  var path: AppFlowControllerRegistration
  let transition: any AppFlowControllerTransition
}

nonisolated extension AppFlowControllerRegistration {
  func paths(after path: [AppFlowControllerPage]) -> [[AppFlowControllerPage]] {
    let path = path + chain
    return branches.isEmpty ? [path] : branches.flatMap { $0.paths(after: path) }
  }
}

/// A single page. An array of single pages is registered as one path.
nonisolated protocol SinglePage {}

nonisolated extension AppFlowControllerPage: SinglePage {}

nonisolated extension AppFlowControllerTypedPage: SinglePage {}

nonisolated extension AppFlowControllerPage: AppFlowControllerChain {
  /// The page alone.
  public var registration: AppFlowControllerRegistration { AppFlowControllerRegistration(chain: [self]) }
}

nonisolated extension AppFlowControllerTypedPage: AppFlowControllerChain {
  /// The page alone.
  public var registration: AppFlowControllerRegistration { AppFlowControllerRegistration(chain: [page]) }
}

nonisolated extension Array: AppFlowControllerElement where Element: AppFlowControllerElement {
  /// One path with these pages in order if the elements are pages. Otherwise the elements are branches.
  public var registration: AppFlowControllerRegistration {
    let registrations = map(\.registration)
    guard Element.self is any SinglePage.Type else {
      return AppFlowControllerRegistration(chain: [], branches: registrations)
    }
    return AppFlowControllerRegistration(chain: registrations.flatMap(\.chain))
  }
}

nonisolated extension Array: AppFlowControllerChain where Element: AppFlowControllerChain {}
