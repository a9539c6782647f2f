infix operator => : AdditionPrecedence
infix operator =>> : AdditionPrecedence

/// Lets one page follow another: `start => menu`.
nonisolated public func => (
  left: some AppFlowControllerChain, right: some AppFlowControllerChain
) -> AppFlowControllerPath {
  var registration = left.registration
  registration.chain += right.registration.chain
  return AppFlowControllerPath(registration: registration)
}

/// Says by which transition the next page is shown and left: `menu => modal => login`.
nonisolated public func => (
  left: some AppFlowControllerChain, right: any AppFlowControllerTransition
) -> AppFlowControllerPendingPath {
  AppFlowControllerPendingPath(path: left.registration, transition: right)
}

/// Says by which transition a page in an array is shown and left: `tab => page`.
nonisolated public func => (
  left: any AppFlowControllerTransition, right: some AppFlowControllerChain
) -> AppFlowControllerPath {
  var registration = right.registration
  registration.lead(with: left)
  return AppFlowControllerPath(registration: registration)
}

/// Completes a path that ended with a transition.
nonisolated public func => (
  left: AppFlowControllerPendingPath, right: some AppFlowControllerChain
) -> AppFlowControllerPath {
  var next = right.registration
  next.lead(with: left.transition)
  var registration = left.path
  registration.chain += next.chain
  return AppFlowControllerPath(registration: registration)
}

/// Lets several pages or paths follow a page: `menu =>> [page1, page2 => page3]`.
nonisolated public func =>> (
  left: some AppFlowControllerChain, right: [any AppFlowControllerElement]
) -> AppFlowControllerBranchingPath {
  var registration = left.registration
  registration.branches = right.map(\.registration)
  return AppFlowControllerBranchingPath(registration: registration)
}

/// Lets several pages or paths follow a page, each by the same transition unless it says another.
nonisolated public func =>> (
  left: AppFlowControllerPendingPath, right: [any AppFlowControllerElement]
) -> AppFlowControllerBranchingPath {
  var registration = left.path
  registration.branches = right.map { element in
    var branch = element.registration
    branch.lead(with: left.transition)
    return branch
  }
  return AppFlowControllerBranchingPath(registration: registration)
}
