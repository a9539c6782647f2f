import LinkTable
import NavigationCore
import RouteComposition
import ViewHierarchy

/// A place of a position that is being restored. Its view controller is in the tree, or has to be made.
final class RestoredPlace: PlannedScreen {
  let content: NavigationPosition.Place.Content
  /// The path of the place in the position.
  let path: String
  /// The place of the container around this place; `nil` for the root and for modals.
  private(set) weak var outer: RestoredPlace?
  /// The view controller; `nil` until it is made.
  var viewController: UIViewController?
  /// The maker of the view controller; `nil` if the view controller is in the tree, or was made together with its container.
  var maker: StepScreen?
  /// The places in this container. An element is `nil` if the position has nothing for that place, or the place is left out.
  /// A present child then stays.
  var children: [RestoredPlace?] = []
  /// The screens without an entry that stay at the bottom of this stack, below ``children``.
  var unlisted: [UIViewController] = []
  /// The modal over this place; `nil` if the position has none, or the modal is left out.
  var presented: RestoredPlace?
  /// The presentation style of this place. It is `nil` if the place is not a modal, or the style has no name.
  var style: ModalStyle?

  nonisolated deinit {}

  init(_ content: NavigationPosition.Place.Content, path: String, in outer: RestoredPlace? = nil) {
    (self.content, self.path) = (content, path)
    self.outer = outer
  }

  /// The container that the position describes; `nil` if this place is a screen.
  var container: NavigationPosition.Container? {
    if case .container(let container) = content { container } else { nil }
  }

  var name: String { viewController?.typeName ?? maker?.name ?? "a screen" }

  var place: String? { path }

  var isNew: Bool { maker != nil || viewController == nil }

  /// Sets ``unlisted`` to the screens without an entry at the bottom of this stack, but not more than the position counts.
  ///
  /// - Returns: A report of the missing screens if the stack has fewer such screens than the position counts; otherwise `nil`.
  func keepUnlisted(_ capture: PositionCapture) -> LeftOutPlace? {
    guard let container, container.kind == .stack, container.unlisted > 0 else { return nil }
    let bottom = viewController.map(capture.unlistedBottom) ?? []
    unlisted = Array(bottom.prefix(container.unlisted))
    let missing = container.unlisted - unlisted.count
    guard missing > 0 else { return nil }
    let (screens, remedy) =
      missing == 1
      ? ("a screen at the bottom has", "Give that screen an entry.")
      : ("\(missing) screens at the bottom have", "Give those screens entries.")
    return LeftOutPlace(
      place: path, reason: "\(screens) no entry in the table of screens, and the app has not made it. \(remedy)")
  }

  /// The place of the secondary column; `nil` if this place is not a split with columns, or the column has no place.
  var details: RestoredPlace? {
    guard container?.kind == .columns, children.count > 2 else { return nil }
    return children[2]
  }

  /// This place if it is not a stack, or has no children. Otherwise the front of its last child.
  var front: RestoredPlace {
    guard container?.kind == .stack else { return self }
    return children.last.flatMap(\.self)?.front ?? self
  }

  /// This place and all places in and over it, in the order of the position.
  var all: [RestoredPlace] {
    [self] + children.flatMap { $0?.all ?? [] } + (presented?.all ?? [])
  }
}

extension ScreenTable {
  /// Returns a Boolean value that indicates whether a view controller matches the content of a place.
  ///
  /// A screen matches if its link is the same link in canonical form. A container matches if it has no link, and its kind and
  /// its name are the same. The children are not compared.
  func matches(_ viewController: UIViewController, _ content: NavigationPosition.Place.Content, in live: LiveTree)
    -> Bool
  {
    switch content {
    case .screen(let link): return self.link(of: viewController).map { $0 == canonical(link) } ?? false
    case .container(let container):
      guard link(of: viewController) == nil, live.kind(of: viewController) == container.kind else { return false }
      return name(of: viewController) == container.name
    }
  }

  /// Returns the canonical form of a link, as the table prints it; `nil` if the table cannot read or print the link.
  private func canonical(_ link: String) -> String? { try? routes.match(link).canonical() }
}

extension LiveTree {
  /// Returns the view controllers that may stay in a container, by the index of their place. An element is `nil` if the place
  /// has no view controller of its own.
  func candidates(in container: UIViewController?) -> [UIViewController?] {
    guard let container else { return [] }
    return parts(of: container).map { $0?.viewController }
  }
}
