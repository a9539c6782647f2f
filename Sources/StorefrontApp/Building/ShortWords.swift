import Wayfinder

// Words of the shop's own for the short style.

extension AnyFactory where ViewController: ClosableScreen {
  /// Makes a screen for something that is looked up first.
  static func checking<Item>(
    _ lookUp: @escaping (Context) throws -> Item, make: @escaping (Item) -> ViewController
  ) -> Self {
    Self(CheckingFactory(lookUp, make: make))
  }
}

extension AnyAction {
  /// Presents as a sheet that the user can swipe away.
  static var presentSheet: Self { .present(.pageSheet) }

  /// Presents a popover whose delegate is the screen itself, where it is one.
  static var presentPopover: Self {
    Self(
      GeneralAction.presentModally(presentationStyle: .popover) { controller in
        let screen = controller.presentedViewController
        controller.delegate = screen as? any UIPopoverPresentationControllerDelegate
      })
  }
}

extension AnyAction where ViewController: UISplitViewController {
  /// Shows a screen beside the list, or on top of it where there is little room.
  static var showBesideList: Self { Self(UISplitViewController.pushToDetails()) }
}

extension ContextTask {
  /// Has a screen closed by the router.
  static func closing<Screen: ClosableScreen, Value>(
    by router: Router
  ) -> Self where Self == DismissalMethodProvidingTask<Screen, Value> {
    DismissalMethodProvidingTask(router.closing)
  }
}

extension Router {
  /// Closes a screen, as the screen's own way of leaving.
  var closing: DismissalBlock<Void> {
    { screen, _, animated, completion in
      navigate(.close(screen).animated(animated)) { outcome in
        do {
          try outcome.get()
          completion(.success)
        } catch {
          completion(.failure(error))
        }
      }
    }
  }
}
