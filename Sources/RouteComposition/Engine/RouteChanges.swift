package import NavigationCore
import ViewHierarchy

/// Presents a screen that was built, from wherever its action says.
struct PresentScreenChange: TreeChange {
  let live: LiveTree
  let screen: UIViewController
  let host: UIViewController
  let presentation: Presentation
  let animated: Bool

  func apply(completion: @escaping (RoutingResult) -> Void) {
    do {
      let presenter = try SearchScope.with(tree: live) {
        let presenter = try presentation.presenter(around: host, in: live)
        presentation.configure(screen)
        DismissalGuard.watch(screen)
        return presenter
      }
      PresentChange(presented: screen, presenter: presenter, animated: animated).apply(completion: completion)
    } catch {
      completion(.failure(error))
    }
  }
}

/// Lets an action of the app's own join a screen.
struct OpaqueChange: TreeChange {
  let live: LiveTree
  let screen: UIViewController
  let host: UIViewController
  let join: AnyJoin
  let animated: Bool
  /// Told what the action answers with, so that a wait without end can be ended.
  let willPerform: (OnceOnly<RoutingResult>) -> Void

  func apply(completion: @escaping (RoutingResult) -> Void) {
    let answer = OnceOnly(ifReleased: RoutingResult.failure(NavigationError.transitionDidNotAnswer(join.name()))) {
      result in
      guard case .failure(let reason) = result else { return completion(result) }
      completion(.failure(blamed(reason, on: join.name(), "action")))
    }
    willPerform(answer)
    SearchScope.with(tree: live) { join.perform(screen, host, animated) { answer($0) } }
  }
}

/// Shows the destination again where a split has covered it: one that was hidden collapses only as it appears.
struct RevealAfterCollapse: TreeChange {
  let live: LiveTree
  /// The splits around the destination that showed their columns side by side before the first change.
  let splits: [UISplitViewController]
  let animated: Bool
  let destination: () -> UIViewController?

  func apply(completion: @escaping (RoutingResult) -> Void) {
    guard let window = live.window else { return completion(.failure(NavigationError.windowIsGone)) }
    Settling.whenSettled(window) {
      guard splits.contains(where: \.isCollapsed), let destination = destination(),
        !live.isVisibleInItsFamily(destination)
      else { return completion(.success) }
      var tree = PlannedTree(live)
      tree.reveal(destination)
      SequenceChange(changes: tree.arrangements(in: live, animated: animated)).apply(completion: completion)
    }
  }
}

/// A change that is worked out when its turn comes.
package struct LateChange: TreeChange {
  let change: () throws -> any TreeChange

  package init(change: @escaping () throws -> any TreeChange) { self.change = change }

  package func apply(completion: @escaping (RoutingResult) -> Void) {
    do {
      try change().apply(completion: completion)
    } catch {
      completion(.failure(error))
    }
  }
}

/// Several changes, one after the other, as one.
package struct SequenceChange: TreeChange {
  let changes: [any TreeChange]

  package init(changes: [any TreeChange]) { self.changes = changes }

  package func apply(completion: @escaping (RoutingResult) -> Void) { apply(from: 0, completion) }

  private func apply(from position: Int, _ completion: @escaping (RoutingResult) -> Void) {
    guard position < changes.count else { return completion(.success) }
    changes[position].apply { result in
      if case .success = result { apply(from: position + 1, completion) } else { completion(result) }
    }
  }
}

/// Changes nothing: holds what was changed against what was promised.
package struct Verification: TreeChange {
  let verify: () throws -> Void

  package init(verify: @escaping () throws -> Void) { self.verify = verify }

  package func apply(completion: @escaping (RoutingResult) -> Void) {
    do {
      try verify()
      completion(.success)
    } catch {
      completion(.failure(error))
    }
  }
}

/// Another change, with the step named where it fails.
struct LabelledChange: TreeChange {
  let change: any TreeChange
  let label: () -> String

  func apply(completion: @escaping (RoutingResult) -> Void) {
    change.apply { result in
      guard case .failure(let reason) = result else { return completion(result) }
      completion(.failure(NavigationFailure(explaining: reason, step: label())))
    }
  }
}
