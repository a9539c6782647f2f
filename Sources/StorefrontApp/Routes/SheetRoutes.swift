import ContextNavigation
public import Wayfinder

/// The routes to sheets over any screen.
public struct SheetRoutes {
  /// The route to the size guide.
  public let sizeGuide: DestinationStep<SizeGuideScreen, Any?>
  /// The route to the choice of a colour, whose screen answers a request for the colour.
  public let colours: DestinationStep<ColourPickerScreen, ColourQuestion>
  /// The route to the chat with the shop, in a stack of its own.
  public let chat: DestinationStep<ChatScreen, Any?>

  /// Assembles the routes.
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
