import Wayfinder

// Additions of the shop to the short style.

extension AnyFactory where ViewController: ClosableScreen {
  /// Creates a factory that looks up an item, and then makes a screen for the item.
  static func checking<Item>(
    _ lookUp: @escaping (Context) throws -> Item, make: @escaping (Item) -> ViewController
  ) -> Self {
    Self(CheckingFactory(lookUp, make: make))
  }
}

extension AnyAction {
  /// Presents a screen as a sheet that the user can swipe away.
  static var presentSheet: Self { .present(.pageSheet) }

  /// Presents a screen as a popover. The screen is the popover's delegate if it conforms to the protocol.
  static var presentPopover: Self {
    Self(
      GeneralAction.presentModally(presentationStyle: .popover) { controller in
        let screen = controller.presentedViewController
        controller.delegate = screen as? any UIPopoverPresentationControllerDelegate
      })
  }
}

extension AnyAction where ViewController: UISplitViewController {
  /// Shows a screen beside the list, or on top of the list if the split view is collapsed.
  static var showBesideList: Self { Self(UISplitViewController.pushToDetails()) }
}

extension ContextTask {
  /// Creates a task that lets the router close a screen.
  static func closing<Screen: ClosableScreen, Value>(
    by router: Router
  ) -> Self where Self == DismissalMethodProvidingTask<Screen, Value> {
    DismissalMethodProvidingTask(router.closing)
  }
}

extension Router {
  /// A dismissal block that closes a screen by a request of this router.
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
