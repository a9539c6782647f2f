package import NavigationCore

/// Dismisses all that is presented on a view controller.
package struct DismissChange: TreeChange {
  let presenter: UIViewController
  let animated: Bool

  package init(presenter: UIViewController, animated: Bool) {
    self.presenter = presenter
    self.animated = animated
  }

  package func apply(completion: @escaping (RoutingResult) -> Void) {
    guard let presented = presenter.directlyPresented else { return completion(.success) }
    let answer = OnceOnly(ifReleased: unanswered) { completion($0) }
    presenter.dismiss(animated: animated) { answer(.success) }
    guard presenter.directlyPresented === presented else { return }
    answer(.failure(NavigationError.changeHadNoEffect(description)))
  }

  private var unanswered: RoutingResult { .failure(NavigationError.transitionDidNotAnswer(description)) }
}

extension DismissChange: CustomStringConvertible {
  package nonisolated var description: String {
    MainActor.assumeIsolated { "dismissing what \(presenter.typeName) presents" }
  }
}

/// Gives a container its children and shows one of them: one net change.
package struct ContainChange: TreeChange {
  let tree: LiveTree
  let container: UIViewController
  let children: [UIViewController]
  let visible: UIViewController?
  let animated: Bool

  package init(
    tree: LiveTree, container: UIViewController, children: [UIViewController], visible: UIViewController?,
    animated: Bool
  ) {
    self.tree = tree
    self.container = container
    self.children = children
    self.visible = visible
    self.animated = animated
  }

  package func apply(completion: @escaping (RoutingResult) -> Void) {
    guard let adapter = tree.adapter(of: container) else {
      return completion(.failure(UnknownContainer(typeName: container.typeName)))
    }
    let before = adapter.containedViewControllers
    guard before != children else { return show(with: adapter, completion) }
    let answer = OnceOnly(ifReleased: unanswered) { result in
      guard case .success = result else { return completion(result) }
      guard adapter.containedViewControllers == children else {
        return completion(wasKept(by: adapter, before) ? .success : notKept)
      }
      show(with: adapter, completion)
    }
    adapter.setContainedViewControllers(children, animated: animated) { answer($0) }
  }

  private func show(with adapter: any ContainerAdapter, _ completion: @escaping (RoutingResult) -> Void) {
    guard let visible, !isShown(visible, by: adapter) else { return completion(.success) }
    let answer = OnceOnly(ifReleased: unanswered) { result in
      guard case .success = result else { return completion(result) }
      let isDone = isShown(visible, by: adapter) || adapter.containedViewControllers != children
      completion(isDone ? .success : notKept)
    }
    adapter.makeVisible(visible, animated: animated) { answer($0) }
  }

  /// Whether the change was made, where the app has changed the container further as its screens appeared.
  private func wasKept(by adapter: any ContainerAdapter, _ before: [UIViewController]) -> Bool {
    let now = adapter.containedViewControllers
    guard now != before else { return false }
    let newcomers = children.filter { !before.contains($0) }
    return newcomers.isEmpty ? visible.map(now.contains) ?? true : newcomers.allSatisfy(now.contains)
  }

  private var notKept: RoutingResult { .failure(NavigationError.changeHadNoEffect(description)) }

  private func isShown(_ child: UIViewController, by adapter: any ContainerAdapter) -> Bool {
    adapter.visibleViewControllers.contains { $0 === child }
  }

  private var unanswered: RoutingResult { .failure(NavigationError.transitionDidNotAnswer(description)) }
}

extension ContainChange: CustomStringConvertible {
  package nonisolated var description: String {
    MainActor.assumeIsolated {
      "arranging [\(children.map(\.typeName).joined(separator: ", "))] in \(container.typeName)"
    }
  }
}

/// Presents a view controller on another.
package struct PresentChange: TreeChange {
  let presented: UIViewController
  let presenter: UIViewController
  let animated: Bool

  package init(presented: UIViewController, presenter: UIViewController, animated: Bool) {
    self.presented = presented
    self.presenter = presenter
    self.animated = animated
  }

  package func apply(completion: @escaping (RoutingResult) -> Void) {
    let answer = OnceOnly(ifReleased: unanswered) { completion($0) }
    presenter.present(presented, animated: animated) { answer(.success) }
    guard presented.presentingViewController == nil else { return }
    answer(.failure(NavigationError.changeHadNoEffect(description)))
  }

  private var unanswered: RoutingResult { .failure(NavigationError.transitionDidNotAnswer(description)) }
}

extension PresentChange: CustomStringConvertible {
  package nonisolated var description: String {
    MainActor.assumeIsolated { "presenting \(presented.typeName) on \(presenter.typeName)" }
  }
}

/// Replaces the root of the window.
package struct RootChange: TreeChange {
  let tree: LiveTree
  let root: UIViewController?
  private let options: UIView.AnimationOptions
  private let duration: Double

  /// - Parameter duration: How long the change is animated, in seconds; not at all with nought.
  package init(tree: LiveTree, root: UIViewController?, options: UIView.AnimationOptions = [], duration: Double = 0) {
    self.tree = tree
    self.root = root
    self.options = options
    self.duration = duration
  }

  package func apply(completion: @escaping (RoutingResult) -> Void) {
    guard let window = tree.window else { return completion(.failure(NavigationError.windowIsGone)) }
    if duration > 0 {
      UIView.transition(with: window, duration: duration, options: options) { window.rootViewController = root }
    } else {
      window.rootViewController = root
    }
    guard window.rootViewController === root else {
      return completion(.failure(NavigationError.changeHadNoEffect(description)))
    }
    Settling.whenSettled(window) { completion(.success) }
  }
}

extension RootChange: CustomStringConvertible {
  package nonisolated var description: String {
    MainActor.assumeIsolated { "making \(root?.typeName ?? "nothing") the root of the window" }
  }
}

extension ForeignChanges {
  /// A change that the app's own code makes, until nothing of it is in flight in the window.
  ///
  /// - Parameter begin: Begins it, and is given what it answers with.
  package func change(
    named name: @autoclosure @escaping () -> String, settlingIn tree: LiveTree,
    begin: @escaping (@escaping @MainActor (RoutingResult) -> Void) throws -> Void
  ) -> any TreeChange {
    SequenceChange(changes: [change(named: name(), begin: begin), SettledChange(tree: tree)])
  }
}

private struct SettledChange: TreeChange {
  let tree: LiveTree

  func apply(completion: @escaping (RoutingResult) -> Void) {
    guard let window = tree.window else { return completion(.success) }
    Settling.whenSettled(window) { completion(.success) }
  }
}

/// A container without an adapter cannot be rearranged.
package struct UnknownContainer: Error, CustomStringConvertible {
  package let typeName: String

  package nonisolated var description: String {
    "\(typeName) is a container that the router's adapter locator does not know; conform it to CustomContainerViewController"
  }
}
