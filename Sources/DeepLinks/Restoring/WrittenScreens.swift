package import LinkTable
package import RouteComposition
import ViewHierarchy

/// The view controllers that are written to a position, before the position is cut to its limits.
package struct WrittenScreens {
  /// The view controllers that are written as links.
  package private(set) var screens: Set<ObjectIdentifier> = []
  /// The view controllers that are written as containers.
  package private(set) var containers: Set<ObjectIdentifier> = []

  fileprivate mutating func add(_ viewController: UIViewController, asContainer isContainer: Bool) {
    if isContainer {
      containers.insert(ObjectIdentifier(viewController))
    } else {
      screens.insert(ObjectIdentifier(viewController))
    }
  }
}

extension Router {
  /// The position and the view controllers that are written to it. Both are empty if the router has no table of screens.
  package var writtenPosition: (position: NavigationPosition, written: WrittenScreens) {
    var written = WrittenScreens()
    guard let screens else { return (position, written) }
    let capture = PositionCapture(live: live, screens: screens, writes: { written.add($0, asContainer: $1) })
    return (capture.position(), written)
  }
}
