import LinkTable
import ViewHierarchy

/// Captures the user's position from the current tree.
struct PositionCapture {
  let live: LiveTree
  let screens: ScreenTable
  /// A closure that receives each view controller that is written to the position, before the position is cut to its limits.
  /// The second argument is `true` if the view controller is written as a container, and `false` if it is written as a link.
  var writes: ((UIViewController, Bool) -> Void)?

  /// Returns the position, cut to the limits of `NavigationPosition`. The position is empty if the root is left out.
  func position() -> NavigationPosition {
    NavigationPosition(root: live.root.flatMap(place)).bounded()
  }

  /// Returns the place of a view controller, with the modals over the view controller; `nil` if the view controller is left
  /// out.
  private func place(_ viewController: UIViewController) -> NavigationPosition.Place? {
    content(viewController).map { NavigationPosition.Place($0, presented: chain(over: viewController)) }
  }

  private func chain(over viewController: UIViewController) -> [NavigationPosition.Place] {
    var chain: [NavigationPosition.Place] = []
    var presenter = viewController
    while let modal = presenter.directlyPresented {
      if let content = content(modal) {
        chain.append(NavigationPosition.Place(content, style: ModalStyle(of: modal)?.word))
      }
      presenter = modal
    }
    return chain
  }

  private func content(_ viewController: UIViewController) -> NavigationPosition.Place.Content? {
    if let link = screens.link(of: viewController) {
      writes?(viewController, false)
      return .screen(link: link)
    }
    guard let kind = live.kind(of: viewController), !viewController.isLeftOutOfPositions else { return nil }
    var children = live.parts(of: viewController).map { $0.flatMap(part) }
    let holdsNothing = children.allSatisfy { $0 == nil }
    // A root tab bar exists already when a position is restored, so its selection is written even if all tabs are left out.
    if holdsNothing, kind != .tabs || viewController !== live.root { return nil }
    let unlisted = kind == .stack ? children.prefix { $0 == nil }.count : 0
    if kind == .stack { children.removeAll { $0 == nil } }
    while children.last == .some(nil) { children.removeLast() }
    writes?(viewController, true)
    return .container(
      NavigationPosition.Container(
        kind, name: screens.name(of: viewController), selected: live.selectedPart(of: viewController),
        unlisted: unlisted, children: children))
  }

  /// Returns a Boolean value that indicates whether positions leave out a view controller with everything in it.
  func leavesOut(_ viewController: UIViewController) -> Bool { content(viewController) == nil }

  /// Returns the screens at the bottom of a stack, up to the first screen that positions contain. Positions leave out the
  /// returned screens. The result is empty if the container is not a stack.
  func unlistedBottom(of container: UIViewController) -> [UIViewController] {
    guard live.kind(of: container) == .stack else { return [] }
    return Array(live.stacked(in: container).prefix(while: leavesOut))
  }

  private func part(_ part: ContainerPart) -> NavigationPosition.Place? {
    switch part {
    case .one(let viewController): return place(viewController)
    case .stacked(let viewControllers):
      let children = viewControllers.map(place)
      let listed = children.filter { $0 != nil }
      guard !listed.isEmpty else { return nil }
      let unlisted = children.prefix { $0 == nil }.count
      return NavigationPosition.Place(
        .container(NavigationPosition.Container(.stack, unlisted: unlisted, children: listed)))
    }
  }
}

/// A presentation style that has a name in positions.
struct ModalStyle {
  let word: String
  let style: UIModalPresentationStyle

  /// The names, each with the raw value of its style. UIKit on tvOS does not declare page sheets, form sheets and popovers.
  private static let words: [(word: String, number: Int)] = [
    ("fullScreen", 0), ("pageSheet", 1), ("formSheet", 2), ("currentContext", 3), ("overFullScreen", 5),
    ("overCurrentContext", 6), ("popover", 7),
  ]

  /// Creates the style with a name; returns `nil` if no style has the name.
  init?(_ word: String) {
    guard let known = Self.words.first(where: { $0.word == word }),
      let style = UIModalPresentationStyle(rawValue: known.number)
    else { return nil }
    (self.word, self.style) = (word, style)
  }

  /// Creates the style of a modal; returns `nil` if the style has no name, such as `.custom` or `.automatic`.
  init?(of modal: UIViewController) {
    let style = modal.modalPresentationStyle
    guard let known = Self.words.first(where: { $0.number == style.rawValue }) else { return nil }
    (word, self.style) = (known.word, style)
  }
}
