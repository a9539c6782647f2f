// expect: the transition leads to no page: write the page after it, as in menu => modal => login
import PageFlow
import Wayfinder

func wrong(_ flow: AppFlowController, _ page: AppFlowControllerPage) throws {
  try flow.register(path: page => page => DefaultModalAppFlowControllerTransition.default)
}
