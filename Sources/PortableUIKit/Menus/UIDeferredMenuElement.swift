/// Stands in a menu for elements that are asked for when somebody looks for what the menu offers.
///
/// Follows Apple's page `UIDeferredMenuElement`. What is not answered within the call is offered once it has been.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  private var provider: ((@escaping ([UIMenuElement]) -> Void) -> Void)?
  private var isCached = true
  private var answer: [UIMenuElement] = []

  /// Makes an element that asks once, and keeps the answer.
  public required convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init(title: "", image: nil)
    provider = elementProvider
  }

  /// Makes an element that asks each time; until the answer has come, the one before is offered.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> Self {
    let element = self.init(elementProvider)
    element.isCached = false
    return element
  }

  /// What it stands for, as far as that has been answered.
  var elements: [UIMenuElement] {
    let ask = provider
    // One that keeps the answer asks nobody any more, and lets go of whom it asked.
    if isCached { provider = nil }
    ask?({ [weak self] in self?.answer = $0 })
    return answer
  }

  nonisolated deinit {}
}
