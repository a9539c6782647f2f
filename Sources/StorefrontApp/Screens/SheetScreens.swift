import StorefrontProtocols
public import Wayfinder

/// A screen over other screens, with a button that closes it.
public class SheetScreen: ShopScreen, ClosableScreen {
  /// The block that closes the screen. The route to the screen sets it.
  public var dismissalBlock: DismissalBlock<Void>?

  /// A button that closes the screen.
  public override var buttons: [ScreenButton] { [doneButton] }
}

/// A sheet that shows the sizes.
public final class SizeGuideScreen: SheetScreen {
  override class var name: String { "Size guide" }
  override var texts: [String] { ["Small: 36 to 38", "Medium: 39 to 41", "Large: 42 to 44"] }
}

/// A popover in which the user shares a product. It points at the share button of the product's screen.
public final class ShareScreen: SheetScreen {
  /// The shared product.
  public let product: Product
  /// The shared text.
  public let text: String

  init(_ product: Product, _ sharing: any Sharing) {
    self.product = product
    text = sharing.text(for: product.brief)
    super.init(nibName: nil, bundle: nil)
    title = "Share \(product.name)"
  }

  /// Returns `nil`, because the screen needs a product.
  public required init?(coder: NSCoder) { nil }
}

extension ShareScreen: ContextChecking {
  /// Returns whether the screen shares the product with this number.
  public func isTarget(for context: Int) -> Bool { context == product.id }
}

extension ShareScreen: UIPopoverPresentationControllerDelegate {
  /// Makes the popover point at the share button of the product's screen below.
  public func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
    guard let window = popover.presentingViewController.viewIfLoaded?.window else { return }
    let finder = ClassWithContextFinder<ProductScreen, Int>(windowProvider: FixedWindowProvider(window))
    let button = (try? finder.findViewController(with: product.id))?.shareButton
    popover.sourceView = button ?? popover.presentingViewController.viewIfLoaded
  }
}

/// A sheet in which the user chooses a colour. The colour answers the request that asked for it. Without such a request the session keeps
/// the colour.
public final class ColourPickerScreen: SheetScreen, Answering {
  /// The chosen colour.
  public typealias Answer = Colour
  override class var name: String { "Colours" }
  /// A closure that receives the colour if no request has asked for it.
  var onChoose: ((Colour) -> Void)?

  /// A button for each colour.
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

/// The purpose of a choice of colour. Questions are never equal, so that the screen answers the latest request.
public struct ColourQuestion {
  /// The name of the product, or `nil` if the colour is for the shop.
  public let product: String?

  /// Creates a question for a product, or for the shop.
  public init(for product: String? = nil) { self.product = product }
}
