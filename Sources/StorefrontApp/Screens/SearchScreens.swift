public import Wayfinder

/// A screen that lists the results of a search, or only the results of one category.
public final class ResultsScreen: ShopScreen {
  /// The words of the search.
  public let query: String
  /// The category of the listed results, or `nil` if all results are listed.
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

  /// Returns `nil`, because the screen needs words to search for.
  public required init?(coder: NSCoder) { nil }

  /// The listed results.
  public var results: [Product] { found.filter { category == nil || $0.category == category?.id } }

  /// The categories of all results.
  public var categories: [ProductCategory] {
    catalogue.categories.filter { category in found.contains { $0.category == category.id } }
  }

  /// Lists the results of one category, or all results if the category is `nil`.
  func narrow(to category: ProductCategory?) {
    self.category = category
    // A title has only one line.
    let words = query.split(whereSeparator: \.isNewline).joined(separator: " ")
    title = "Results for “\(words)”" + (category.map { " in \($0.name)" } ?? "")
  }

  /// A button for the filter, and a button for each result.
  public override var buttons: [ScreenButton] {
    [ScreenButton("Filter", .goTo(.filter))]
      + results.map { ScreenButton($0.name, .goTo(.foundProduct(FoundProduct(query: query, product: $0.id)))) }
  }
}

extension ResultsScreen: ContextChecking {
  /// Returns whether the screen shows the results for these words, in any category.
  public func isTarget(for context: ResultsRequest) -> Bool { context.words == query }
}

/// A sheet in which the user chooses the category of the listed results, or all results.
public final class FilterScreen: SheetScreen {
  override class var name: String { "Filter" }
  /// A closure that returns the results below the filter, or `nil` if the filter is over another screen. The route to the screen sets it.
  var findResults: () -> ResultsScreen? = { nil }

  /// A button for all results, a button for each category of the results, and a button that closes the sheet.
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
