package import NavigationCore

/// A way to change the tree: it plans itself on what is planned before it, and is then performed as planned.
package protocol Edit {
  /// Plans the change.
  ///
  /// - Throws: What makes it impossible.
  func plan(into plan: inout TreePlan) throws
}

/// The tree as it will be: the live one with changes planned on top of it, none of them made. What tells of the changes is
/// what makes them.
///
/// Changes of one container are merged into one. A container's change comes before that of a container around it, so
/// that what was hidden is complete when it is shown.
package struct TreePlan {
  package let live: LiveTree
  package private(set) var changes: [any ViewChange] = []
  /// What app code, or a change that cannot be planned, will take out of the tree.
  private var alsoRemoved: [UIViewController] = []

  package init(_ live: LiveTree) { self.live = live }

  /// A plan of these edits, one upon the other.
  package init(_ live: LiveTree, _ edits: any Edit...) throws {
    self.init(live)
    for edit in edits { try edit.plan(into: &self) }
  }

  /// Plans an edit on top of what is planned.
  package mutating func add(_ edit: some Edit) throws { try edit.plan(into: &self) }

  /// Plans a change after those planned before it.
  package mutating func append(_ change: any ViewChange) { changes.append(change) }

  /// Plans that these leave the tree by a change that does not tell itself.
  package mutating func removeBesides(_ viewControllers: [UIViewController]) { alsoRemoved += viewControllers }

  /// The planned contents of a container, planned now if they were not yet.
  package mutating func contents(of container: UIViewController) -> ContainChange {
    for position in changes.indices {
      guard let contents = changes[position] as? ContainChange else { continue }
      if contents.container === container { return contents }
      if contents.container.isAround(container) {
        let inner = ContainChange(container, in: live)
        changes.insert(inner, at: position)
        return inner
      }
    }
    let contents = ContainChange(container, in: live)
    changes.append(contents)
    return contents
  }
}

// MARK: - What a plan tells

extension TreePlan {
  /// The changes as steps of a transaction.
  package var steps: [TransactionStep] {
    if changes.isEmpty { return [] }
    var steps: [TransactionStep] = []
    steps.reserveCapacity(changes.count + 1)
    for change in changes { steps.append(.change(change)) }
    return steps
  }

  /// The container that a newcomer joins as the last.
  package var joinedContainer: UIViewController? {
    for case let contents as ContainChange in changes where contents.newcomerAtEnd != nil { return contents.container }
    return nil
  }

  /// The changes in words.
  package var told: [RoutePlan.Change] { changes.flatMap(\.told) }

  /// Whether it waits until somebody sees the window: it presents something, or app code takes part, and no new root shows
  /// the window before that.
  package var needsAudience: Bool {
    for change in changes {
      if change is RootChange { return false }
      if change.needsAudience { return true }
    }
    return false
  }

  /// All view controllers of the tree that will not be in it any more, outermost first.
  package var removed: [UIViewController] {
    var tops = 0
    forEachTop { _ in tops += 1 }
    guard tops > 0 else { return [] }
    var removed: [UIViewController] = []
    // Room at once for as many as there mostly are.
    removed.reserveCapacity(4)
    var seen = SeenScreens()
    forEachTop { top in live.forEach(from: top) { if tops == 1 || seen.insert($0) { removed.append($0) } } }
    return removed
  }

  /// The outermost of those that will not be in the tree any more.
  private func forEachTop(_ body: (UIViewController) -> Void) {
    for change in changes { change.forEachRemoved(body) }
    for top in alsoRemoved { body(top) }
  }

  /// The questions whether these may be left, the innermost and topmost first.
  package static func questions(leaving removed: [UIViewController]) -> [Question] {
    guard !removed.isEmpty else { return [] }
    var questions: [Question] = []
    for viewController in removed.reversed() {
      for question in Question.leaving(viewController) { questions.append(question) }
    }
    return questions
  }
}

extension UIViewController {
  /// Whether it is a container around `other`.
  fileprivate func isAround(_ other: UIViewController) -> Bool {
    var around = other.parent
    while let current = around {
      if current === self { return true }
      around = current.parent
    }
    return false
  }
}
