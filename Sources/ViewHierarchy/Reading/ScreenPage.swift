/// The record of a screen in page flows, kept with the screen for as long as it lives.
package enum ScreenPage {
  package static func of(_ viewController: UIViewController) -> AnyObject? { viewController.screenRecord?.page }

  package static func set(_ page: AnyObject, of viewController: UIViewController) {
    viewController.madeScreenRecord.page = page
  }
}
