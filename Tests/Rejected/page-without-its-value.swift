// expect: the page takes a value: show(page: page, with: value)
import PageFlow
import Wayfinder

func wrong(_ flow: AppFlowController, _ page: AppFlowControllerTypedPage<Int>) throws {
  try flow.show(page: page)
}
