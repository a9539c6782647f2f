public import Wayfinder

/// What was found for some words, all of it or that of one category.
public final class ResultsScreen: ShopScreen {
  /// The words.
  public let query: String
  /// The category that the list is narrowed to; none where all is listed.
  public private(set) var category: ProductCategory?
  private let found: [Product]
  private let catalogue: Catalogue

  init(_ query: String, in catalogue: Catalogue) {
    self.query = query
    self.catalogue = catalogue
    found = catalogue.products(matching: query)
    super.init(nibName: nil, bundle: nil)
    narrow(to: nil)
  }

  /// Not made from a coder: it needs something to search for.
  public required init?(coder: NSCoder) { nil }

  /// What is listed.
  public var results: [Product] { found.filter { category == nil || $0.category == category?.id } }

  /// The categories of all that was found.
  public var categories: [ProductCategory] {
    catalogue.categories.filter { category in found.contains { $0.category == category.id } }
  }

  /// Lists the results of one category, or all.
  func narrow(to category: ProductCategory?) {
    self.category = category
    // A title is one line.
    let words = query.split(whereSeparator: \.isNewline).joined(separator: " ")
    title = "Results for “\(words)”" + (category.map { " in \($0.name)" } ?? "")
  }

  /// Narrows the results, and shows each of them.
  public override var buttons: [ScreenButton] {
    [ScreenButton("Filter", .goTo(.filter))]
      + results.map { ScreenButton($0.name, .goTo(.foundProduct(FoundProduct(query: query, product: $0.id)))) }
  }
}

extension ResultsScreen: ContextChecking {
  /// Whether it shows the results for these words, in whatever category.
  public func isTarget(for context: ResultsRequest) -> Bool { context.words == query }
}

/// Asks which of the results are to be listed: those of a category, or all.
public final class FilterScreen: SheetScreen {
  override class var name: String { "Filter" }
  /// Gives the results that are to be narrowed; its way tells. There are none where it stands over something else.
  var findResults: () -> ResultsScreen? = { nil }

  /// The categories of what was found.
  public override var buttons: [ScreenButton] {
    guard let results = findResults() else { return [doneButton] }
    let categories = results.categories.map { category in
      ScreenButton(category.name, .run { [weak self] in self?.narrow(to: category) })
    }
    return [ScreenButton("All", .run { [weak self] in self?.narrow(to: nil) })] + categories + [doneButton]
  }

  private func narrow(to category: ProductCategory?) {
    findResults()?.narrow(to: category)
    dismissViewController()
  }
}
