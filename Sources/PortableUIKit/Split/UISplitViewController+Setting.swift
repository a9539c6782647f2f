extension UISplitViewController {
  func setManaged(_ list: [UIViewController]) {
    guard Set(list.map(ObjectIdentifier.init)).count == list.count else {
      return UIKitMisuse.report(.duplicateInList, list.first, self)
    }
    let order = givenStyle == .tripleColumn ? Self.order : [.primary, .secondary]
    guard list.count <= order.count else { return UIKitMisuse.report(.unsuitableChild, list.last, self) }
    if givenStyle != .unspecified {
      for (column, controller) in zip(order, list) { setColumn(controller, column) }
      return
    }
    guard list.allSatisfy({ $0.parentLink === self || canContain($0) }) else { return }
    for controller in list where controller.parentLink !== self { controller.leaveParent() }
    preservedPrimary = nil
    preservedSecondary = nil
    columns = Dictionary(uniqueKeysWithValues: zip(order, list).map { ($0, SplitColumn(given: $1, child: $1)) })
    if collapsed {
      // A collapsed split view controller has one child. The other is stored for the expansion.
      preservedSecondary = list.count > 1 ? list.last : nil
      columns[.secondary] = nil
      changeChildren(to: Array(list.prefix(1)), animated: false)
    } else {
      changeChildren(to: list, animated: false)
    }
  }

  func setColumn(_ controller: UIViewController?, _ column: Column) {
    guard hasColumn(column) else { return UIKitMisuse.report(.columnNotInStyle, self) }
    guard controller !== columns[column]?.given else { return }
    let old = columns[column]
    if let controller {
      guard isSuitable(controller, for: column) else {
        return UIKitMisuse.report(.unsuitableChild, controller, self)
      }
      guard canContain(controller) else { return }
      controller.leaveParent()
      columns[column] = SplitColumn(given: controller, child: child(for: controller, in: column))
    } else {
      columns[column] = nil
    }
    if collapsed {
      if column != .inspector { rearrangeCollapsed(replacing: old, in: column) }
    } else if column != .compact {
      changeChildren(to: expandedChildren, animated: false)
    }
  }

  func isSuitable(_ controller: UIViewController, for column: Column) -> Bool {
    switch column {
    case .primary, .supplementary: !(controller is UITabBarController)
    default: true
    }
  }

  /// The view controller itself, or a navigation controller around it, according to Apple's page
  /// `setViewController(_:for:)`.
  private func child(for controller: UIViewController, in column: Column) -> UIViewController {
    let isStack = controller is UINavigationController
    let holdsStack = controller.childList.first is UINavigationController
    let isTaken =
      switch column {
      case .primary: isStack || holdsStack
      case .supplementary: isStack
      case .secondary: isStack || holdsStack || controller is UITabBarController
      case .compact, .inspector: true
      }
    return isTaken ? controller : UINavigationController(rootViewController: controller)
  }

  // MARK: Showing

  func showPrimary(_ controller: UIViewController, sender: Any?) {
    if delegateLink?.splitViewController(self, show: controller, sender: sender) == true { return }
    if collapsed { return showOnTop(controller) }
    guard givenStyle == .unspecified else { return setColumn(controller, .primary) }
    setClassic(controller, .primary)
  }

  func showSecondary(_ controller: UIViewController, sender: Any?) {
    if delegateLink?.splitViewController(self, showDetail: controller, sender: sender) == true { return }
    guard givenStyle == .unspecified else {
      if collapsed, columns[.compact] != nil { return showOnTop(controller) }
      setColumn(controller, .secondary)
      if collapsed { showCollapsed(.secondary) }
      return
    }
    if collapsed { return showOnTop(controller) }
    setClassic(controller, .secondary)
  }

  private func setClassic(_ controller: UIViewController, _ column: Column) {
    guard controller !== columns[column]?.child else { return }
    guard controller.parentLink === self || canContain(controller) else { return }
    controller.leaveParent()
    columns[column] = SplitColumn(given: controller, child: controller)
    changeChildren(to: columnChildren, animated: UIView.areAnimationsEnabled)
  }

  /// Pushes a view controller onto the shown stack while collapsed. If the shown child is not a stack, presents it.
  private func showOnTop(_ controller: UIViewController) {
    if let stack = collapsedStack {
      stack.pushDetail(controller, animated: UIView.areAnimationsEnabled)
    } else {
      present(controller, animated: true)
    }
  }
}
