// The samples of Documentation/MovingOver, compiled and run. A test compares the documents with this file.
import Testing
import Wayfinder
import WayfinderTesting

final class MovedScene {
  let window: UIWindow
  let router: Router

  init(_ window: UIWindow) {
    self.window = window
    router = Router(window: window)
  }
}

// MARK: - From RouteComposer

enum MovedReader {
  final class ArticleScreen: UIViewController, ContextChecking, ContextAccepting {
    private(set) var number = 0

    func setup(with context: Int) { number = context }

    func isTarget(for context: Int) -> Bool { number == context }
  }

  final class SignInScreen: UIViewController {}

  final class CommentScreen: UIViewController {
    private(set) var article = 0

    convenience init(on article: Int) {
      self.init()
      self.article = article
    }
  }

  final class Reader {
    var isSignedIn = false
  }

  struct SignInNeeded: Error {}

  struct ReadersOnly: RoutingInterceptor {
    let router: Router
    let reader: Reader

    func perform(with context: Any?) async throws {
      if reader.isSignedIn { return }
      let signIn = try await router.within.navigate(to: ReaderRoutes.signIn)
      await router.departure(of: signIn)
      if !reader.isSignedIn { throw SignInNeeded() }
    }
  }

  enum ReaderRoutes {
    static let article = StepAssembly(
      finder: ClassWithContextFinder<ArticleScreen, Int>(),
      factory: ClassFactory()
    )
    .adding(ContextSettingTask())
    .using(UINavigationController.push())
    .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Int>()))
    .assemble()

    static let signIn = StepAssembly(
      finder: ClassFinder<SignInScreen, Any?>(), factory: ClassFactory { SignInScreen() }
    )
    .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()

    static func comment(_ readersOnly: ReadersOnly) -> DestinationStep<CommentScreen, Int> {
      StepAssembly(
        finder: ClassFinder<CommentScreen, Int>(),
        factory: InlineFactory { CommentScreen(on: $0) }
      )
      .adding(readersOnly)
      .using(UINavigationController.push())
      .from(NavigationControllerStep<UINavigationController, Any?>().adaptingContext())
      .using(GeneralAction.presentModally(presentationStyle: .fullScreen))
      .from(article)
      .assemble()
    }
  }
}

// MARK: - From coordinators

enum MovedLibrary {
  final class BookScreen: UIViewController, ContextChecking {
    private(set) var number = 0

    convenience init(_ number: Int) {
      self.init()
      self.number = number
    }

    func isTarget(for context: Int) -> Bool { number == context }
  }

  final class LendingScreen: UIViewController {
    private(set) var book = 0

    convenience init(book: Int) {
      self.init()
      self.book = book
    }
  }

  enum LibraryRoutes {
    static let book = Route.push(onto: Route.existing(UINavigationController.self)) { BookScreen($0) }

    static let lending = Route.present(inStack: true, on: book) { LendingScreen(book: $0) }
  }
}

@Suite struct MovingOverSamplesTests {
  typealias ReaderRoutes = MovedReader.ReaderRoutes
  typealias LibraryRoutes = MovedLibrary.LibraryRoutes

  private let scene = MovedScene(.visible(UINavigationController(rootViewController: UIViewController())))
  private var router: Router { scene.router }

  private var visible: String? { router.tree?.visibleScreens.last }

  private func article() async throws -> MovedReader.ArticleScreen {
    let screen = try await router.navigate(to: ReaderRoutes.article, with: 7)
    return screen
  }

  @Test func articleThatIsThereIsUsed() async throws {
    let screen = try await article()
    #expect(screen.number == 7)
    #expect(try await router.navigate(to: ReaderRoutes.article, with: 7) === screen)
    #expect(try await router.navigate(to: ReaderRoutes.article, with: 8) !== screen)
  }

  @Test(arguments: [true, false]) func commentsAreWrittenByReaders(signsIn: Bool) async throws {
    let reader = MovedReader.Reader()
    let route = ReaderRoutes.comment(MovedReader.ReadersOnly(router: router, reader: reader))
    async let outcome = router.outcome(to: route, with: 7)
    try await scene.window.until { visible == "SignInScreen" }
    reader.isSignedIn = signsIn
    try await router.navigate(.back)
    let comment = await outcome.value
    #expect((comment?.article == 7) == signsIn)
    #expect(visible == (signsIn ? "CommentScreen" : "UIViewController"))
    if signsIn { #expect(comment?.navigationController?.modalPresentationStyle == .fullScreen) }
  }

  @Test func bookAndLending() async throws {
    router.go(to: LibraryRoutes.book, with: 12)
    #expect(visible == "BookScreen")
    async let over: Void = lend()
    try await scene.window.until { visible == "LendingScreen" }
    try await router.navigate(.back)
    try await over
    #expect(visible == "BookScreen")
  }

  private func lend() async throws {
    let lending = try await router.navigate(to: LibraryRoutes.lending, with: 12)
    await router.departure(of: lending)
  }
}
