/// A placeholder in a menu for elements that a closure provides when the menu opens.
///
/// Follows Apple's page `UIDeferredMenuElement`. If the closure answers later, the menu offers the elements from then on.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  private var provider: ((@escaping ([UIMenuElement]) -> Void) -> Void)?
  private var isCached = true
  private var answer: [UIMenuElement] = []

  /// Creates an element that calls its provider once, and caches the elements.
  public required convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init(title: "", image: nil)
    provider = elementProvider
  }

  /// Creates an element that calls its provider each time. Until the provider answers, the menu offers the previous elements.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> Self {
    let element = self.init(elementProvider)
    element.isCached = false
    return element
  }

  /// The elements that the provider has returned so far.
  var elements: [UIMenuElement] {
    let ask = provider
    // A cached element calls its provider only once, and then releases it.
    if isCached { provider = nil }
    ask?({ [weak self] in self?.answer = $0 })
    return answer
  }

  nonisolated deinit {}
}
