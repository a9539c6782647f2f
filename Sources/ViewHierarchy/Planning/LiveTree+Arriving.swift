package import NavigationCore

extension LiveTree {
  /// Adds the last steps of a transaction, the same for every goal: the destination is in the tree, and its containers show
  /// it, also where one of them is a split that collapses as it appears.
  ///
  /// - Parameters:
  ///   - steps: The steps that lead there.
  ///   - way: Who puts the destination where it is going to be.
  ///   - proof: What is held against what was promised.
  ///   - destination: What is to be visible in the end; asked when its turn comes, and once before.
  package func addArrival(
    to steps: inout [TransactionStep], by way: Arriving = .planned(around: nil), proof: ArrivalProof = .visible,
    of destination: @escaping () -> UIViewController?
  ) {
    let arrival = Arrival(live: self, destination: destination)
    let mayBeHidden = if case .inTree = proof { true } else { false }
    if !mayBeHidden {
      let looks =
        switch way {
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

/// Who puts a destination where it is going to be.
package enum Arriving {
  /// Planned changes, which begin at a view controller of the tree and bring these splits along.
  case planned(around: UIViewController?, making: [UISplitViewController] = [])
  /// Code of the app's own, anywhere.
  case appCode
}

/// What is looked at when the changes of a transaction are made.
package enum ArrivalProof {
  /// That its containers show the destination.
  case visible
  /// The same, unless app code has shown another screen in its place: that stands, and is noted.
  case visibleOrReplaced(by: (UIViewController) -> Void)
  /// That it is in the tree, shown or not.
  case inTree
  /// Nothing: a screen that goes again as it appears has been shown.
  case none
}

extension RoutePlan {
  /// Says on which view controller the way begins.
  package mutating func begins(at viewController: UIViewController?) {
    found = viewController?.typeName
    var next = viewController
    while let current = next {
      place.insert(current.typeName, at: 0)
      next = current.parentInTree ?? current.presenterInTree
    }
  }
}
