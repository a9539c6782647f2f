// expect: the page takes a value: .page(page, with: value, in: flow)
import PageFlow
import Wayfinder

func wrong(_ router: Router, _ flow: AppFlowController, _ page: AppFlowControllerTypedPage<Int>) async throws {
  try await router.navigate(.page(page, in: flow))
}
