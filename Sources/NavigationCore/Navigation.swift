/// One request on its way through the queue.
///
/// It lets go of its work when it ends, so that whoever still holds it, a cancellation handler for instance, holds
/// nothing of the screens it moved.
package final class Navigation {
  package enum Stage {
    case waiting
    case asking
    /// All that were asked have agreed; resolved again as soon as the window is free.
    case ready
    /// Holds the window, from Build to Settle.
    case underWay
    case ended
  }

  /// Somebody who wants the outcome. Requests that are dropped because they equal this one add themselves here.
  package final class Asker {
    fileprivate(set) weak var navigation: Navigation?
    private var deliver: ((Outcome<Void>, (any NavigationWork)?) -> Void)?
    package nonisolated let flag = CancellationFlag()

    nonisolated deinit {}

    package init() {}

    /// Says what is to be done with the outcome and with the work that led to it, which is not to be kept.
    package func whenEnded(_ deliver: @escaping (Outcome<Void>, (any NavigationWork)?) -> Void) {
      self.deliver = deliver
    }

    func end(_ outcome: Outcome<Void>, _ work: (any NavigationWork)?) {
      guard let deliver else { return }
      self.deliver = nil
      deliver(outcome, work)
    }
  }

  /// Orders requests by when they were made.
  package let id: Int
  package private(set) var work: (any NavigationWork)?
  package internal(set) var stage = Stage.waiting
  private(set) var askers: [Asker]
  /// The questions that were answered with yes.
  var agreed: Set<Question.ID> = []
  var rounds = 0
  private var furthestPart = 0
  /// Still to be asked in this round, the next one last.
  var open: [Question] = []
  var isAwaitingAnswer = false
  /// Whether the loop that asks is running, so that an answer is a turn of it and not a call within a call.
  var isInAskingLoop = false
  /// What the guard being asked answers with; kept by the guard alone, so that dropping it is noticed.
  weak var answer: OnceOnly<RoutingResult>?
  var stopAsking: (() -> Void)?
  /// The outcome that takes the place of the failure when an action under way is given up.
  var interruption: Outcome<Void>?
  /// Requests made on behalf of this one's guards; they end with it.
  private var dependents: [Navigation] = []
  /// The request that this one is made for by one of its guards.
  private(set) weak var guardian: Navigation?

  // Nothing here needs the main actor to go; an isolated deinit would ask for it each time.
  nonisolated deinit {}

  package init(work: any NavigationWork, asker: Asker) {
    id = work.id
    self.work = work
    askers = [asker]
    asker.navigation = self
  }

  /// Whether nobody wants the outcome any more.
  var isUnwanted: Bool { askers.allSatisfy(\.flag.isSet) || work?.isForsaken == true }

  var hasEnded: Bool { stage == .ended }

  func join(_ asker: Asker) {
    askers.append(asker)
    asker.navigation = self
  }

  /// Takes out an asker who no longer wants the outcome, where others still do.
  func leave(_ asker: Asker) {
    askers.removeAll { $0 === asker }
    asker.end(.cancelled, nil)
  }

  /// Goes on with a part that has not been asked about: a screen that has agreed to leave has agreed for one part.
  func beginPart() {
    stage = .ready
    rounds = 0
    agreed = agreed.filter { id in
      if case .leaving = id { false } else { true }
    }
  }

  /// Goes on with what has been put back because something had to be asked about one of its parts. Rounds are counted for
  /// each part further on than those before.
  func askAgain(about part: Int) {
    stage = .ready
    guard part > furthestPart else { return }
    furthestPart = part
    rounds = 0
  }

  func adopt(_ dependent: Navigation) {
    dependents.removeAll(where: \.hasEnded)
    dependents.append(dependent)
    dependent.guardian = self
  }

  /// Ends it: whoever asked hears the outcome. Returns the requests that depended on it.
  func end(_ outcome: Outcome<Void>) -> [Navigation] {
    guard !hasEnded else { return [] }
    stage = .ended
    answer?.close()
    open = []
    stopAsking?()
    stopAsking = nil
    let (work, askers, dependents) = (work, askers, dependents)
    self.work = nil
    self.askers = []
    self.dependents = []
    for asker in askers { asker.end(outcome, work) }
    return dependents
  }
}
