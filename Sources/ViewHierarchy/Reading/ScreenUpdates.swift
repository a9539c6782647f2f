/// How often a screen has been brought to show something else than it was shown with. Who notes what a screen was shown with
/// notes the number too, and knows by it later whether that still holds.
package enum ScreenUpdates {
  package static func count(of viewController: UIViewController) -> Int { viewController.screenRecord?.updates ?? 0 }

  package static func set(_ count: Int, of viewController: UIViewController) {
    viewController.madeScreenRecord.updates = count
  }
}
