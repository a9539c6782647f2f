import NavigationCore
import Foundation
import ViewHierarchy

/// What a request would do if it were made now: found by the same search that carries it out, and changing nothing.
nonisolated public struct RoutePlan: Hashable, Sendable, Codable {
  /// A finder that looked and found nothing.
  public struct Declined: Hashable, Sendable, Codable {
    /// The screen that its step is for.
    public var screen: String
    /// The finder.
    public var finder: String
    /// Why it did not count.
    public var reason: String
  }

  /// One thing that would be done, in order.
  public enum Change: Hashable, Sendable, Codable {
    /// These would be dismissed, the lowest first.
    case dismiss([String])
    /// These would be taken out of a container, which thereby shows what lay below.
    case pop([String], from: String)
    /// A child of a container that is there would be shown.
    case select(String, in: String)
    /// A screen would be built.
    case build(String)
    /// A new screen would be put into a container.
    case embed(String, in: String)
    /// A new screen would be presented.
    case present(String, on: String)
    /// A new screen would become the root.
    case replaceRoot(with: String)
    /// A screen that a step below makes would be shown.
    case reveal(String)
    /// An action of the app's own would join a screen; what else it does cannot be told.
    case opaque(String, screen: String)
    /// A screen that is there would be updated to show something else.
    case update(String)
    /// This would be done afterwards, on what is there by then.
    case follow(String)
  }

  /// What was asked for.
  public var request: String
  /// The screen on which the way begins; `nil` for a request that only rearranges what is there.
  public var found: String?
  /// Where it stands, outermost container first.
  public var place: [String]
  /// The finders that were asked before it, from the destination back.
  public var declined: [Declined]
  /// The guards that would be asked, and the screens whether they may be left, in order.
  public var asked: [String]
  /// What would be done, in order; nothing if the destination is visible already.
  public var changes: [Change]
  /// The screens that would go.
  public var removed: [String]
}

extension RoutePlan {
  @MainActor init(_ resolution: Resolution, work: RouteWork, live: LiveTree) {
    request = work.summary.name
    let anchor = resolution.anchor?.viewController ?? resolution.staged?.found
    found = anchor?.typeName
    place = anchor.map(Self.place) ?? []
    declined = resolution.declined.map { step in
      Declined(
        screen: step.screenName, finder: step.finderName,
        reason: "no \(step.screenName) that it looks for is in the tree")
    }
    let questions =
      work.globalQuestions + work.stepQuestions(of: resolution) + work.leaveQuestions(about: resolution.removed)
    asked = questions.map { $0.concernsLeaving ? "\($0.name()) (whether it may be left)" : $0.name() }
    changes = resolution.staged?.changes() ?? Self.changes(of: resolution)
    removed = resolution.removed.map(\.typeName)
  }

  @MainActor private static func place(of viewController: UIViewController) -> [String] {
    var place: [String] = []
    var next: UIViewController? = viewController
    while let current = next {
      place.insert(current.typeName, at: 0)
      next = current.parent ?? current.presentingViewController
    }
    return place
  }

  @MainActor private static func changes(of resolution: Resolution) -> [Change] {
    func name(_ screen: PlannedScreen) -> String {
      switch screen {
      case .live(let viewController): viewController.typeName
      case .new(let position): resolution.joints[position].step.screenName
      }
    }
    var changes = resolution.joints.filter { !$0.step.isMadeBelow }.map { Change.build($0.step.screenName) }
    changes += insideWhatIsBuilt(resolution.joints)
    for change in resolution.tree.changes {
      switch change {
      case .dismiss(_, let presented): changes.append(.dismiss(presented.map(\.typeName)))
      case .contain(let contents): changes += Self.changes(of: contents, name)
      case .replaceRoot(let position): changes.append(.replaceRoot(with: name(.new(position))))
      case .present(let position, let host): changes.append(.present(name(.new(position)), on: name(host)))
      case .opaque(let position, _):
        let action = resolution.joints[position].step.join?.name() ?? "action"
        changes.append(.opaque(action, screen: name(.new(position))))
      }
    }
    return changes
  }

  /// What is joined to something that the plan builds itself.
  @MainActor private static func insideWhatIsBuilt(_ joints: [Joint]) -> [Change] {
    joints.compactMap { joint in
      switch joint.host {
      case .new(let host) where joint.join.isEmbedding:
        .embed(joint.step.screenName, in: joints[host].step.screenName)
      case .around(let source):
        .embed(
          joint.step.screenName, in: "the \(joint.step.join?.hostName ?? "") around \(joints[source].step.screenName)"
        )
      case .none where joint.step.isMadeBelow: .reveal(joint.step.screenName)
      default: nil
      }
    }
  }

  @MainActor static func changes(
    of contents: PlannedContents, _ name: (PlannedScreen) -> String
  ) -> [Change] {
    let container = contents.container.typeName
    var changes: [Change] = []
    if !contents.removed.isEmpty { changes.append(.pop(contents.removed.map(\.typeName), from: container)) }
    let newcomers = contents.after.filter { $0.liveViewController == nil }
    changes += newcomers.map { .embed(name($0), in: container) }
    if changes.isEmpty, let visible = contents.visible { changes.append(.select(name(visible), in: container)) }
    return changes
  }
}

nonisolated extension RoutePlan.Change: CustomStringConvertible {
  /// The change in words.
  public var description: String {
    switch self {
    case .dismiss(let screens): "dismiss \(screens.joined(separator: ", "))"
    case .pop(let screens, let container): "take \(screens.joined(separator: ", ")) out of \(container)"
    case .select(let screen, let container): "select \(screen) in \(container)"
    case .build(let screen): "build \(screen)"
    case .embed(let screen, let container): "put \(screen) into \(container)"
    case .present(let screen, let presenter): "present \(screen) on \(presenter)"
    case .replaceRoot(let screen): "make \(screen) the root"
    case .reveal(let screen): "show \(screen), which a step below makes"
    case .opaque(let action, let screen): "let \(action) join \(screen) (opaque)"
    case .update(let screen): "update \(screen)"
    case .follow(let step): "then \(step)"
    }
  }
}

nonisolated extension RoutePlan: CustomStringConvertible {
  /// The plan as lines of text.
  public var description: String {
    var lines = ["plan for \(request)"]
    for step in declined { lines.append("  not there: \(step.screen) (\(step.finder): \(step.reason))") }
    if let found { lines.append("  begins at: \(found) (\(place.joined(separator: " › ")))") }
    for name in asked { lines.append("  asks:      \(name)") }
    if changes.isEmpty { lines.append("  changes nothing: it is visible already") }
    for change in changes { lines.append("  will:      \(change)") }
    if !removed.isEmpty { lines.append("  leaves:    \(removed.joined(separator: ", "))") }
    return lines.joined(separator: "\n")
  }

  /// The plan as JSON, with keys in alphabetical order.
  public var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    guard let data = try? encoder.encode(self) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }
}
