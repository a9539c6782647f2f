// expect: 'ModalAppFlowControllerTransition<UINavigationController>' conform to 'AppFlowControllerChain'
import Wayfinder

func wrong(_ page: AppFlowControllerPage) -> any AppFlowControllerElement {
  page =>> [page, page => DefaultModalAppFlowControllerTransition.default]
}
