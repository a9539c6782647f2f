package import NavigationCore

extension LiveTree {
  /// Adds the last steps of a transaction, the same for every goal. They check that the destination is in the tree and
  /// that its containers show it. They show it again if a split that collapses as it appears has hidden it.
  ///
  /// - Parameters:
  ///   - steps: The steps that lead to the destination.
  ///   - manner: The manner in which the destination gets to its place.
  ///   - proof: The check that the destination has to pass.
  ///   - destination: Returns the screen that is visible in the end. It is called when the steps are added, and when
  ///     they run.
  package func addArrival(
    to steps: inout [TransactionStep], by manner: Arriving = .planned(around: nil), proof: ArrivalProof = .visible,
    of destination: @escaping () -> UIViewController?
  ) {
    let arrival = Arrival(live: self, destination: destination)
    let mayBeHidden = if case .inTree = proof { true } else { false }
    if !mayBeHidden {
      let looks =
        switch manner {
        case .planned(let start, let made): arrival.revealAfterCollapse(around: start, making: made)
        case .appCode: arrival.revealAfterCollapseByAppCode()
        }
      // An array makes room even for an empty list.
      if !looks.isEmpty { steps += looks }
    }
    switch proof {
    case .visible, .inTree: steps.append(arrival.verification(mayBeHidden: mayBeHidden))
    case .visibleOrReplaced(let note): steps.append(arrival.verification(orReplaced: note))
    case .none: break
    }
  }
}

/// The manner in which a destination gets to its place.
package enum Arriving {
  /// By planned changes, which begin at a view controller of the tree and make these splits.
  case planned(around: UIViewController?, making: [UISplitViewController] = [])
  /// By app code, anywhere.
  case appCode
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
  /// No check, because a screen that leaves while it appears counts as shown.
  case none
}

extension RoutePlan {
  /// Records the view controller at which the route begins, and its place below its containers and presenters.
  package mutating func setStart(_ viewController: UIViewController?) {
    found = viewController?.typeName
    var next = viewController
    while let current = next {
      place.insert(current.typeName, at: 0)
      next = current.parentInTree ?? current.presenterInTree
    }
  }
}
