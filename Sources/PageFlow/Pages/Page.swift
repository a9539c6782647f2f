/// A short name for ``AppFlowControllerPage``.
public typealias Page = AppFlowControllerPage

/// A short name for ``AppFlowControllerTypedPage``.
public typealias TypedPage = AppFlowControllerTypedPage
