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
    sizeGuide = StepAssembler<SizeGuideScreen, Any?>()
      .finder(.classFinder).factory(.classFactory)
      .adding(.closing(by: router))
      .using(.presentSheet).from(.current)
      .assemble()

    colours = StepAssembler<ColourPickerScreen, ColourQuestion>()
      .finder(.classFinder).factory(.classFactory)
      .adding(.closing(by: router))
      .adding(
        InlineContextTask { [weak session] screen, question in
          screen.show(question)
          screen.onChoose = { session?.colour = $0 }
        }
      )
      .using(.presentSheet).from(.current)
      .assemble()

    chat = StepAssembly(finder: ClassFinder<ChatScreen, Any?>(), factory: ClassFactory())
      .showing { _ in NavigationContext(type: ShopContext.chat) }
      .using(UINavigationController.push())
      .from(NavigationControllerStep<UINavigationController, Any?>())
      .using(GeneralAction.presentModally(presentationStyle: .pageSheet))
      .from(GeneralStep.current())
      .assemble()
  }
}
