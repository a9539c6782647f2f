import ViewHierarchy

/// The places of a position that present a modal.
///
/// UIKit lets a view controller present one modal at a time. While a container presents a modal, the view controllers in it
/// cannot present. Check the places in the order in which their modals are presented: the children of a container before the
/// container.
struct Presenters {
  /// The reason to leave out a modal whose presenter cannot present another modal.
  static let reason = "another is presented there already, and UIKit presents one"

  private var busy: Set<ObjectIdentifier> = []

  /// Returns a Boolean value that indicates whether a modal can be presented over a place.
  ///
  /// - Parameter style: The presentation style of the modal; `nil` if the style has no name.
  func canPresent(over place: RestoredPlace, in style: ModalStyle?) -> Bool {
    sequence(first: place.presenter(in: style)) { $0.outer }.allSatisfy { !busy.contains(ObjectIdentifier($0)) }
  }

  /// Records that a modal with this style is presented over a place, for later calls of ``canPresent(over:in:)``.
  mutating func present(over place: RestoredPlace, in style: ModalStyle?) {
    busy.insert(ObjectIdentifier(place.presenter(in: style)))
  }
}

extension RestoredPlace {
  /// Returns the place that UIKit uses as the presenter for a modal over this place.
  ///
  /// Some styles use a presentation context. For such a style, the presenter is the nearest place that defines one, beginning
  /// with this place and continuing with the containers around it (Apple's page `UIViewController.definesPresentationContext`).
  /// In all other cases, the presenter is the outermost container around this place, or this place if it is in no container.
  fileprivate func presenter(in style: ModalStyle?) -> RestoredPlace {
    // A style without a name may be a custom style, which may use a presentation context.
    let needsContext = style.map { $0.style == .currentContext || $0.style == .overCurrentContext } ?? true
    var presenter = self
    while let outer = presenter.outer, !(needsContext && presenter.definesContext) { presenter = outer }
    return presenter
  }

  /// A Boolean value that indicates whether the place may define a presentation context. It is `true` before the view
  /// controller is made. ``RestorationBuilding`` checks again when the view controller is made.
  private var definesContext: Bool { viewController?.definesPresentationContext ?? true }
}
