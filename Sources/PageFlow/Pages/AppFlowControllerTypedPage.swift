public import ViewHierarchy

/// A page that declares the type of its parameter, so that the compiler checks each value that the page is shown with.
///
/// ```swift
/// static let product = AppFlowControllerTypedPage(name: "product", viewControllerType: ProductScreen.self) {
///   (id: Int) in ProductScreen(id)
/// }
/// try flow.show(page: product, with: 42)
/// ```
nonisolated public struct AppFlowControllerTypedPage<Parameter: Codable & Hashable & Sendable>: Sendable, Hashable {
  /// The page without its parameter type.
  public private(set) var page: AppFlowControllerPage

  /// Creates a page whose view controller is made from the parameter.
  ///
  /// - Parameters:
  ///   - name: A name that no other page has.
  ///   - supportVariants: A Boolean value that indicates whether the page can be registered under several parents.
  ///   - viewControllerType: The class of the view controller. Showing the page fails if the closure returns a view controller
  ///     that is not of this class.
  ///   - viewControllerBlock: A closure that makes a new view controller from the parameter, for each presentation.
  public init<ViewController: UIViewController>(
    name: String, supportVariants: Bool = false, viewControllerType: ViewController.Type,
    viewControllerBlock: @escaping @MainActor @Sendable (Parameter) -> UIViewController
  ) {
    page = AppFlowControllerPage(name, supportVariants, viewControllerType) { parameter in
      guard let value = parameter?.value as? Parameter else {
        throw AppFlowControllerError.missingParameter(identifier: PageName.encoded(name))
      }
      return viewControllerBlock(value)
    }
    page.parameterUse = (Parameter.self is any ExpressibleByNilLiteral.Type) ? .optional : .required
  }

  init(_ page: AppFlowControllerPage) { self.page = page }
}

nonisolated extension AppFlowControllerPage {
  /// Returns a typed page that declares this type for its parameter. The view controller is still made without the parameter.
  public func taking<Parameter>(_ type: Parameter.Type) -> AppFlowControllerTypedPage<Parameter> {
    AppFlowControllerTypedPage(self)
  }
}
