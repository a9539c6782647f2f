/// What a page is shown with.
nonisolated struct PageParameter: Sendable {
  let value: any Codable & Hashable & Sendable
}

nonisolated extension PageParameter: Hashable {
  static func == (left: PageParameter, right: PageParameter) -> Bool {
    AnyHashable(left.value) == AnyHashable(right.value)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(value)) }
}

/// A value for one page on the way to the page that is shown, or for a typed one that is made together with such a page.
nonisolated public struct AppFlowControllerParameter: Sendable, Hashable {
  /// The page that it is for.
  public let page: AppFlowControllerPage
  /// The page before that one, where it supports variants.
  public let variant: AppFlowControllerPage?
  let parameter: PageParameter

  /// The string that the page is shown with; a value of a type that the page declares as text, see ``typedValue``.
  public var value: String { parameter.value as? String ?? "\(parameter.value)" }

  /// What the page is shown with, as it was given.
  public var typedValue: any Codable & Hashable & Sendable { parameter.value }

  /// What tells the page from all others, with its variant where one is named; see ``AppFlowControllerPage/identifier``.
  public var identifier: String { variant.map { page.under($0).identifier } ?? page.identifier }

  /// Gives a page a string, for instance an identifier of a database.
  ///
  /// - Parameters:
  ///   - page: A page on the way.
  ///   - variant: The page before it, which a page that supports variants needs.
  ///   - value: What the page is shown with.
  public init(page: AppFlowControllerPage, variant: AppFlowControllerPage? = nil, value: String) {
    self.page = page
    self.variant = variant
    parameter = PageParameter(value: value)
  }

  /// Gives a page a value of the type that it declares.
  public init<Value>(
    page: AppFlowControllerTypedPage<Value>, variant: AppFlowControllerPage? = nil, value: Value
  ) {
    self.page = page.page
    self.variant = variant
    parameter = PageParameter(value: value)
  }
}
