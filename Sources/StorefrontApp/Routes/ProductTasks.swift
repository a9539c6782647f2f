import Wayfinder

// Tasks on the screen of a product, for every route to it.

/// A task that lets the user put a product on the wish list.
struct WishTask<Context>: ContextTask {
  weak var session: Session?

  func perform(on screen: ProductScreen, with context: Context) {
    if let session { screen.wishes(of: session) }
  }
}

/// A task that lets the user choose a colour for a product.
struct ColourTask<Context>: ContextTask {
  let router: Router
  let colours: DestinationStep<ColourPickerScreen, ColourQuestion>

  func perform(on screen: ProductScreen, with context: Context) {
    screen.askForColour = { [router, colours] product, completion in
      router.ask(.to(colours, with: ColourQuestion(for: product))) { completion($0.value) }
    }
  }
}
