import Wayfinder
import WayfinderTesting

/// A small app for recordings: items in a stack, a diary for its owner, and letters that a secret code opens.
final class Diary: RunningApp {
  let window: UIWindow
  let router: Router
  /// A Boolean value that indicates whether the diary stays open when its owner logs out, which is a fault.
  private let forgetsToClose: Bool
  var isLoggedIn = false { didSet { if !isLoggedIn, oldValue, !forgetsToClose { closePages() } } }

  init(forgettingToClose forgets: Bool = false, titled title: String? = "All") throws {
    forgetsToClose = forgets
    let list = ListScreen()
    list.title = title
    window = UIWindow.visible(UINavigationController(rootViewController: list))
    let links = try DeepLinkTable(origins: [.scheme("diary")]) { links in
      links.add(LinkPattern<Int>("entry/:number")) { .to(DiaryRoutes.entry, with: $0) }
      links.add(LinkPattern<Letter>("letter/:code")) { .to(DiaryRoutes.letter, with: $0) }
      links.add(LinkPattern<SecretCode>("reset/:code")) { _ in .to(DiaryRoutes.about) }
    }
    let screens = try ScreenTable(origin: .scheme("diary")) { screens in
      screens.add(LinkPattern<Void>("list"), factory: ClassFactory<ListScreen, Any?>())
      screens.add(LinkPattern<Int>("entry/:number"), DiaryRoutes.entry) { $0.number }
    }
    router = Router(window: window).opening(links).restoring(screens)
    router.makeDefault()
  }

  /// Returns a request for a page of the diary, which only its owner may see.
  func page(_ number: Int) -> NavigationRequest<PageScreen> {
    NavigationRequest.to(DiaryRoutes.page, with: number).adding(OwnerGuard { [weak self] in self?.isLoggedIn == true })
  }

  /// Performs the user's back move. On Apple's systems it is noticed a turn later.
  func userGoesBack(recordedBy recorder: JournalRecorder) async throws {
    let before = try recorder.journal().entries.count
    guard let back = window.userMoves.first else { throw Missing() }
    window.perform(back)
    for _ in 0..<100 {
      guard try recorder.journal().entries.count == before else { break }
      await Task.yield()
    }
  }

  private func closePages() {
    let stack = window.rootViewController as? UINavigationController
    for case let page as PageScreen in stack?.viewControllers ?? [] { router.navigate(.close(page)) { _ in } }
  }
}

/// A code that must stay private.
nonisolated struct SecretCode: Hashable, Sendable, LosslessStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

nonisolated extension SecretCode: Codable {
  init(from decoder: any Decoder) throws { self.init(try decoder.singleValueContainer().decode(String.self)) }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

nonisolated struct Letter: Hashable, Sendable, Codable {
  let code: SecretCode
}

final class ListScreen: UIViewController {
  private let shake = UIButton(primaryAction: UIAction(title: "Sort") { _ in })
  override func viewDidLoad() { view.addSubview(shake) }
}

final class EntryScreen: UIViewController, ContextChecking {
  let number: Int
  init(number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
    title = "Entry \(number)"
  }
  required init?(coder: NSCoder) { nil }
  func isTarget(for context: Int) -> Bool { context == number }
}

final class PageScreen: UIViewController {}
final class LetterScreen: UIViewController {}
final class AboutScreen: UIViewController {}

/// A guard that allows only the owner.
struct OwnerGuard: AnsweringInterceptor {
  struct NotLoggedIn: Error {}
  let isOwner: () -> Bool

  func perform(with context: Any?, completion: @escaping @MainActor (RoutingResult) -> Void) {
    completion(isOwner() ? .success : .failure(NotLoggedIn()))
  }
}

enum DiaryRoutes {
  static let entry = pushed(ClassWithContextFinder<EntryScreen, Int>(), InlineFactory { EntryScreen(number: $0) })
  static let page = pushed(ClassFinder<PageScreen, Int>(), ClassFactory<PageScreen, Int>())
  static let letter = pushed(ClassFinder<LetterScreen, Letter>(), ClassFactory<LetterScreen, Letter>())
  static let about = StepAssembly(finder: ClassFinder<AboutScreen, Any?>(), factory: ClassFactory())
    .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()

  private static func pushed<Screen: UIViewController, Context>(
    _ finder: any Finder<Screen, Context>, _ factory: any Factory<Screen, Context>
  ) -> DestinationStep<Screen, Context> {
    StepAssembly(finder: finder, factory: factory).using(UINavigationController.push())
      .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Context>())).assemble()
  }
}

enum DiaryTests {
  /// The app without faults.
  static let diary = described { try Diary() }
  /// The app that leaves the diary open after a logout.
  static let forgetful = described { try Diary(forgettingToClose: true) }

  static func described(_ launch: @escaping @MainActor () throws -> Diary) -> AppUnderTest<Diary> {
    AppUnderTest("diary", launch: launch)
      .destination("about") { _ in NavigationRequest.to(DiaryRoutes.about, with: nil) }
      .switching("logged in", \.isLoggedIn)
      .resolving { app, name in
        let number = name.hasPrefix("page ") ? Int(name.dropFirst(5)) : nil
        return number.map { app.page($0).named(name).asScreen }
      }
      .adding { app in
        [
          AppMove("push by hand") {
            let stack = app.window.rootViewController as? UINavigationController
            stack?.pushViewController(AboutScreen(), animated: false)
            return stack != nil
          }
        ]
      }
  }

  struct OpenDiary: Error, CustomStringConvertible {
    let description = "somebody who is not logged in sees the diary"
  }

  /// Throws an error if a page of the diary is visible without a login.
  static func diaryIsClosed(_ app: Diary) throws {
    if !app.isLoggedIn, app.window.outline.contains("Page") { throw OpenDiary() }
  }
}
