public import ViewHierarchy

/// A page that says of which type its parameter is, so that the compiler checks it wherever the page is shown.
///
/// ```swift
/// static let product = AppFlowControllerTypedPage(name: "product", viewControllerType: ProductScreen.self) {
///   (id: Int) in ProductScreen(id)
/// }
/// try flow.show(page: product, with: 42)
/// ```
nonisolated public struct AppFlowControllerTypedPage<Parameter: Codable & Hashable & Sendable>: Sendable, Hashable {
  /// The page itself, for all that does not concern the parameter.
  public private(set) var page: AppFlowControllerPage

  /// Makes a page whose view controller is made from the parameter.
  ///
  /// - Parameters:
  ///   - name: A name that no other page has.
  ///   - supportVariants: Whether the page may be registered under several parents.
  ///   - viewControllerType: The class of the view controller; one of another class is not shown.
  ///   - viewControllerBlock: Makes the view controller, anew for each presentation.
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
    page.needsParameter = !(Parameter.self is any ExpressibleByNilLiteral.Type)
  }

  init(_ page: AppFlowControllerPage) { self.page = page }
}

nonisolated extension AppFlowControllerPage {
  /// The same page, declared to be shown with a parameter of this type.
  public func taking<Parameter>(_ type: Parameter.Type) -> AppFlowControllerTypedPage<Parameter> {
    AppFlowControllerTypedPage(self)
  }
}
