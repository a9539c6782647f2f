import NavigationCore

/// The outcome of a change that UIKit was asked to make. An override, a delegate or the user may have changed the screens
/// since.
enum Verdict: Equatable {
  /// The change was made as planned.
  case done
  /// The change was made, and the app or the user has changed more.
  case changedFurther
  /// The change was made, and the app or the user has undone it.
  case overtaken
  /// The change was not made.
  case noEffect

  /// Judges a change by the screens that its holder has, in order: the children of a container, or the root of a window.
  ///
  /// - Parameters:
  ///   - aim: The screens that the holder must have in the end. The default is the planned screens that it did not have
  ///     before.
  ///   - wasSeen: Whether the effect of the change was seen at any time since UIKit was asked.
  init<Screen: Equatable>(
    planned: [Screen], before: [Screen], now: [Screen], aim: [Screen]? = nil, wasSeen: Bool
  ) {
    let aim = aim ?? planned.filter { !before.contains($0) }
    if now == planned {
      self = .done
    } else if now != before, aim.allSatisfy(now.contains) {
      self = .changedFurther
    } else {
      self = wasSeen ? .overtaken : .noEffect
    }
  }

  /// Judges a change that is either made or not.
  init(isDone: Bool, wasSeen: Bool) {
    self.init(planned: [true], before: [false], now: [isDone], wasSeen: wasSeen)
  }
}

extension ViewChange {
  /// Calls `answer` with the result for a verdict: success if the change was made and still holds, a failure otherwise.
  ///
  /// - Parameter move: The words for the move by which the app or the user has undone the change. Used only for
  ///   ``Verdict/overtaken``.
  func answer(_ verdict: Verdict, takenBackBy move: @autoclosure () -> String, _ answer: OnceOnly<RoutingResult>) {
    switch verdict {
    case .done, .changedFurther: answer(.success)
    case .overtaken: wasOvertaken(by: move(), answer)
    case .noEffect: hadNoEffect(answer)
    }
  }

  /// Asks UIKit for a change, and judges the result.
  ///
  /// - Parameters:
  ///   - call: Asks UIKit, and calls its argument when the change is over.
  ///   - isDone: Returns whether the change is in effect. Called when `call` has returned, unless the change is over by
  ///     that time.
  ///   - judge: Called when the change is over. `wasSeen` is the result of `isDone`, or `false` if it was not called.
  func ask(
    _ call: (@escaping @MainActor (RoutingResult) -> Void) -> Void, isDone: @escaping () -> Bool,
    then judge: @escaping (_ result: RoutingResult, _ wasSeen: Bool) -> Void
  ) {
    let sight = Sight()
    call { result in
      sight.isOver = true
      judge(result, sight.wasSeen)
    }
    if !sight.isOver { sight.wasSeen = isDone() }
  }
}

extension [UIViewController] {
  /// The identities of the screens. An app may override `isEqual(_:)`, so screens are compared by identity.
  var identities: [ObjectIdentifier] { map(ObjectIdentifier.init) }
}

/// A record of whether the effect of a change was seen before the change was over.
private final class Sight {
  var isOver = false
  var wasSeen = false
}
