import NavigationCore
import ViewHierarchy

/// What a screen is asked, by one asker or by several with the same question. It is kept with the screen, and nowhere else:
/// where that dies unnoticed, the askers hear that too.
final class Inquiry<Answer> {
  /// What the same question has in common; `nil` where that cannot be told.
  let sameness: AnyHashable?
  private weak var screen: UIViewController?
  private let router: Router
  private let animated: Bool
  private let askers = Askers<Answer>()
  /// The lowest screens that the askers' navigations have shown.
  private var shown: [WeakScreen] = []
  /// Another question that the screen was asked before, until this one's navigation has arrived.
  private var replaced: Inquiry?
  private var stopWatching: (() -> Void)?

  nonisolated deinit {
    // The screen may die before anything notices that it has left.
    let askers = askers
    Task { @MainActor in askers.end(.cancelled) }
  }

  init(_ screen: UIViewController, sameness: AnyHashable?, router: Router, animated: Bool) {
    self.screen = screen
    self.sameness = sameness
    self.router = router
    self.animated = animated
  }

  /// What a screen is being asked.
  static func open(on screen: UIViewController) -> Inquiry? { ScreenInquiry.of(screen) as? Inquiry }

  private var isOpen: Bool { screen.map { ScreenInquiry.of($0) === self } ?? false }

  private func close() {
    stopWatching?()
    stopWatching = nil
    if isOpen, let screen { ScreenInquiry.set(nil, of: screen) }
  }

  /// Takes the askers out, who hear how it ended and nothing afterwards.
  private func end(_ outcome: Outcome<Answer>) {
    close()
    askers.end(outcome)
  }
}

/// Those who wait for an answer of a screen. They hear that the screen has left also if it has died by then.
private final class Askers<Answer> {
  private(set) var all: [Inquirer<Answer>] = []

  nonisolated deinit {}

  var isEmpty: Bool { all.isEmpty }

  func add(_ asker: Inquirer<Answer>) { all.append(asker) }

  func remove(_ asker: Inquirer<Answer>) { all.removeAll { $0 === asker } }

  /// Takes out all askers, who hear nothing further of the question.
  func takeAll() -> [Inquirer<Answer>] {
    defer { all = [] }
    return all
  }

  func end(_ outcome: Outcome<Answer>) {
    for asker in takeAll() { asker.hear(outcome) }
  }
}

// MARK: - Coming and going of askers

extension Inquiry {
  /// Puts the question of an asker whose navigation is under way to a screen. Who asks the same as those who asked before is
  /// one more of them; another question takes the place of theirs when the navigation has arrived.
  static func begin(
    on screen: UIViewController, for asker: Inquirer<Answer>, sameness: AnyHashable?, router: Router, animated: Bool
  ) {
    guard asker.isGoing, asker.inquiry == nil || asker.inquiry?.screen !== screen else { return }
    asker.inquiry?.leave(asker)
    // A question to a screen that has left is over, also before its departure is noticed.
    router.engine.observer.tellDepartures()
    let before = open(on: screen)
    let inquiry: Inquiry
    if let before, sameness != nil, before.sameness == sameness {
      inquiry = before
    } else {
      inquiry = Inquiry(screen, sameness: sameness, router: router, animated: animated)
      inquiry.replaced = before
      ScreenInquiry.set(inquiry, of: screen)
    }
    inquiry.askers.add(asker)
    asker.inquiry = inquiry
  }

  /// Notes that the navigation of an asker has arrived.
  ///
  /// - Parameter shown: The lowest screens that it has shown.
  func arrived(_ request: RequestSummary, showing shown: [UIViewController]) {
    self.shown += shown.map { WeakScreen($0) }
    replaced?.end(.superseded(by: request))
    replaced = nil
  }

  /// Begins to watch for the screen's leaving, which may have happened by now.
  func watch() {
    guard stopWatching == nil, isOpen, let screen else { return }
    guard router.live.contains(screen) else { return end(.cancelled) }
    stopWatching = router.engine.observer.whenLeft(screen) { [weak self, askers] in
      self?.close()
      askers.end(.cancelled)
    }
  }

  /// Takes out an asker whose navigation did not arrive. What the screen was asked before, it is asked again.
  func leave(_ asker: Inquirer<Answer>) {
    askers.remove(asker)
    guard askers.isEmpty, isOpen else { return }
    close()
    if let replaced, let screen { ScreenInquiry.set(replaced, of: screen) }
    replaced = nil
  }

  /// Takes out an asker who has given up. The last one takes away what was shown to ask.
  func giveUp(_ asker: Inquirer<Answer>) {
    askers.remove(asker)
    guard askers.isEmpty, isOpen else { return }
    close()
    let shown = shown
    takeAway({ shown }, notAsking: nil) {}
  }
}

// MARK: - The answer

extension Inquiry {
  func answer(_ answer: Answer) {
    let askers = askers.takeAll()
    close()
    replaced?.end(.cancelled)
    replaced = nil
    for asker in askers { asker.learnOfAnswer() }
    // Each hears when the screen has gone, since what it does next may be about what is in front.
    func tell() { for asker in askers { asker.hear(.arrived(answer)) } }
    guard !askers.contains(where: \.leavesOpen) else { return tell() }
    let screen = WeakScreen(screen)
    // Where the answer comes as the screen appears, what was shown to ask is known only when that is over.
    takeAway({ self.shown + [screen] }, notAsking: screen.viewController, then: tell)
  }

  private func takeAway(
    _ screens: @escaping () -> [WeakScreen], notAsking excused: UIViewController?, then body: @escaping () -> Void
  ) {
    guard screens().contains(where: { $0.viewController != nil }) else { return body() }
    let name = screen?.typeName ?? "what was asked"
    let request = NavigationRequest<Void>("closing \(name)", onlyTakesAway: true, notAsking: excused) { live in
      (TreePlan(live) { $0.takeAway(screens().compactMap(\.viewController)) }, nil)
    }
    // Before what waits: it would stand on the screen, and go with it.
    let bare = router.withoutRoles()
    bare.engine.queue.start(
      request.animated(animated), on: bare.stage, roles: bare.roles, goesFirst: true, Navigation.Asker()
    ) { _ in body() }
  }
}
