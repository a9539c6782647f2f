import ViewHierarchy

/// Which places of a position present something. UIKit has each view controller present one other, and none while a container
/// around it presents.
///
/// They are told in the order in which they will present: what is in a container before the container itself.
struct Presenters {
  /// Why something is left out whose presenter is not free.
  static let reason = "another is presented there already, and UIKit presents one"

  private var busy: Set<ObjectIdentifier> = []

  /// Whether something can be presented over a place.
  func areFree(over place: RestoredPlace, in style: ModalStyle?) -> Bool {
    sequence(first: place.presenter(in: style)) { $0.outer }.allSatisfy { !busy.contains(ObjectIdentifier($0)) }
  }

  /// Something is presented over a place.
  mutating func present(over place: RestoredPlace, in style: ModalStyle?) {
    busy.insert(ObjectIdentifier(place.presenter(in: style)))
  }
}

extension RestoredPlace {
  /// Who presents what is presented over this place: the outermost container, or the nearest that defines a context where the
  /// style asks for that (Apple's page `UIViewController.definesPresentationContext`).
  fileprivate func presenter(in style: ModalStyle?) -> RestoredPlace {
    // Of a style that has no word the app's own presentation controller may say that it keeps to its context.
    let wantsContext = style.map { $0.style == .currentContext || $0.style == .overCurrentContext } ?? true
    var presenter = self
    while let outer = presenter.outer, !(wantsContext && presenter.definesContext) { presenter = outer }
    return presenter
  }

  /// Whether it defines a context. One that is not made yet may do that; it is asked again when it is made.
  private var definesContext: Bool { viewController?.definesPresentationContext ?? true }
}
