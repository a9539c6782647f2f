import PortableUIKit
import Testing

/// A look of the app's own.
private final class OwnAppearance: UINavigationBarAppearance {}

/// How bars, and what is in them, are to look.
@Suite struct BarAppearanceTests {
  private let size = NSAttributedString.Key("size")

  @Test("UK-21 Bars and items take a copy of the looks they are given: what is changed afterwards is not theirs")
  func taken() {
    let look = UINavigationBarAppearance()
    look.backgroundColor = .systemRed
    look.buttonAppearance.normal.titleTextAttributes = [size: 12]
    let (bar, item) = (UINavigationBar(), UINavigationItem(title: "Home"))
    bar.standardAppearance = look
    bar.scrollEdgeAppearance = look
    bar.compactAppearance = look
    bar.compactScrollEdgeAppearance = look
    item.standardAppearance = look
    item.scrollEdgeAppearance = look
    item.compactAppearance = look
    item.compactScrollEdgeAppearance = look
    look.backgroundColor = .systemGreen
    look.buttonAppearance.normal.titleTextAttributes = [:]
    let taken: [UINavigationBarAppearance?] = [
      bar.standardAppearance, bar.scrollEdgeAppearance, bar.compactAppearance, bar.compactScrollEdgeAppearance,
      item.standardAppearance, item.scrollEdgeAppearance, item.compactAppearance, item.compactScrollEdgeAppearance,
    ]
    for (index, own) in taken.enumerated() {
      #expect(own != nil && own !== look && own?.backgroundColor == UIColor.systemRed, "look \(index)")
      #expect(own?.buttonAppearance.normal.titleTextAttributes[size] as? Int == 12, "look \(index)")
    }
    bar.scrollEdgeAppearance = nil
    item.standardAppearance = nil
    #expect(bar.scrollEdgeAppearance == nil && item.standardAppearance == nil)
    bar.standardAppearance.backgroundColor = .systemGreen
    #expect(bar.standardAppearance.backgroundColor == UIColor.systemGreen)
  }

  @Test("UK-21 Tab bars and toolbars take copies too, of how their items look in each layout and state")
  func takenByOthers() {
    let (tabs, tools) = (UITabBarAppearance(), UIToolbarAppearance())
    tabs.stackedLayoutAppearance.selected.iconColor = .systemRed
    tabs.inlineLayoutAppearance.normal.badgePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
    tools.doneButtonAppearance.disabled.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: 4)
    let (tabBar, tabItem, toolbar) = (UITabBar(), UITabBarItem(), UIToolbar())
    #expect(toolbar.isTranslucent && toolbar.compactAppearance == nil && toolbar.barTintColor == nil)
    tabBar.standardAppearance = tabs
    tabBar.scrollEdgeAppearance = tabs
    tabItem.standardAppearance = tabs
    toolbar.standardAppearance = tools
    toolbar.compactScrollEdgeAppearance = tools
    tabs.stackedLayoutAppearance.configureWithDefault(for: .stacked)
    tabs.inlineLayoutAppearance = UITabBarItemAppearance()
    tools.doneButtonAppearance.configureWithDefault(for: .done)
    #expect(tabs.stackedLayoutAppearance.selected.iconColor == nil)
    for own in [tabBar.standardAppearance, tabBar.scrollEdgeAppearance, tabItem.standardAppearance] {
      #expect(own?.stackedLayoutAppearance.selected.iconColor == UIColor.systemRed)
      #expect(own?.inlineLayoutAppearance.normal.badgePositionAdjustment.vertical == 2)
      #expect(own?.compactInlineLayoutAppearance.normal.badgePositionAdjustment == UIOffset.zero)
    }
    for own in [toolbar.standardAppearance, toolbar.compactScrollEdgeAppearance] {
      #expect(own?.doneButtonAppearance.disabled.titlePositionAdjustment.horizontal == 3)
    }
  }

  @Test("UK-21 A copy of a look is of the same class and says the same, and neither changes the other")
  func copies() throws {
    let look = OwnAppearance()
    look.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
    look.shadowColor = .clear
    look.backButtonAppearance.highlighted.backgroundImage = UIImage(systemName: "star")
    let copy = try #require(look.copy() as? OwnAppearance)
    #expect(copy !== look && copy.titlePositionAdjustment.vertical == 2 && copy.shadowColor == UIColor.clear)
    #expect(copy.backButtonAppearance.highlighted.backgroundImage == UIImage(systemName: "star"))
    copy.backButtonAppearance.highlighted.backgroundImage = nil
    #expect(look.backButtonAppearance.highlighted.backgroundImage != nil)
    let buttons = try #require(look.backButtonAppearance.copy() as? UIBarButtonItemAppearance)
    buttons.highlighted.backgroundImage = nil
    #expect(look.backButtonAppearance.highlighted.backgroundImage != nil && buttons !== look.backButtonAppearance)
    let items = UITabBarItemAppearance(style: .inline)
    items.focused.titleTextAttributes = [size: 9]
    #expect((items.copy() as? UITabBarItemAppearance)?.focused.titleTextAttributes.count == 1)
  }

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

  @Test("UK-4 Items of bars can be made of an archive, of which nothing is read")
  func archives() {
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    #expect(UIBarButtonItem(coder: coder)?.title == nil && UIBarButtonItem(coder: coder) != nil)
    #expect(UITabBarItem(coder: coder) != nil && UINavigationItem(coder: coder)?.hidesBackButton == false)
    #expect(UINavigationBarAppearance(coder: coder).idiom == UIDevice.current.userInterfaceIdiom)
    #expect(UITabBarItemAppearance(coder: coder).normal.iconColor == nil)
  }
}
