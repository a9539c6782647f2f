import PortableUIKit
import Testing

@Suite struct SegueTests {
  let stage = Stage()

  /// Shows the shop's tabs, and returns them with the first stack and its screen.
  private func shop() throws -> (tabs: UITabBarController, stack: UINavigationController, browse: BrowseScreen) {
    let tabs = try #require(try Drawn.load("Shop").initialScene() as? UITabBarController)
    stage.show(tabs)
    let stack = try #require(tabs.viewControllers?.first as? UINavigationController)
    let browse = try #require(stack.topViewController as? BrowseScreen)
    browse.told = []
    UIStoryboard.register(unwindAction: "backToBrowse:", of: BrowseScreen.self) { $0.backToBrowse($1) }
    return (tabs, stack, browse)
  }

  @Test("UK-16 A show segue pushes after prepare(for:sender:), and before the destination's view is loaded")
  func show() throws {
    let (_, stack, browse) = try shop()
    browse.onPrepare = { segue in
      #expect(segue.source === browse)
      #expect(segue.destination is ProductScreen)
      #expect(!segue.destination.isViewLoaded)
      #expect(segue.destination.parent == nil)
    }
    browse.performSegue(withIdentifier: "open", sender: nil)
    #expect(browse.told == ["prepare open"], "a segue performed by code is not asked for")
    #expect(stack.topViewController is ProductScreen)
    stage.settle()
    #expect(stage.window.isSettled)
  }

  @Test("UK-16 A segue that the user triggers asks shouldPerformSegue first, and can be refused")
  func trigger() throws {
    let (_, stack, browse) = try shop()
    browse.refused = ["open"]
    #expect(!browse.triggerSegue(withIdentifier: "open"))
    #expect(stack.viewControllers.count == 1)
    #expect(browse.told == ["should open"])
    browse.refused = []
    #expect(browse.triggerSegue(withIdentifier: "open"))
    #expect(stack.viewControllers.count == 2)
    #expect(browse.told == ["should open", "should open", "prepare open"])
  }

  @Test("UK-16 A presentation segue applies its style, its transition and its animation")
  func presentation() throws {
    let (tabs, _, browse) = try shop()
    browse.performSegue(withIdentifier: "compose", sender: nil)
    let modal = try #require(tabs.presentedViewController as? UINavigationController)
    #expect(modal.modalPresentationStyle == .formSheet)
    #expect(modal.modalTransitionStyle == .crossDissolve)
    #expect(modal.topViewController is ReviewsScreen)
    stage.settle()
    stage.dismiss(tabs)
    browse.performSegue(withIdentifier: "quickLook", sender: nil)
    #expect(tabs.presentedViewController?.modalPresentationStyle == .fullScreen)
    stage.scheduler.advance()
    #expect(!stage.scheduler.finishTransition(), "it is drawn as not animated")
    stage.settle()
    #expect(browse.view.window == nil)
  }

  @Test("UK-16 A popover segue is anchored at its bar button or view, and the app can still set the popover's delegate")
  func popover() throws {
    let (tabs, _, _) = try shop()
    let cart = try #require((tabs.viewControllers?[1] as? UINavigationController)?.topViewController as? CartScreen)
    stage.select(1, of: tabs)
    let adapter = Adapter(stage.journal)
    cart.onPrepare = { $0.destination.popoverPresentationController?.delegate = adapter }
    cart.performSegue(withIdentifier: "coupon", sender: nil)
    let popover = try #require(tabs.presentedViewController?.popoverPresentationController)
    #expect(popover.barButtonItem === cart.navigationItem.rightBarButtonItem)
    #expect(popover.permittedArrowDirections == .up)
    #expect(popover.delegate === adapter)
    stage.settle()
    stage.dismiss(tabs)
    cart.performSegue(withIdentifier: "couponAtButton", sender: nil)
    #expect(tabs.presentedViewController?.popoverPresentationController?.sourceView === cart.view.subviews[1])
  }

  @Test("UK-16 A custom segue has the drawn class and performs that class's code")
  func custom() throws {
    let (tabs, _, browse) = try shop()
    var kind: UIStoryboardSegue.Type?
    browse.onPrepare = { kind = type(of: $0) }
    browse.performSegue(withIdentifier: "flip", sender: nil)
    #expect(kind == FlipSegue.self)
    #expect(tabs.presentedViewController?.modalTransitionStyle == .flipHorizontal)
  }

  @Test("UK-16 A registered closure makes a segue's destination in place of an IBSegueAction")
  func segueAction() throws {
    let (_, stack, browse) = try shop()
    browse.performSegue(withIdentifier: "open", sender: nil)
    let product = try #require(stack.topViewController as? ProductScreen)
    UIStoryboard.register(segueAction: "makeReviews:", of: ProductScreen.self) { product, coder, sender, identifier in
      ReviewsScreen(coder: coder, product: "\(product.title ?? "") \(sender ?? "") \(identifier ?? "")")
    }
    product.performSegue(withIdentifier: "made", sender: "tap")
    #expect((stack.topViewController as? ReviewsScreen)?.product == "Product tap made")
    #expect(stack.topViewController?.navigationItem.title == "Reviews")
  }

  @Test("UK-16 A show detail segue passes its destination to the container that overrides showDetailViewController")
  func showDetail() throws {
    let split = try #require(try Drawn.load("Mail").initialScene() as? UISplitViewController)
    stage.show(split)
    let folders = try #require(
      (split.children.first as? UINavigationController)?.viewControllers.first as? FoldersScreen)
    folders.performSegue(withIdentifier: "folder", sender: nil)
    let messages = try #require(folders.navigationController?.topViewController as? MessagesScreen)
    let container = DetailCatcher()
    container.addChild(messages)
    messages.performSegue(withIdentifier: "message", sender: nil)
    #expect((container.caught as? UINavigationController)?.topViewController is MessageScreen)
  }

  @Test(
    "UK-16 Unwinding prepares before anything moves, pops to the screen that answers, and calls the screen's action")
  func unwindPop() throws {
    let (_, stack, browse) = try shop()
    browse.performSegue(withIdentifier: "open", sender: nil)
    stage.settle()
    let product = try #require(stack.topViewController as? ProductScreen)
    product.performSegue(withIdentifier: "reviews", sender: nil)
    stage.settle()
    let reviews = try #require(stack.topViewController as? ReviewsScreen)
    reviews.onPrepare = {
      #expect($0.destination === browse)
      #expect(stack.viewControllers.count == 3)
    }
    reviews.told = []
    browse.told = []
    reviews.performSegue(withIdentifier: "backToBrowse", sender: nil)
    #expect(stack.viewControllers == [browse])
    #expect(reviews.told == ["prepare backToBrowse"])
    #expect(browse.told == ["back from ReviewsScreen"])
    stage.settle()
    #expect(browse.view.window === stage.window)
  }

  @Test("UK-16 An unwind segue in a stack ends at the nearest of two screens that have its action")
  func nearest() throws {
    UIStoryboard.register(unwindAction: "backToBrowse:", of: ReturnScreen.self) { _, _ in }
    let stack = try #require(try Drawn.load("Shop").scene(withIdentifier: "ReviewsStack") as? UINavigationController)
    let (far, near, source) = (ReturnScreen(), ReturnScreen(), try #require(stack.topViewController))
    stack.viewControllers = [far, near, source]
    stage.show(stack)
    source.performSegue(withIdentifier: "backToBrowse", sender: nil)
    stage.settle()
    #expect(stack.viewControllers == [far, near])
    #expect(near.viewIfLoaded?.window === stage.window)
  }

  @Test("UK-16 Unwinding out of a modal dismisses the modal, and the containers below show the screen that answers")
  func unwindModal() throws {
    let (tabs, stack, browse) = try shop()
    browse.performSegue(withIdentifier: "open", sender: nil)
    stage.select(1, of: tabs)
    let other = try Drawn.load("Shop").scene(withIdentifier: "ReviewsStack")
    stage.present(other, on: tabs, animated: true)
    let reviews = try #require((other as? UINavigationController)?.topViewController as? ReviewsScreen)
    reviews.performSegue(withIdentifier: "backToBrowse", sender: nil)
    #expect(other.isBeingDismissed)
    #expect(tabs.selectedViewController === stack)
    #expect(stack.topViewController === browse)
    stage.settle()
    #expect(tabs.presentedViewController == nil)
    #expect(browse.view.window === stage.window)
  }

  @Test("UK-16 An override answers an unwind segue as a registration does, and can refuse the segue")
  func unwindOverride() throws {
    let (home, reviews) = (Home(), try Drawn.load("Shop").scene(withIdentifier: "ReviewsStack"))
    let screen = try #require((reviews as? UINavigationController)?.topViewController)
    stage.show(home, presenting: reviews)
    home.answers = ["nobodyKnows:"]
    let misuses = UIKitMisuse.collect { screen.performSegue(withIdentifier: "backToBrowse", sender: nil) }
    #expect(misuses.map(\.kind) == [.unansweredUnwind])
    #expect(home.presentedViewController === reviews)
    #expect(misuses.first?.sentence.contains("“backToBrowse:”") == true)
    screen.performSegue(withIdentifier: "nowhere", sender: nil)
    stage.settle()
    #expect(home.presentedViewController == nil)
    #expect(home.asked.last == Selector("nobodyKnows:"))
    #expect(home.sources.last == Selector("nobodyKnows:"))
  }

  @Test("UK-16 An unknown segue is a misuse that names the scene, the class and the existing segues")
  func unknown() throws {
    let (_, _, browse) = try shop()
    let misuses = UIKitMisuse.collect {
      browse.performSegue(withIdentifier: "away", sender: nil)
      UIViewController().performSegue(withIdentifier: "away", sender: nil)
    }
    #expect(misuses.map(\.kind) == [.unknownSegue, .unknownSegue])
    let sentence = try #require(misuses.first?.sentence)
    #expect(sentence.contains("Shop.storyboard: in scene “Browse” BrowseScreen has no segue “away”"))
    #expect(sentence.contains("“open”"))
  }

  @Test("UK-16 A segue with a handler performs the handler, and a segue without one is a misuse")
  func handler() {
    let (a, b) = (UIViewController(), UIViewController())
    var isPerformed = false
    UIStoryboardSegue(identifier: nil, source: a, destination: b) { isPerformed = true }.perform()
    #expect(isPerformed)
    let misuses = UIKitMisuse.collect { UIStoryboardSegue(identifier: "x", source: a, destination: b).perform() }
    #expect(misuses.map(\.kind) == [.segueWithoutAction])
  }
}

private final class Home: UIViewController {
  var answers: Set<String> = []
  var asked: [Selector] = []
  var sources: [Selector] = []
  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    asked.append(action)
    return answers.contains(action.description)
  }
  override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    sources.append(source.unwindAction)
    return []
  }
}

private final class ReturnScreen: UIViewController {}

private final class DetailCatcher: UIViewController {
  var caught: UIViewController?
  override func showDetailViewController(_ vc: UIViewController, sender: Any?) { caught = vc }
}
