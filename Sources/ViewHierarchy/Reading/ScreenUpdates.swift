/// The number of times that a screen was updated to show something else. A caller that records the content of a screen
/// records this number too, and compares it later.
package enum ScreenUpdates {
  package static func count(of viewController: UIViewController) -> Int { viewController.screenRecord?.updates ?? 0 }

  package static func set(_ count: Int, of viewController: UIViewController) {
    viewController.madeScreenRecord.updates = count
  }
}
