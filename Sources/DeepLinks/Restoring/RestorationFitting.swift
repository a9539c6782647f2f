import LinkTable
import NavigationCore
import RouteComposition
import ViewHierarchy

/// Compares a position with the tree. Finds the screens that stay, the screens to make, and the places to leave out. Makes no
/// screen and changes nothing.
struct RestorationFitting {
  private let live: LiveTree
  private let screens: ScreenTable
  /// The questions that a guard of a screen has answered with a refusal, each with the reason.
  private let refused: [Question.ID: String]
  private(set) var leftOut: [LeftOutPlace] = []
  private var presenters = Presenters()

  init(_ live: LiveTree, _ screens: ScreenTable, refused: [Question.ID: String]) {
    (self.live, self.screens, self.refused) = (live, screens, refused)
  }

  /// Compares a place, with its children and modals, with the view controller that is in the place now.
  ///
  /// If the view controller matches, it stays. Otherwise the restored place has the maker of a new view controller.
  ///
  /// - Parameters:
  ///   - candidate: The view controller that is in the place now; `nil` if the place is empty.
  ///   - path: The path of the place in the position.
  ///   - outer: The place of the container. If the container has to be made, its step may make the screen too.
  /// - Returns: The restored place; `nil` if the place is left out.
  mutating func fit(
    _ place: NavigationPosition.Place, to candidate: UIViewController?, _ path: String, in outer: RestoredPlace? = nil
  ) -> RestoredPlace? {
    let node = RestoredPlace(place.content, path: path, in: outer)
    do {
      if let candidate, screens.matches(candidate, place.content, in: live) {
        node.viewController = candidate
      } else {
        node.maker = try maker(of: place.content, path, comesAlong: outer?.maker != nil)
      }
    } catch {
      leaveOut(path, Self.sentence(error), isRefused: (error as? Unrestorable)?.isRefused == true)
      return nil
    }
    if let container = node.container {
      if node.maker == nil, let missing = node.keepUnlisted(PositionCapture(live: live, screens: screens)) {
        leftOut.append(missing)
      }
      node.children = children(of: container, in: node)
      let isNamed = container.name != nil
      if node.maker != nil, !isNamed, node.children.allSatisfy({ $0 == nil }) {
        leaveOut(path, "nothing is left in it")
        return nil
      }
    }
    node.presented = chain(place.presented[...], over: node, "\(path).presented", 0)
    return node
  }

  private mutating func children(
    of container: NavigationPosition.Container, in node: RestoredPlace
  ) -> [RestoredPlace?] {
    let candidates = live.candidates(in: node.maker == nil ? node.viewController : nil)
    var children: [RestoredPlace?] = []
    var isStaying = true
    for (number, place) in container.children.enumerated() {
      let path = "\(node.path).\(container.kind.rawValue)[\(number)]"
      let index = node.unlisted.count + number
      let candidate = isStaying && candidates.indices.contains(index) ? candidates[index] : nil
      var child: RestoredPlace?
      if let reason = Self.refusal(place, number, in: container, of: node.viewController) {
        leaveOut(path, reason)
      } else if let place {
        child = fit(place, to: candidate, path, in: node)
      }
      if container.kind == .stack {
        guard let child else {
          if number + 1 < container.children.count {
            leaveOut("\(node.path).stack[\(number + 1)…]", "what it stands on is left out")
          }
          break
        }
        isStaying = isStaying && child.maker == nil
        children.append(child)
      } else {
        children.append(child)
      }
    }
    return children
  }

  /// Returns the reason why UIKit refuses a place in a container; `nil` if UIKit accepts the place.
  ///
  /// A position may contain such a place if it was altered, or if another version of the app has written it.
  ///
  /// - Parameters:
  ///   - number: The index of the place in the container.
  ///   - viewController: The view controller of the container; `nil` if the container has to be made.
  private static func refusal(
    _ place: NavigationPosition.Place?, _ number: Int, in container: NavigationPosition.Container,
    of viewController: UIViewController?
  ) -> String? {
    let inner: NavigationPosition.Container.Kind? = place.flatMap {
      if case .container(let inner) = $0.content { inner.kind } else { nil }
    }
    switch (container.kind, inner) {
    case (.stack, .stack), (.stack, .columns):
      return "a stack takes screens, and no \(inner == .stack ? "stack" : "split")"
    case (.columns, _):
      guard place != nil else { return nil }
      let hasMiddle = (viewController as? UISplitViewController)?.style != .doubleColumn
      return number > 3 || number == 1 && !hasMiddle ? "the split has no such column" : nil
    default: return nil
    }
  }

  private mutating func chain(
    _ modals: ArraySlice<NavigationPosition.Place>, over presenter: RestoredPlace, _ path: String, _ number: Int
  ) -> RestoredPlace? {
    guard let modal = modals.first else { return nil }
    let place = "\(path)[\(number)]"
    let style = modal.style.flatMap { ModalStyle($0) }
    if let word = modal.style, style == nil { leaveOut("\(place).style", "no style is called \(word.quoted)") }
    let node = fit(modal, over: presenter, in: style, place)
    if let node {
      node.presented = chain(modals.dropFirst(), over: node, path, number + 1)
    } else if modals.count > 1 {
      leaveOut("\(path)[\(number + 1)…]", "what it stands on is left out")
    }
    return node
  }

  private mutating func fit(
    _ modal: NavigationPosition.Place, over presenter: RestoredPlace, in style: ModalStyle?, _ path: String
  ) -> RestoredPlace? {
    guard presenters.canPresent(over: presenter, in: style) else {
      leaveOut(path, Presenters.reason)
      return nil
    }
    let screen = presenter.maker == nil ? presenter.viewController : nil
    var candidate = screen.flatMap { live.frontPresenter(of: $0).directlyPresented }
    if let shown = candidate, ModalStyle(of: shown)?.word != style?.word { candidate = nil }
    guard let node = fit(modal, to: candidate, path) else { return nil }
    node.style = style
    presenters.present(over: presenter, in: style)
    return node
  }

  /// Returns the maker of a place, after preparing its guards, its tasks and its factory. If a step below makes the screen,
  /// prepares only the guards.
  ///
  /// - Parameter comesAlong: A Boolean value that indicates whether the container of the place is made too.
  /// - Throws: An error if the place cannot be restored, for example if a step below makes the screen and the container is not
  ///   made.
  private func maker(
    of content: NavigationPosition.Place.Content, _ path: String, comesAlong: Bool
  ) throws -> StepScreen {
    let maker: StepScreen
    switch content {
    case .screen(let link):
      maker = try screens.screen(of: link)
      guard comesAlong || !maker.isMadeBelow else {
        throw Unrestorable("its container brings it along, and is there without it")
      }
    case .container(let container): maker = try container.name.map(screens.container) ?? Self.plain(container)
    }
    try admit(maker, path)
    if !maker.isMadeBelow { try maker.prepare() }
    return maker
  }

  /// Prepares the guards of the screen's steps, without asking them.
  ///
  /// - Throws: An error if a gate of the steps is closed, if one of the guards has refused before, or if a guard cannot be
  ///   prepared.
  private func admit(_ maker: StepScreen, _ path: String) throws {
    if let gate = maker.closedGate {
      throw Unrestorable("it is behind \(gate), whose condition does not hold", isRefused: true)
    }
    if !refused.isEmpty, let reason = maker.questionIDs(at: path).lazy.compactMap({ refused[$0] }).first {
      throw Unrestorable(reason, isRefused: true)
    }
    try maker.prepareGuards()
  }

  /// Returns the maker of a stack, tab bar or split of UIKit.
  ///
  /// - Throws: ``Unrestorable`` for a container of the app's own class, which needs a name.
  private static func plain(_ container: NavigationPosition.Container) throws -> StepScreen {
    switch container.kind {
    case .stack: try made(by: NavigationControllerFactory<UINavigationController, Any?>())
    case .tabs: try made(by: TabBarControllerFactory<UITabBarController, Any?>())
    case .columns:
      try made(
        by: SplitControllerFactory<UISplitViewController, Any?> {
          let hasMiddle = container.children.indices.contains(1) && container.children[1] != nil
          return UISplitViewController(style: hasMiddle ? .tripleColumn : .doubleColumn)
        })
    case .children: throw Unrestorable("a container of the app's own needs a name")
    }
  }

  private static func made<Container: UIViewController>(by factory: any Factory<Container, Any?>) throws -> StepScreen {
    try StepScreen(DestinationStep(factory, guards: []), with: nil)
  }

  private mutating func leaveOut(_ path: String, _ reason: String, isRefused: Bool = false) {
    leftOut.append(LeftOutPlace(place: path, reason: reason, isRefused: isRefused))
  }

  /// Returns the reason of an error as a text of at most 400 Unicode scalars. Control characters are replaced, because a
  /// terminal could interpret them as commands.
  static func sentence(_ error: any Error) -> String {
    let reason = (error as? NavigationFailure)?.reason ?? error
    return ((reason as? any RemediedError)?.reason ?? "\(reason)").withoutControls
  }
}

extension String {
  fileprivate var withoutControls: String {
    let scalars = unicodeScalars.prefix(400).map { $0.properties.generalCategory == .control ? "\u{FFFD}" : $0 }
    return String(String.UnicodeScalarView(scalars))
  }
}

/// The reason why a place cannot be restored.
nonisolated struct Unrestorable: Error, CustomStringConvertible {
  let description: String
  /// A Boolean value that indicates whether a guard has refused the place, or a gate is closed.
  let isRefused: Bool

  init(_ description: String, isRefused: Bool = false) {
    (self.description, self.isRefused) = (description, isRefused)
  }
}
