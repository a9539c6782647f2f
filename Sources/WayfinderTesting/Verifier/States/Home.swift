import ViewHierarchy
import Wayfinder

/// A state, and what it takes to come back to it. Nothing of it is kept alive.
nonisolated struct Home: Sendable, Codable {
  /// The state.
  let state: Fingerprint
  /// The shortest way there.
  var way: [AppStep] { writtenWay.values }
  private let writtenWay: Texts<AppStep>
  /// The state before the last step of the way; `nil` at the launch.
  let parent: Fingerprint?
  /// What the switches are set to, in the order of the description.
  let switches: [String]
  /// How many requests wait.
  let waiting: Int
  /// Where the user is; `nil` where positions are not written, or lead elsewhere.
  private var kept: KeptPosition?
  /// What the app tells of its model.
  private let facts: [String]
  /// Whether the position has led elsewhere in an app with another model.
  private var needsFacts = false
  private var failures = 0

  init(
    state: Fingerprint, way: [AppStep], parent: Fingerprint?, switches: [String], facts: [String], waiting: Int,
    position: NavigationPosition?
  ) {
    (self.state, writtenWay, self.parent) = (state, Texts(way), parent)
    (self.switches, self.facts, self.waiting) = (switches, facts, waiting)
    kept = position.map(KeptPosition.position)
  }

  /// Where the user is; `nil` where positions are not written, or lead elsewhere.
  var position: NavigationPosition? { kept?.position }

  /// Whether an app with this model may be brought here by the position.
  func canBeRestored(with facts: [String]) -> Bool {
    kept != nil && (!needsFacts || facts == self.facts)
  }

  /// Notes whether restoring the position has led there, in an app that told this of its model before.
  ///
  /// Where it has not, that may be because of what had happened in the app, as positions do not have all of its model. Where it
  /// has not three times running, and the app tells nothing else of its model, there is something about the state that positions
  /// do not have.
  mutating func note(hasLedThere: Bool, with facts: [String]) {
    if hasLedThere {
      failures = 0
    } else if facts != self.facts {
      needsFacts = true
    } else {
      failures += 1
      if failures == 3 { kept = nil }
    }
  }
}

/// What containers show and what is presented at one moment, so that what comes upon it can be taken away again.
///
/// Everything stands in it by its identity alone, so that what leaves meanwhile can be released.
struct Arrangement {
  private enum Container {
    case stack(ObjectIdentifier, [ObjectIdentifier])
    case tabs(ObjectIdentifier, ObjectIdentifier?)
  }

  private let presented: [ObjectIdentifier]
  private var containers: [Container] = []

  init(_ tree: SeenTree) {
    presented = tree.rows.lazy.filter(\.isPresented).map { ObjectIdentifier($0.screen) }
    for row in tree.rows {
      switch row.screen {
      case let stack as UINavigationController:
        containers.append(.stack(ObjectIdentifier(stack), stack.viewControllers.map { ObjectIdentifier($0) }))
      case let tabs as UITabBarController:
        containers.append(.tabs(ObjectIdentifier(tabs), tabs.selectedViewController.map { ObjectIdentifier($0) }))
      default: break
      }
    }
  }

  /// Takes away what has come upon it, as a user does by going back and choosing tabs, and all at once. What has gone is not
  /// brought back.
  func putBack(in tree: SeenTree) {
    let now = tree.rows.filter(\.isPresented).map(\.screen)
    let modals = Self.common(now, presented)
    if now.count > modals { now[modals].presentingViewController?.dismiss(animated: false) }
    for container in containers {
      switch container {
      case .stack(let stack, let screens):
        guard let stack = tree.screen(stack) as? UINavigationController else { continue }
        let now = stack.viewControllers
        let count = Self.common(now, screens)
        if count > 0, now.count > count { stack.viewControllers = Array(now.prefix(count)) }
      case .tabs(let tabs, let selected):
        guard let tabs = tree.screen(tabs) as? UITabBarController else { continue }
        guard selected != tabs.selectedViewController.map({ ObjectIdentifier($0) }) else { continue }
        guard let tab = tabs.viewControllers?.first(where: { ObjectIdentifier($0) == selected }) else { continue }
        tabs.selectedViewController = tab
      }
    }
  }

  /// How many of them are the same from the first on.
  private static func common(_ screens: [UIViewController], _ others: [ObjectIdentifier]) -> Int {
    zip(screens, others).prefix { ObjectIdentifier($0) == $1 }.count
  }
}

extension SeenTree {
  /// The view controller of an identity, if it is there.
  fileprivate func screen(_ identity: ObjectIdentifier) -> UIViewController? {
    rows.first { ObjectIdentifier($0.screen) == identity }?.screen
  }
}

extension RunningCopy {
  /// What it takes to come back here.
  ///
  /// - Parameters:
  ///   - place: The shortest way here.
  ///   - isRestored: Whether the position leads here again.
  func home(at place: Place, restoredByPosition isRestored: Bool) -> Home {
    Home(
      state: fingerprint, way: place.way, parent: place.parent,
      switches: description.switches.map { $0.value(in: app) }, facts: facts, waiting: waitingCount,
      position: isRestored && hasWholePosition ? writtenPosition.position : nil)
  }

  /// What the app tells of its model.
  var facts: [String] { description.facts.map { $0(app) } }

  /// Whether positions are written, and leave out nothing of what is there.
  private var hasWholePosition: Bool {
    let leftOut = description.leftOutOfPositions
    return app.router.screens != nil && waitingCount == 0
      && (leftOut.isEmpty || !tree.rows.contains { leftOut.contains($0.screen.typeName) })
  }

  /// Takes away what has come since, and sets back what is around the app. What was done is no way that a user has gone.
  func rewind(to home: Home, _ arrangement: Arrangement) async {
    await watching {
      arrangement.putBack(in: self.tree)
      self.setSwitches(home)
      await self.settle(false) { self.isIdle }
    }
    await awaitWhatComesLate(after: .rewinding)
  }

  /// Brings the app where the user was, and sets what is around it.
  ///
  /// - Returns: Whether it is in the same state then. Where it is not, what was done is no way that a user has gone.
  func restore(_ home: Home) async -> Bool {
    guard let position = home.position, !isAsking else { return false }
    await watching {
      self.setSwitches(home)
      var hasEnded = false
      self.app.router.navigate(.restore(position)) { _ in hasEnded = true }
      await self.settle(false) { hasEnded }
    }
    await awaitWhatComesLate(after: .restoring)
    return isThere(home)
  }

  private func setSwitches(_ home: Home) {
    for (index, value) in home.switches.enumerated() where description.switches[index].value(in: app) != value {
      description.switches[index].set(value, in: app)
    }
  }

  private func isThere(_ home: Home) -> Bool {
    guard fingerprint == home.state else { return false }
    steps = home.way
    return true
  }
}
