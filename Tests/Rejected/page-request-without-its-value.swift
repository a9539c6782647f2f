// expect: the page takes a value: request(toShow: page, with: value)
import Wayfinder

func wrong(_ flow: AppFlowController, _ page: AppFlowControllerTypedPage<Int>) throws {
  _ = try flow.request(toShow: page)
}
