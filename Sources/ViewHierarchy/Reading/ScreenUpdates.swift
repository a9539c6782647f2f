/// The number of times that a screen was updated to show other content. A caller that records the content of a screen
/// also records this number. If the number is different later, the recorded content is outdated.
package enum ScreenUpdates {
  package static func count(of viewController: UIViewController) -> Int { viewController.screenRecord?.updates ?? 0 }

  package static func set(_ count: Int, of viewController: UIViewController) {
    viewController.madeScreenRecord.updates = count
  }
}
