package import LinkTable
package import RouteComposition
import ViewHierarchy

/// Which view controllers a position stands for: the others are left out of it.
package struct WrittenScreens {
  /// Those that it has a link of.
  package private(set) var screens: Set<ObjectIdentifier> = []
  /// Those that it has for what they hold.
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
  /// The position, and what it has of the tree as it is now; nothing without a table.
  package var writtenPosition: (position: NavigationPosition, written: WrittenScreens) {
    var written = WrittenScreens()
    guard let screens else { return (position, written) }
    let capture = PositionCapture(live: live, screens: screens, writes: { written.add($0, asContainer: $1) })
    return (capture.position(), written)
  }
}
