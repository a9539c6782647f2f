import ModuleRouting
import TestStage
import Testing
import Wayfinder
import WayfinderTesting

// MARK: - An editor with parameters

struct Draft: Equatable {
  var text: String
}

protocol EditorInput: AnyObject {
  var title: String? { get set }
  var log: [String] { get set }
}

/// The parameters of the editor's module.
protocol EditorModuleInput: AnyObject {
  var makeDestinationWith: (Draft, Int) -> (any EditorInput)? { get }
}

final class EditorScreen: UIViewController, EditorInput {
  let draft: Draft
  let line: Int
  var log: [String] = []
  /// The helpers that the prepare hooks set, for example a presenter.
  var helpers: [String] = []

  init(draft: Draft = Draft(text: ""), line: Int = 0) {
    self.draft = draft
    self.line = line
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

extension RoutableView where Protocol == any EditorInput {
  init() { self.init(declaredProtocol: Protocol.self) }
}

extension RoutableViewModule where Protocol == any EditorModuleInput {
  init() { self.init(declaredProtocol: Protocol.self) }
}

extension ViewMakeableConfiguration: EditorModuleInput
where Destination == any EditorInput, Constructor == (Draft, Int) -> (any EditorInput)? {}

typealias EditorConfiguration = ViewMakeableConfiguration<any EditorInput, (Draft, Int) -> (any EditorInput)?>

/// Makes a configuration that makes the editor at once, or leaves it to the router.
func editorConfiguration(makesAtOnce: Bool = true) -> EditorConfiguration {
  let configuration = EditorConfiguration({ _, _ in })
  configuration.makeDestinationWith = { [unowned configuration] draft, line in
    configuration.makeDestination = { EditorScreen(draft: draft, line: line) }
    configuration._prepareDestination = { $0.log.append("configuration") }
    guard makesAtOnce, let editor = configuration.makeDestination?() else { return nil }
    configuration._prepareDestination?(editor)
    configuration.makedDestination = editor
    return editor
  }
  return configuration
}

enum EditorModule: RoutableModule {
  static func registerRoutableDestination() {
    AnyViewRouter.register(RoutableView<any EditorInput>(), forMakingView: EditorScreen.self) { _ in EditorScreen() }
    AnyViewRouter.register(
      RoutableViewModule<any EditorModuleInput>(), forMakingView: EditorScreen.self,
      making: { editorConfiguration() })
  }

  static var declaredRoutes: [any RouteDeclaration] {
    [RoutableView<any EditorInput>(), RoutableViewModule<any EditorModuleInput>()]
  }
}

// MARK: - A window

/// A visible window with a stack of one screen. Its transitions end at once by default.
struct Stage {
  let window: UIWindow
  var router: Router { Router(window: window) }
  let stack: UINavigationController
  let home = Screen("home")

  init(mode: TransitionScheduler.Mode = .immediate) {
    stack = UINavigationController(rootViewController: home)
    window = .visible(stack, transitions: mode)
  }
}

/// A collector of the reports of calls that do not throw.
struct Reports {
  private let stream: AsyncStream<ModuleRoutingError>
  private let continuation: AsyncStream<ModuleRoutingError>.Continuation

  init() { (stream, continuation) = AsyncStream.makeStream() }

  var report: @Sendable (ModuleRoutingError) -> Void { { [continuation] in continuation.yield($0) } }

  /// Returns all reports, and ends the collection.
  func all() async -> [ModuleRoutingError] {
    continuation.finish()
    var reports: [ModuleRoutingError] = []
    for await report in stream { reports.append(report) }
    return reports
  }

  /// Returns the next report.
  func next() async -> ModuleRoutingError? {
    for await report in stream { return report }
    return nil
  }
}

extension Outcome {
  /// The reason of the failure, if it is an error of module routing.
  var refusal: ModuleRoutingError? { failure?.reason as? ModuleRoutingError }
}

/// Returns the reason why a call was refused, or `nil` if the call succeeded or the reason has another type.
func refusal<Reason: Error>(
  _ type: Reason.Type = ModuleRoutingError.self, of call: () async throws -> Void
) async -> Reason? {
  do {
    try await call()
    return nil
  } catch let failure as NavigationFailure {
    return failure.reason as? Reason
  } catch {
    return error as? Reason
  }
}
