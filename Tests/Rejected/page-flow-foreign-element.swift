// expect: cannot convert value of type 'Int' to expected element type 'any AppFlowControllerElement'
import PageFlow
import Wayfinder

func wrong(_ page: AppFlowControllerPage) -> any AppFlowControllerElement {
  page =>> [1, page]
}
