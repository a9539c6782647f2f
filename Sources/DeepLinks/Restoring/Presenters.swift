import ViewHierarchy

/// The places of a position that present a modal. UIKit lets a view controller present one modal, and none while a container
/// around it presents one.
///
/// Places are checked in the order of their presentations: the children of a container before the container.
struct Presenters {
  /// The reason if a modal is left out because its presenter is not free.
  static let reason = "another is presented there already, and UIKit presents one"

  private var busy: Set<ObjectIdentifier> = []

  /// Returns a Boolean value that indicates whether a place can present another modal.
  func canPresent(over place: RestoredPlace, in style: ModalStyle?) -> Bool {
    sequence(first: place.presenter(in: style)) { $0.outer }.allSatisfy { !busy.contains(ObjectIdentifier($0)) }
  }

  /// Records that a place presents a modal.
  mutating func present(over place: RestoredPlace, in style: ModalStyle?) {
    busy.insert(ObjectIdentifier(place.presenter(in: style)))
  }
}

extension RestoredPlace {
  /// Returns the place that UIKit uses as the presenter for a modal over this place.
  ///
  /// This is the outermost container. If the style asks for a context, it is the nearest place that defines one (Apple's page
  /// `UIViewController.definesPresentationContext`).
  fileprivate func presenter(in style: ModalStyle?) -> RestoredPlace {
    // A style without a name may be an app's own, which may use a context.
    let needsContext = style.map { $0.style == .currentContext || $0.style == .overCurrentContext } ?? true
    var presenter = self
    while let outer = presenter.outer, !(needsContext && presenter.definesContext) { presenter = outer }
    return presenter
  }

  /// A Boolean value that indicates whether the place defines a context. A place that is not made yet may define one, so it
  /// is checked again when it is made.
  private var definesContext: Bool { viewController?.definesPresentationContext ?? true }
}
