// expect: the page takes a value: .page(page, with: value, in: flow)
import PageFlow
import Wayfinder

func wrong(_ flow: AppFlowController, _ page: AppFlowControllerTypedPage<Int>) {
  _ = NavigationRequest.page(page, in: flow)
}
