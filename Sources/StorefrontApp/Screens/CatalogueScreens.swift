public import Wayfinder

/// A screen that lists the products of a category.
public final class CategoryScreen: ShopScreen {
  /// The category that the screen shows.
  public let category: ProductCategory
  /// The order of the products, or `nil` for the order of the catalogue.
  public var order: SortOrder?

  init(_ category: ProductCategory) {
    self.category = category
    super.init(nibName: nil, bundle: nil)
    title = category.name
  }

  override var texts: [String] {
    ["All products in \(category.name.lowercased())"] + (order.map { ["Sorted by \($0.rawValue)"] } ?? [])
  }

  /// Returns `nil`, because the screen needs a category.
  public required init?(coder: NSCoder) { nil }
}

extension CategoryScreen: ContextChecking {
  /// Returns whether the screen shows the category, in any order.
  public func isTarget(for context: CategoryRequest) -> Bool { context.id == category.id }
}

/// A screen that shows a product.
public final class ProductScreen: ShopScreen {
  /// The product that the screen shows.
  public private(set) var product: Product
  /// The button that the share popover points at.
  public let shareButton = UIView()
  /// A closure that puts the product on the wish list.
  var onWish: (() -> Void)?
  /// A closure that asks the user for a colour. It receives the name of the product, and passes the colour, or `nil` if the user chose
  /// none.
  var askForColour: ((String, @escaping @MainActor (Colour?) -> Void) -> Void)?
  /// The colour that the user has chosen for the product.
  public private(set) var colour: Colour?

  init(_ product: Product) {
    self.product = product
    super.init(nibName: nil, bundle: nil)
    title = product.name
  }

  /// Returns `nil`, because the screen needs a product.
  public required init?(coder: NSCoder) { nil }

  override var texts: [String] { [price, "\(product.reviews) reviews"] }

  private var price: String { "\(product.cents / 100).\(product.cents % 100 < 10 ? "0" : "")\(product.cents % 100) €" }

  /// Shows another product.
  func show(_ product: Product) {
    if product.id != self.product.id { colour = nil }
    self.product = product
    title = product.name
  }

  /// Lets the user put the displayed product on the wish list.
  func wishes(of session: Session) {
    onWish = { [weak session, weak self] in
      guard let session, let id = self?.product.id, !session.wishes.contains(id) else { return }
      session.wishes.append(id)
    }
  }

  /// Asks the user for a colour of the displayed product. The colour stays the same if the user chooses none.
  func chooseColour() {
    askForColour?(product.name) { [weak self, id = product.id] chosen in
      if let chosen, self?.product.id == id { self?.colour = chosen }
    }
  }

  /// Adds the share button to the view.
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(shareButton)
  }

  /// The buttons for the product's sheets, its reviews, the wish list and its colour.
  public override var buttons: [ScreenButton] {
    let colour = ScreenButton("Colour", .run { [weak self] in self?.chooseColour() })
    return [
      ScreenButton("Gallery", .goTo(.gallery(product: product.id))), ScreenButton("Size guide", .goTo(.sizeGuide)),
      ScreenButton("Reviews", .goTo(.reviews(product: product.id))),
      ScreenButton("Share", .goTo(.share(product: product.id))),
      ScreenButton("Wish", .run { [weak self] in self?.onWish?() }),
    ] + (askForColour == nil ? [] : [colour])
  }
}

extension ProductScreen: ContextChecking {
  /// Returns whether the screen shows the product with this number.
  public func isTarget(for context: Int) -> Bool { context == product.id }
}

/// A screen that lists the reviews of a product.
public final class ReviewsScreen: ShopScreen {
  /// The product of the reviews.
  public let product: Product

  init(_ product: Product) {
    self.product = product
    super.init(nibName: nil, bundle: nil)
    title = "Reviews of \(product.name)"
  }

  /// Returns `nil`, because the screen needs a product.
  public required init?(coder: NSCoder) { nil }

  override var texts: [String] { (1...max(1, min(5, product.reviews))).map { "Review \($0)" } }

  /// A button that opens the editor for another review.
  public override var buttons: [ScreenButton] { [ScreenButton("Write", .goTo(.newReview(product: product.id)))] }
}

extension ReviewsScreen: ContextChecking {
  /// Returns whether the screen shows the reviews of the product with this number.
  public func isTarget(for context: Int) -> Bool { context == product.id }
}

/// A screen that shows a review.
public final class ReviewScreen: ShopScreen {
  /// The review that the screen shows.
  public let review: ReviewID

  init(_ review: ReviewID) {
    self.review = review
    super.init(nibName: nil, bundle: nil)
    title = "Review \(review.number)"
  }

  override var texts: [String] { ["Five stars", "It does what it should."] }

  /// Returns `nil`, because the screen needs a review.
  public required init?(coder: NSCoder) { nil }
}

extension ReviewScreen: ContextChecking {
  /// Returns whether the screen shows this review.
  public func isTarget(for context: ReviewID) -> Bool { context == review }
}
