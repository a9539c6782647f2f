import LinkTable
import NavigationCore
import RouteComposition
import ViewHierarchy

/// A place of a position while it is restored: a view controller that is there already, or one that is to be made.
final class RestoredPlace: PlannedScreen {
  let content: NavigationPosition.Place.Content
  /// Where it stands in the position.
  let path: String
  /// The container that it stands in; `nil` for the root, and for what is presented.
  private(set) weak var outer: RestoredPlace?
  /// The view controller, as soon as there is one.
  var viewController: UIViewController?
  /// Makes it; `nil` where it is there, or came along with its container.
  var maker: StepScreen?
  /// Those in its places; `nil` for what is left as it is.
  var children: [RestoredPlace?] = []
  /// The screens without an entry that stay at the bottom of a stack, below its children.
  var unlisted: [UIViewController] = []
  /// What is presented over it.
  var presented: RestoredPlace?
  /// In which style it is presented.
  var style: ModalStyle?

  // Nothing here needs the main actor to go; an isolated deinit would ask for it each time.
  nonisolated deinit {}

  init(_ content: NavigationPosition.Place.Content, path: String, in outer: RestoredPlace? = nil) {
    (self.content, self.path) = (content, path)
    self.outer = outer
  }

  /// The container, where it is one.
  var container: NavigationPosition.Container? {
    if case .container(let container) = content { container } else { nil }
  }

  var name: String { viewController?.typeName ?? maker?.name ?? "a screen" }

  var place: String? { path }

  var isNew: Bool { maker != nil || viewController == nil }

  /// Keeps the screens without an entry at the bottom of a stack that is there, as many as the position counts.
  ///
  /// - Returns: The reason why fewer are kept; `nil` if none is missing.
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

  /// The details of a split that has columns.
  var details: RestoredPlace? {
    guard container?.kind == .columns, children.count > 2 else { return nil }
    return children[2]
  }

  /// What it shows in the end: of a stack what is on top.
  var front: RestoredPlace {
    guard container?.kind == .stack else { return self }
    return children.last.flatMap(\.self)?.front ?? self
  }

  /// This one, those in it, and those presented over them, in the order of the position.
  var all: [RestoredPlace] {
    [self] + children.flatMap { $0?.all ?? [] } + (presented?.all ?? [])
  }
}

extension ScreenTable {
  /// Whether a view controller is what a position has in some place.
  func stands(_ viewController: UIViewController, for content: NavigationPosition.Place.Content, in live: LiveTree)
    -> Bool
  {
    switch content {
    case .screen(let link): return self.link(of: viewController).map { $0 == canonical(link) } ?? false
    case .container(let container):
      guard link(of: viewController) == nil, live.kind(of: viewController) == container.kind else { return false }
      return name(of: viewController) == container.name
    }
  }

  /// The one way in which the table writes a link; `nil` for one that it does not know.
  private func canonical(_ link: String) -> String? { try? routes.match(link).canonical() }
}

extension LiveTree {
  /// The view controllers of a container that could stay, place by place. In a stack they stay as long as they are the wanted
  /// ones.
  func candidates(in container: UIViewController?) -> [UIViewController?] {
    guard let container else { return [] }
    return parts(of: container).map { $0?.viewController }
  }
}
