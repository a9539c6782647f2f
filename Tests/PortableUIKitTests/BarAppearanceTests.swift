import PortableUIKit
import Testing

/// A look of the app's own.
private final class OwnAppearance: UINavigationBarAppearance {}

/// How bars, and what is in them, are to look.
@Suite struct BarAppearanceTests {
  private let size = NSAttributedString.Key("size")

  @Test("UK-21 A look is for the device unless told otherwise, and another bar's takes over what both have")
  func making() {
    #expect(UIBarAppearance().idiom == UIDevice.current.userInterfaceIdiom)
    #expect(UIBarAppearance(idiom: .unspecified).idiom == UIDevice.current.userInterfaceIdiom)
    let look = UINavigationBarAppearance(idiom: .pad)
    look.backgroundColor = .systemRed
    look.backgroundImageContentMode = .top
    look.largeTitleTextAttributes = [size: 34]
    let tools = UIToolbarAppearance(barAppearance: look)
    #expect(
      tools.idiom == .pad && tools.backgroundColor == UIColor.systemRed && tools.backgroundImageContentMode == .top)
    let other = UINavigationBarAppearance(barAppearance: look)
    #expect(other.largeTitleTextAttributes[size] as? Int == 34)
    #expect(UINavigationBarAppearance(barAppearance: tools).largeTitleTextAttributes.isEmpty)
  }

  @Test("UK-21 The pictures beside a back button are set together, and are the system's again where one is nil")
  func backIndicator() {
    let look = UINavigationBarAppearance()
    let (usual, arrow) = (look.backIndicatorImage, UIImage(systemName: "arrow.left"))
    look.setBackIndicatorImage(arrow, transitionMaskImage: arrow)
    #expect(look.backIndicatorImage == arrow && look.backIndicatorTransitionMaskImage == arrow)
    #expect(UINavigationBarAppearance(barAppearance: look).backIndicatorImage == arrow)
    look.setBackIndicatorImage(arrow, transitionMaskImage: nil)
    #expect(look.backIndicatorImage == usual && look.backIndicatorTransitionMaskImage == usual)
  }

  @Test("UK-21 What buttons and items of bars are told of their place and look is kept")
  func kept() {
    let star = UIImage(systemName: "star")
    let item = UIBarButtonItem(image: star, landscapeImagePhone: UIImage(), style: .done, target: nil, action: nil)
    #expect(item.image == star && item.landscapeImagePhone != nil && item.style == .done)
    item.setTitlePositionAdjustment(UIOffset(horizontal: 1, vertical: 0), for: .default)
    item.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: -200, vertical: 0), for: .compact)
    #expect(item.titlePositionAdjustment(for: .default).horizontal == 1)
    #expect(item.titlePositionAdjustment(for: .compact) == .zero)
    #expect(item.backButtonTitlePositionAdjustment(for: .compact).horizontal == -200)
    #expect(item.backButtonTitlePositionAdjustment(for: .default) == .zero)
    let bar = UINavigationBar()
    bar.setTitleVerticalPositionAdjustment(3, for: .compact)
    #expect(bar.titleVerticalPositionAdjustment(for: .compact) == 3)
    #expect(bar.titleVerticalPositionAdjustment(for: .default) == 0)
  }

  @Test("UK-21 A navigation item keeps its subtitle, its style, where the search is and what makes its title's menu")
  func navigationItem() {
    let item = UINavigationItem()
    #expect(item.title == nil && item.subtitle == nil && item.style == .navigator && item.titleMenuProvider == nil)
    #expect(item.preferredSearchBarPlacement == .automatic)
    item.subtitle = "3 books"
    item.style = .editor
    item.preferredSearchBarPlacement = .inline
    item.titleMenuProvider = { UIMenu(title: "Menu", children: $0) }
    #expect(item.subtitle == "3 books" && item.style == .editor && item.preferredSearchBarPlacement == .integrated)
    #expect(item.titleMenuProvider?([])?.title == "Menu")
  }
}
