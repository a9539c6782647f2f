// expect: cannot find type 'AppFlowController' in scope
import Wayfinder

func wrong(_ flow: AppFlowController) {}
