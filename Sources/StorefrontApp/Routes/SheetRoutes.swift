import ContextNavigation
public import Wayfinder

/// The ways to what stands over anything.
public struct SheetRoutes {
  /// Which size fits whom.
  public let sizeGuide: DestinationStep<SizeGuideScreen, Any?>
  /// Choosing a colour; answers who asks.
  public let colours: DestinationStep<ColourPickerScreen, ColourQuestion>
  /// A conversation with the shop, with a stack of its own.
  public let chat: DestinationStep<ChatScreen, Any?>

  /// Assembles the ways.
  public init(_ session: Session, _ router: Router) {
    sizeGuide = Route.present(.pageSheet) { SizeGuideScreen() }.adding(.closing(by: router))

    colours = Route.present(.pageSheet) { (_: ColourQuestion) in ColourPickerScreen() }
      .adding(.closing(by: router))
      .adding(
        InlineContextTask { [weak session] screen, question in
          screen.show(question)
          screen.onChoose = { session?.colour = $0 }
        })

    chat = Route.present(.pageSheet, inStack: true) { ChatScreen() }
      .showing { _ in NavigationContext(type: ShopContext.chat) }
  }
}
