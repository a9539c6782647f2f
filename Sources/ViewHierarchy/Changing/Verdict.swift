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
  ///   - aim: The screens that have to be there in the end; the new ones unless they are given.
  ///   - wasSeen: Whether its effect was seen at any time since UIKit was asked.
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
  /// Answers the request for the change according to a verdict.
  ///
  /// - Parameter move: The words for the move by which the app or the user has undone the change.
  func answer(_ verdict: Verdict, takenBackBy move: @autoclosure () -> String, _ answer: OnceOnly<RoutingResult>) {
    switch verdict {
    case .done, .changedFurther: answer(.success)
    case .overtaken: wasOvertaken(by: move(), answer)
    case .noEffect: hadNoEffect(answer)
    }
  }

  /// Asks UIKit for a change, and notes whether its effect was seen before the answer came.
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
  /// The identities of the screens, to compare by: an app may have its screens equal one another.
  var identities: [ObjectIdentifier] { map(ObjectIdentifier.init) }
}

/// Whether the effect of a change was seen before the change was over.
private final class Sight {
  var isOver = false
  var wasSeen = false
}
