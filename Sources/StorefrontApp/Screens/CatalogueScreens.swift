public import Wayfinder

/// The products of one category.
public final class CategoryScreen: ShopScreen {
  /// What it shows.
  public let category: ProductCategory
  /// In which order.
  public var order: SortOrder?

  init(_ category: ProductCategory) {
    self.category = category
    super.init(nibName: nil, bundle: nil)
    title = category.name
  }

  /// Not made from a coder: it needs a category.
  public required init?(coder: NSCoder) { nil }
}

extension CategoryScreen: ContextChecking {
  /// Whether it shows that category, in whatever order.
  public func isTarget(for context: CategoryRequest) -> Bool { context.id == category.id }
}

/// One product.
public final class ProductScreen: ShopScreen {
  /// What it shows.
  public private(set) var product: Product
  /// What the popover of sharing points at.
  public let shareButton = UIView()
  /// Told when the product is put on the wish list.
  var onWish: (() -> Void)?
  /// Asks for a colour for the product of this name, and tells which was chosen, if any was.
  var askForColour: ((String, @escaping @MainActor (Colour?) -> Void) -> Void)?
  /// The colour that was chosen for the product.
  public private(set) var colour: Colour?

  init(_ product: Product) {
    self.product = product
    super.init(nibName: nil, bundle: nil)
    title = product.name
  }

  /// Not made from a coder: it needs a product.
  public required init?(coder: NSCoder) { nil }

  /// Shows another product from now on.
  func show(_ product: Product) {
    if product.id != self.product.id { colour = nil }
    self.product = product
    title = product.name
  }

  /// Lets the user put the product that is shown on the wish list.
  func wishes(of session: Session) {
    onWish = { [weak session, weak self] in
      guard let session, let id = self?.product.id, !session.wishes.contains(id) else { return }
      session.wishes.append(id)
    }
  }

  /// Lets the user choose a colour for the product that is shown; leaves it as it is where the user chooses none.
  func chooseColour() {
    askForColour?(product.name) { [weak self, id = product.id] chosen in
      if let chosen, self?.product.id == id { self?.colour = chosen }
    }
  }

  /// Puts the button for sharing where it belongs.
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(shareButton)
  }

  override var texts: [String] {
    let price = "\(product.cents / 100).\(product.cents % 100 < 10 ? "0" : "")\(product.cents % 100) €"
    return [price] + (colour.map { ["Colour: \($0.rawValue)"] } ?? [])
  }

  /// What there is to know and to do about the product.
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
  /// Whether it shows the product of this number.
  public func isTarget(for context: Int) -> Bool { context == product.id }
}

/// What people say about a product.
public final class ReviewsScreen: ShopScreen {
  /// The product they speak of.
  public let product: Product

  init(_ product: Product) {
    self.product = product
    super.init(nibName: nil, bundle: nil)
    title = "Reviews of \(product.name)"
  }

  /// Not made from a coder: it needs a product.
  public required init?(coder: NSCoder) { nil }

  override var texts: [String] { ["\(product.reviews) reviews"] }

  /// Writes another one.
  public override var buttons: [ScreenButton] { [ScreenButton("Write", .goTo(.newReview(product: product.id)))] }
}

extension ReviewsScreen: ContextChecking {
  /// Whether it shows the reviews of the product of this number.
  public func isTarget(for context: Int) -> Bool { context == product.id }
}

/// One review.
public final class ReviewScreen: ShopScreen {
  /// Which one.
  public let review: ReviewID

  init(_ review: ReviewID) {
    self.review = review
    super.init(nibName: nil, bundle: nil)
    title = "Review \(review.number)"
  }

  /// Not made from a coder: it needs a review.
  public required init?(coder: NSCoder) { nil }
}

extension ReviewScreen: ContextChecking {
  /// Whether it shows this review.
  public func isTarget(for context: ReviewID) -> Bool { context == review }
}
