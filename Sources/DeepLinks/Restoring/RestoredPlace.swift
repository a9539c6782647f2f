import LinkTable
import NavigationCore
import RouteComposition
import ViewHierarchy

/// A place of a position that is being restored: a view controller in the tree, or one to be made.
final class RestoredPlace: PlannedScreen {
  let content: NavigationPosition.Place.Content
  /// The path of the place in the position.
  let path: String
  /// The container of the place; `nil` for the root and for modals.
  private(set) weak var outer: RestoredPlace?
  /// The view controller; `nil` until it is made.
  var viewController: UIViewController?
  /// The maker of the view controller; `nil` if the view controller is in the tree or was made with its container.
  var maker: StepScreen?
  /// The places in this container. An element is `nil` if that child stays as it is.
  var children: [RestoredPlace?] = []
  /// The screens without an entry that stay at the bottom of a stack, below its children.
  var unlisted: [UIViewController] = []
  /// The modal over this place.
  var presented: RestoredPlace?
  /// The presentation style of this place, if the place is a modal.
  var style: ModalStyle?

  nonisolated deinit {}

  init(_ content: NavigationPosition.Place.Content, path: String, in outer: RestoredPlace? = nil) {
    (self.content, self.path) = (content, path)
    self.outer = outer
  }

  /// The container of the position, if the place is one.
  var container: NavigationPosition.Container? {
    if case .container(let container) = content { container } else { nil }
  }

  var name: String { viewController?.typeName ?? maker?.name ?? "a screen" }

  var place: String? { path }

  var isNew: Bool { maker != nil || viewController == nil }

  /// Keeps the screens without an entry at the bottom of a stack, as many as the position counts.
  ///
  /// - Returns: The reason if fewer screens are there; otherwise `nil`.
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

  /// The details, if the place is a split with columns.
  var details: RestoredPlace? {
    guard container?.kind == .columns, children.count > 2 else { return nil }
    return children[2]
  }

  /// The place that is visible in this one; for a stack, the top.
  var front: RestoredPlace {
    guard container?.kind == .stack else { return self }
    return children.last.flatMap(\.self)?.front ?? self
  }

  /// This place, its children and its modals, in the order of the position.
  var all: [RestoredPlace] {
    [self] + children.flatMap { $0?.all ?? [] } + (presented?.all ?? [])
  }
}

extension ScreenTable {
  /// Returns a Boolean value that indicates whether a view controller is the one that a position describes.
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

  /// Returns a link as the table prints it; `nil` if no pattern matches it.
  private func canonical(_ link: String) -> String? { try? routes.match(link).canonical() }
}

extension LiveTree {
  /// Returns the view controllers of a container that may stay, place by place.
  func candidates(in container: UIViewController?) -> [UIViewController?] {
    guard let container else { return [] }
    return parts(of: container).map { $0?.viewController }
  }
}
