/// The question that a screen is asked. It is kept until the screen has answered or left.
package enum ScreenInquiry {
  package static func of(_ viewController: UIViewController) -> AnyObject? { viewController.screenRecord?.inquiry }

  package static func set(_ inquiry: AnyObject?, of viewController: UIViewController) {
    if let record = viewController.screenRecord {
      record.inquiry = inquiry
    } else if let inquiry {
      viewController.madeScreenRecord.inquiry = inquiry
    }
  }
}
