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

/// Asks which of the results are to be listed.
public final class FilterScreen: SheetScreen {
  override class var name: String { "Filter" }
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

/// A colour to choose.
nonisolated public enum Colour: String, CaseIterable, Hashable, Sendable {
  /// Like fire.
  case red = "Red"
  /// Like grass.
  case green = "Green"
  /// Like the sky.
  case blue = "Blue"
}

/// Lets the user choose a colour, and answers whoever asked.
public final class ColourPickerScreen: SheetScreen {
  override class var name: String { "Colours" }
  private var question: ColourQuestion?

  /// The colours.
  public override var buttons: [ScreenButton] {
    Colour.allCases.map { colour in
      ScreenButton(colour.rawValue, .run { [weak self] in self?.choose(colour) })
    }
  }

  /// Takes a question. Each is answered once: with the chosen colour, or with none when the screen has left or somebody
  /// else asks.
  func ask(_ question: ColourQuestion) {
    self.question?.answer(nil)
    self.question = question
  }

  private func choose(_ colour: Colour) {
    question?.answer(colour)
    dismissViewController()
  }

  /// Answers with no colour, if this is why the screen disappears: it has left.
  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed || presentingViewController == nil { question?.answer(nil) }
  }
}

/// Somebody who wants a colour. It is answered once, at the latest when nobody has the question any more.
public struct ColourQuestion {
  private let word: LastWord<Colour?>

  /// Asks; the closure is called once, with no colour where none was chosen.
  public init(_ answer: @escaping @MainActor (Colour?) -> Void) { word = LastWord(nil, answer) }

  func answer(_ colour: Colour?) { word.say(colour) }
}
