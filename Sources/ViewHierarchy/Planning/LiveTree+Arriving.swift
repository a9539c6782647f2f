package import NavigationCore

extension LiveTree {
  /// Adds the last steps of a transaction, which are the same for every goal.
  ///
  /// The first steps show the destination again if a split has hidden it by collapsing as it appeared. They are left
  /// out for ``ArrivalProof/inTree``. The last step makes the check of `proof`.
  ///
  /// - Parameters:
  ///   - steps: The steps that lead to the destination.
  ///   - manner: The manner in which the destination gets to its place.
  ///   - proof: The check that the destination has to pass.
  ///   - destination: Returns the screen that has to be visible in the end. It is called when the steps are added, and
  ///     when they run.
  package func addArrival(
    to steps: inout [TransactionStep], by manner: Arriving = .planned(around: nil), proof: ArrivalProof = .visible,
    of destination: @escaping () -> UIViewController?
  ) {
    let arrival = Arrival(live: self, destination: destination)
    let mayBeHidden = if case .inTree = proof { true } else { false }
    if !mayBeHidden {
      switch manner {
      case .planned(let start, let made): steps += arrival.revealAfterCollapse(around: start, making: made)
      case .appCode: steps += arrival.revealAfterCollapseByAppCode()
      }
    }
    switch proof {
    case .visible, .inTree: steps.append(arrival.verification(mayBeHidden: mayBeHidden, from: manner.start))
    case .visibleOrReplaced(let note): steps.append(arrival.verification(orReplaced: note))
    case .none: break
    }
  }
}

/// The manner in which a destination gets to its place.
package enum Arriving {
  /// By planned changes. They begin at a view controller of the tree, and add the given splits to the tree.
  case planned(around: UIViewController?, making: [UISplitViewController] = [])
  /// By app code, which may put the destination anywhere.
  case appCode

  /// The view controller of the tree at which planned changes begin; `nil` if there is none.
  fileprivate var start: UIViewController? {
    if case .planned(let start, _) = self { start } else { nil }
  }
}

/// The check that a destination has to pass after the changes.
package enum ArrivalProof {
  /// The containers of the destination show it.
  case visible
  /// The containers of the destination show it, unless app code has shown another screen instead. The other screen
  /// stays, and the closure receives it.
  case visibleOrReplaced(by: (UIViewController) -> Void)
  /// The destination is in the tree, visible or not.
  case inTree
  /// No check. A screen that leaves again while it appears counts as shown.
  case none
}

extension RoutePlan {
  /// Records the name of the view controller at which the route begins. Also records its place: the names of its
  /// containers and presenters, the outermost first, and its own name.
  package mutating func setStart(_ viewController: UIViewController?) {
    found = viewController?.typeName
    var next = viewController
    while let current = next {
      place.insert(current.typeName, at: 0)
      next = current.parentInTree ?? current.presenterInTree
    }
  }
}
