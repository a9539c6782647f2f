/// The value that a page is shown with.
nonisolated struct PageParameter: Sendable {
  let value: any Codable & Hashable & Sendable
}

nonisolated extension PageParameter: Hashable {
  static func == (left: PageParameter, right: PageParameter) -> Bool {
    AnyHashable(left.value) == AnyHashable(right.value)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(value)) }
}

/// A value for a page that a request shows, or for a page on the path to it. A typed page outside the path also accepts a value
/// if it is a typed page and is made together with a page on the path.
nonisolated public struct AppFlowControllerParameter: Sendable, Hashable {
  /// The page that gets the value.
  public let page: AppFlowControllerPage
  /// The page before `page`, if `page` supports variants.
  public let variant: AppFlowControllerPage?
  let parameter: PageParameter

  /// The string that the page is shown with. If the value is of another type, this is the description of the value; see
  /// ``typedValue``.
  public var value: String { parameter.value as? String ?? "\(parameter.value)" }

  /// The value that the page is shown with.
  public var typedValue: any Codable & Hashable & Sendable { parameter.value }

  /// The unique identifier of the page and its variant; see ``AppFlowControllerPage/identifier``.
  public var identifier: String { variant.map { page.under($0).identifier } ?? page.identifier }

  /// Creates a string value for a page, for instance the identifier of a database record.
  ///
  /// - Parameters:
  ///   - page: The page to show, or a page on the path to it.
  ///   - variant: The page before `page`, if `page` supports variants.
  ///   - value: The string that the page is shown with.
  public init(page: AppFlowControllerPage, variant: AppFlowControllerPage? = nil, value: String) {
    self.page = page
    self.variant = variant
    parameter = PageParameter(value: value)
  }

  /// Creates a value for a page that declares the type of its parameter.
  public init<Value>(
    page: AppFlowControllerTypedPage<Value>, variant: AppFlowControllerPage? = nil, value: Value
  ) {
    self.page = page.page
    self.variant = variant
    parameter = PageParameter(value: value)
  }
}
