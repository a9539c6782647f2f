infix operator => : AdditionPrecedence
infix operator =>> : AdditionPrecedence

/// Appends a page or a path to a path: `start => menu`. If the left path branches, appends to each branch.
nonisolated public func => (
  left: some AppFlowControllerChain, right: some AppFlowControllerChain
) -> AppFlowControllerPath {
  var registration = left.registration
  registration.append(right.registration)
  return AppFlowControllerPath(registration: registration)
}

/// Appends a transition to a path. The transition shows the page that comes next: `menu => modal => login`.
nonisolated public func => (
  left: some AppFlowControllerChain, right: any AppFlowControllerTransition
) -> AppFlowControllerPendingPath {
  AppFlowControllerPendingPath(path: left.registration, transition: right)
}

/// Sets the transition of the first page of a path, for instance in an array: `tab => page`. Replaces the page's own
/// transition.
nonisolated public func => (
  left: any AppFlowControllerTransition, right: some AppFlowControllerChain
) -> AppFlowControllerPath {
  var registration = right.registration
  registration.lead(with: left, replacing: true)
  return AppFlowControllerPath(registration: registration)
}

/// Unavailable, because a page must follow the transition.
@available(
  *, unavailable, message: "the transition leads to no page: write the page after it, as in menu => modal => login"
)
nonisolated public func => (
  left: some AppFlowControllerChain, right: any AppFlowControllerTransition
) -> AppFlowControllerBranchingPath {
  AppFlowControllerBranchingPath(registration: left.registration)
}

/// Appends a page or a path after a transition. The transition shows the page, or the first page of the path, and replaces that
/// page's own transition.
nonisolated public func => (
  left: AppFlowControllerPendingPath, right: some AppFlowControllerChain
) -> AppFlowControllerPath {
  var next = right.registration
  next.lead(with: left.transition, replacing: true)
  var registration = left.path
  registration.append(next)
  return AppFlowControllerPath(registration: registration)
}

/// Appends several pages or paths as branches: `menu =>> [page1, page2 => page3]`.
nonisolated public func =>> (
  left: some AppFlowControllerChain, right: [any AppFlowControllerElement]
) -> AppFlowControllerBranchingPath {
  var registration = left.registration
  registration.append(AppFlowControllerRegistration(chain: [], branches: right.map(\.registration)))
  return AppFlowControllerBranchingPath(registration: registration)
}

/// Appends several pages or paths as branches. The last transition applies to the first page of each branch, unless that page
/// has a transition of its own.
nonisolated public func =>> (
  left: AppFlowControllerPendingPath, right: [any AppFlowControllerElement]
) -> AppFlowControllerBranchingPath {
  var registration = left.path
  var branches = right.map(\.registration)
  for position in branches.indices { branches[position].lead(with: left.transition, replacing: false) }
  registration.append(AppFlowControllerRegistration(chain: [], branches: branches))
  return AppFlowControllerBranchingPath(registration: registration)
}
