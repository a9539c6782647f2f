/// The record of a screen in page flows. It is kept as long as the screen lives.
package enum ScreenPage {
  package static func of(_ viewController: UIViewController) -> AnyObject? { viewController.screenRecord?.page }

  package static func set(_ page: AnyObject, of viewController: UIViewController) {
    viewController.madeScreenRecord.page = page
  }
}
