import NavigationCore

/// What has become of a change that UIKit was asked for. An override, a delegate or the user may have moved meanwhile.
enum Verdict: Equatable {
  /// It was done as planned.
  case done
  /// It was done, and somebody has changed more.
  case changedFurther
  /// It was done, and somebody has taken it back.
  case overtaken
  /// It was not done.
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

  /// Judges a change that is done or not, and nothing between.
  init(isDone: Bool, wasSeen: Bool) {
    self.init(planned: [true], before: [false], now: [isDone], wasSeen: wasSeen)
  }
}

extension ViewChange {
  /// Answers as a verdict says.
  ///
  /// - Parameter move: The move by which somebody has taken the change back, in words.
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
  /// The same as values to judge by: an app may have its screens equal one another.
  var identities: [ObjectIdentifier] { map(ObjectIdentifier.init) }
}

/// Whether the effect of a change was seen before the change was over.
private final class Sight {
  var isOver = false
  var wasSeen = false
}
