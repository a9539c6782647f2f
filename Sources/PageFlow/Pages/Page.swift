/// A page, by a shorter name.
public typealias Page = AppFlowControllerPage

/// A page that takes a parameter of a type, by a shorter name.
public typealias TypedPage = AppFlowControllerTypedPage
