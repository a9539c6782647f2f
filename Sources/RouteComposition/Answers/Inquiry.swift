import NavigationCore
import ViewHierarchy

/// A question to a screen, from one asker, or from several askers with equal questions.
///
/// Only the screen keeps its inquiry alive. When the screen is released, its inquiry is released too, and askers that
/// still wait receive ``Outcome/cancelled``.
final class Inquiry<Answer> {
  /// A value that is equal for equal questions, or `nil` if the questions cannot be compared.
  let sameness: AnyHashable?
  private weak var screen: UIViewController?
  private let router: Router
  private let animated: Bool
  private let askers = Askers<Answer>()
  /// The screens that the askers' navigations have shown, without the screens inside and over them.
  private var shown: [WeakScreen] = []
  /// The inquiry that this inquiry has replaced. It is kept until the navigation of an asker has arrived.
  private var replaced: Inquiry?
  private var stopWatching: (() -> Void)?

  nonisolated deinit {
    // If the screen is released before its departure is noticed, askers still wait here.
    let askers = askers
    Task { @MainActor in askers.end(.cancelled) }
  }

  init(_ screen: UIViewController, sameness: AnyHashable?, router: Router, animated: Bool) {
    self.screen = screen
    self.sameness = sameness
    self.router = router
    self.animated = animated
  }

  /// Returns the open inquiry of a screen, or `nil` if the screen has none for this type of answer.
  static func open(on screen: UIViewController) -> Inquiry? { ScreenInquiry.of(screen) as? Inquiry }

  private var isOpen: Bool { screen.map { ScreenInquiry.of($0) === self } ?? false }

  private func close() {
    stopWatching?()
    stopWatching = nil
    if isOpen, let screen { ScreenInquiry.set(nil, of: screen) }
  }

  /// Closes the inquiry and passes the outcome to its askers.
  private func end(_ outcome: Outcome<Answer>) {
    close()
    askers.end(outcome)
  }
}

/// The askers of an inquiry. The list is an object of its own, because it can outlive the screen and its inquiry.
private final class Askers<Answer> {
  private(set) var all: [Inquirer<Answer>] = []

  nonisolated deinit {}

  var isEmpty: Bool { all.isEmpty }

  func add(_ asker: Inquirer<Answer>) { all.append(asker) }

  func remove(_ asker: Inquirer<Answer>) { all.removeAll { $0 === asker } }

  /// Removes and returns all askers.
  func takeAll() -> [Inquirer<Answer>] {
    defer { all = [] }
    return all
  }

  func end(_ outcome: Outcome<Answer>) {
    for asker in takeAll() { asker.receive(outcome) }
  }
}

// MARK: - Adding and removing askers

extension Inquiry {
  /// Begins a question to a screen, for an asker whose navigation runs. If the open inquiry of the screen has an equal
  /// question, the asker joins it. Otherwise a new inquiry replaces the open one. The replaced inquiry ends when the
  /// navigation has arrived, and opens again if the navigation does not arrive.
  static func begin(
    on screen: UIViewController, for asker: Inquirer<Answer>, sameness: AnyHashable?, router: Router, animated: Bool
  ) {
    guard asker.isNavigating, asker.inquiry == nil || asker.inquiry?.screen !== screen else { return }
    asker.inquiry?.leave(asker)
    // Departures are reported first, because a question to a screen that has left is over.
    router.engine.observer.reportDepartures()
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

  /// Records that the navigation of an asker has arrived. The replaced inquiry then ends ``Outcome/superseded(by:)``.
  ///
  /// - Parameter shown: The screens that the navigation has shown, without the screens inside and over them.
  func arrived(_ request: RequestSummary, showing shown: [UIViewController]) {
    self.shown += shown.map { WeakScreen($0) }
    replaced?.end(.superseded(by: request))
    replaced = nil
  }

  /// Observes the departure of the screen. When the screen has left, or if it has left already, the inquiry ends
  /// ``Outcome/cancelled``.
  func watch() {
    guard stopWatching == nil, isOpen, let screen else { return }
    guard router.live.contains(screen) else { return end(.cancelled) }
    stopWatching = router.engine.observer.onDeparture(of: screen) { [weak self, askers] in
      self?.close()
      askers.end(.cancelled)
    }
  }

  /// Removes an asker whose navigation did not arrive. If no asker remains, this inquiry closes, and the replaced
  /// inquiry opens again.
  func leave(_ asker: Inquirer<Answer>) {
    askers.remove(asker)
    guard askers.isEmpty, isOpen else { return }
    close()
    if let replaced, let screen { ScreenInquiry.set(replaced, of: screen) }
    replaced = nil
  }

  /// Removes an asker that gives up. If no asker remains, the inquiry closes, and the screens that were shown in order
  /// to ask are removed.
  func giveUp(_ asker: Inquirer<Answer>) {
    askers.remove(asker)
    guard askers.isEmpty, isOpen else { return }
    close()
    let shown = shown
    remove({ shown }, notAsking: nil) {}
  }
}

// MARK: - The answer

extension Inquiry {
  func answer(_ answer: Answer) {
    let askers = askers.takeAll()
    close()
    replaced?.end(.cancelled)
    replaced = nil
    for asker in askers { asker.screenAnswered() }
    // Askers receive the answer after the screen has left, because they may next use the current screen.
    func deliver() { for asker in askers { asker.receive(.arrived(answer)) } }
    guard !askers.contains(where: \.leavesOpen) else { return deliver() }
    let screen = WeakScreen(screen)
    // If the screen answers while it appears, the shown screens are not known yet. So they are read when the request
    // begins.
    remove({ self.shown + [screen] }, notAsking: screen.viewController, then: deliver)
  }

  private func remove(
    _ screens: @escaping () -> [WeakScreen], notAsking excused: UIViewController?, then body: @escaping () -> Void
  ) {
    guard screens().contains(where: { $0.viewController != nil }) else { return body() }
    let name = screen?.typeName ?? "what was asked"
    let request = NavigationRequest<Void>("closing \(name)", onlyRemoves: true, notAsking: excused) { live in
      (TreePlan(live) { $0.remove(screens().compactMap(\.viewController)) }, nil)
    }
    // This request runs before the waiting requests. Otherwise their screens could be shown on the screens that this
    // request removes.
    let bare = router.withoutRoles()
    bare.engine.queue.start(
      request.animated(animated), on: bare.stage, roles: bare.roles, runsFirst: true, Navigation.Asker()
    ) { _ in body() }
  }
}
