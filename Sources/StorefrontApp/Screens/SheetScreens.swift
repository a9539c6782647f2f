import StorefrontProtocols
public import Wayfinder

/// A screen that stands over others until it is closed.
public class SheetScreen: ShopScreen, ClosableScreen {
  /// How it is closed; its way tells.
  public var dismissalBlock: DismissalBlock<Void>?

  /// Closes it.
  public override var buttons: [ScreenButton] { [doneButton] }
}

/// Says which size fits whom.
public final class SizeGuideScreen: SheetScreen {
  override class var name: String { "Size guide" }
}

/// Shares a product with others: a popover that points at the product's button.
public final class ShareScreen: SheetScreen {
  /// What is shared.
  public let product: Product
  /// What is said of it.
  public let text: String

  init(_ product: Product, _ sharing: any Sharing) {
    self.product = product
    text = sharing.text(for: product.brief)
    super.init(nibName: nil, bundle: nil)
    title = "Share \(product.name)"
  }

  /// Not made from a coder: it needs a product.
  public required init?(coder: NSCoder) { nil }
}

extension ShareScreen: ContextChecking {
  /// Whether it shares the product of this number.
  public func isTarget(for context: Int) -> Bool { context == product.id }
}

extension ShareScreen: UIPopoverPresentationControllerDelegate {
  /// Has the popover point at the button of the product that it stands over.
  public func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
    guard let window = popover.presentingViewController.viewIfLoaded?.window else { return }
    let finder = ClassWithContextFinder<ProductScreen, Int>(windowProvider: FixedWindowProvider(window))
    let button = (try? finder.findViewController(with: product.id))?.shareButton
    popover.sourceView = button ?? popover.presentingViewController.viewIfLoaded
  }
}

/// Lets the user choose a colour, and answers whoever asked; the shop keeps it where nobody did.
public final class ColourPickerScreen: SheetScreen, Answering {
  /// The colour.
  public typealias Answer = Colour
  override class var name: String { "Colours" }
  /// Told of the colour where nobody has asked for it.
  var onChoose: ((Colour) -> Void)?

  /// The colours.
  public override var buttons: [ScreenButton] {
    Colour.allCases.map { colour in
      ScreenButton(colour.rawValue, .run { [weak self] in self?.choose(colour) })
    }
  }

  func show(_ question: ColourQuestion) { title = question.product.map { "Colours of \($0)" } ?? Self.name }

  private func choose(_ colour: Colour) {
    if isAsked { return answer(colour) }
    onChoose?(colour)
    dismissViewController()
  }
}

/// For what a colour is wanted. No question is like another, so that who asks last is answered.
public struct ColourQuestion {
  /// The name of the product; the shop itself where there is none.
  public let product: String?

  /// Asks for a colour.
  public init(for product: String? = nil) { self.product = product }
}
