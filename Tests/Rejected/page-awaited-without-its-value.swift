// expect: the page takes a value: go(to: page, with: value)
import Wayfinder

func wrong(_ flow: AppFlowController, _ page: AppFlowControllerTypedPage<Int>) async throws {
  try await flow.go(to: page)
}
