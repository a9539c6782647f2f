// expect: the transition leads to no page: write the page after it, as in menu => modal => login
import PageFlow
import Wayfinder

func wrong(_ page: AppFlowControllerPage) -> any AppFlowControllerElement {
  page =>> [page, page => DefaultModalAppFlowControllerTransition.default]
}
