// expect: cannot convert value of type 'String' to expected argument type 'Int'
import PageFlow
import Wayfinder

func wrong(_ flow: AppFlowController, _ page: AppFlowControllerTypedPage<Int>) throws {
  try flow.show(page: page, with: "7")
}
