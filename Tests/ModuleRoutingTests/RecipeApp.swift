import Foundation
import ModuleRouting
import Wayfinder

// A book of recipes, written as users of ZIKRouter write their apps. The protocol of a module declares the parameters of an
// editor. There are also a service, an adapter, a route of blocks, and screens that dismiss themselves.

// MARK: - Protocols between the modules

struct Recipe: Equatable {
  var title: String
  var servings: Int
}

/// The style of the editor's view.
struct RecipeStyle: Equatable {
  var isLarge = false
}

protocol RecipeEditing: AnyObject {
  var heading: String { get set }
  var onSave: ((Recipe) -> Void)? { get set }
  func save()
}

/// The parameters of the editor's module, with one constructor for each use.
protocol RecipeEditorModuleInput: AnyObject {
  var makeDestinationWith: (_ style: RecipeStyle, _ recipe: Recipe) -> (any RecipeEditing)? { get }
  var makeDestinationForNewRecipeWith: (_ title: String) -> (any RecipeEditing)? { get }
}

nonisolated protocol Portioning { func grams(for servings: Int) -> Int }

nonisolated protocol PortioningModuleInput: AnyObject {
  var makeDestinationWith: (_ gramsEach: Int) -> (any Portioning)? { get }
}

/// The protocol that the shopping list requires for writing its lines.
protocol LineWriting: AnyObject {
  var line: String { get set }
}

protocol HelpShowing: AnyObject { var topic: String { get set } }

extension RoutableView where Protocol == any RecipeEditing { init() { self.init(declaredProtocol: Protocol.self) } }
extension RoutableView where Protocol == any LineWriting { init() { self.init(declaredProtocol: Protocol.self) } }
extension RoutableView where Protocol == any HelpShowing { init() { self.init(declaredProtocol: Protocol.self) } }
extension RoutableViewModule where Protocol == any RecipeEditorModuleInput {
  init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == any Portioning {
  nonisolated init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableServiceModule where Protocol == any PortioningModuleInput {
  nonisolated init() { self.init(declaredProtocol: Protocol.self) }
}

// MARK: - The editor's module

/// The recipe of an editor, independent of the editor's view.
final class RecipeStore {
  var recipe = Recipe(title: "", servings: 1)
}

final class RecipePresenter {
  weak var view: RecipeEditor?
  let store = RecipeStore()

  /// The weight of the whole dish, from the service.
  var weight: Int? {
    Router.makeDestination(to: RoutableService<any Portioning>())?.grams(for: store.recipe.servings)
  }
}

final class RecipeEditor: UIViewController, RecipeEditing {
  let style: RecipeStyle
  var presenter: RecipePresenter?
  var onSave: ((Recipe) -> Void)?
  var heading: String {
    get { title ?? "" }
    set { title = newValue }
  }

  init(style: RecipeStyle) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func save() { presenter.map { onSave?($0.store.recipe) } }
}

typealias RecipeEditorConfiguration = ViewMakeableConfiguration<
  any RecipeEditing, (RecipeStyle, Recipe) -> (any RecipeEditing)?
>

extension ViewMakeableConfiguration: RecipeEditorModuleInput
where Destination == any RecipeEditing, Constructor == (RecipeStyle, Recipe) -> (any RecipeEditing)? {
  var makeDestinationForNewRecipeWith: (String) -> (any RecipeEditing)? {
    get { constructorContainer["new"] as? (String) -> (any RecipeEditing)? ?? { _ in nil } }
    set { constructorContainer["new"] = newValue }
  }
}

func makeRecipeEditorConfiguration() -> RecipeEditorConfiguration {
  let configuration = RecipeEditorConfiguration({ _, _ in })
  configuration.makeDestinationWith = { [unowned configuration] style, recipe in
    configuration._prepareDestination = { editor in
      let presenter = RecipePresenter()
      presenter.store.recipe = recipe
      presenter.view = editor as? RecipeEditor
      presenter.view?.presenter = presenter
      editor.heading = recipe.title
    }
    configuration.makeDestination = { RecipeEditor(style: style) }
    guard let editor = configuration.makeDestination?() else { return nil }
    configuration.__prepareDestination?(editor)
    configuration.makedDestination = editor
    return editor
  }
  configuration.makeDestinationForNewRecipeWith = { [unowned configuration] title in
    configuration.makeDestinationWith(RecipeStyle(isLarge: true), Recipe(title: title, servings: 1))
  }
  return configuration
}

/// The module as a router's subclass, which is also notified of every route to its editor.
final class RecipeEditorRouter: ZIKViewRouter<RecipeEditor, ZIKViewRouteConfiguration> {
  override class func registerRoutableDestination() {
    registerExclusiveView(RecipeEditor.self)
    register(RoutableView<any RecipeEditing>())
  }

  override func destination(with configuration: ZIKViewRouteConfiguration) -> RecipeEditor? {
    RecipeEditor(style: RecipeStyle())
  }

  override func prepareDestination(_ destination: RecipeEditor, configuration: ZIKViewRouteConfiguration) {
    if destination.presenter == nil { destination.presenter = RecipePresenter() }
  }
}

// MARK: - The planner's module, with its own class of configuration

protocol MenuPlanning: AnyObject { var days: Int { get } }

protocol MenuPlannerModuleInput: AnyObject {
  var makeDestinationWith: (_ recipes: [Recipe], _ days: Int) -> (any MenuPlanning)? { get }
}

extension RoutableViewModule where Protocol == any MenuPlannerModuleInput {
  init() { self.init(declaredProtocol: Protocol.self) }
}

final class MenuPlanner: UIViewController, MenuPlanning {
  let days: Int
  var plan: [String] = []

  init(days: Int) {
    self.days = days
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

final class MenuPlannerConfiguration<Unused>: ZIKViewMakeableConfiguration<MenuPlanner>, MenuPlannerModuleInput {
  var makeDestinationWith: ([Recipe], Int) -> (any MenuPlanning)? {
    { recipes, days in
      self.__prepareDestination = { planner in
        planner.plan = (0..<days).map { recipes[$0 % recipes.count].title }
      }
      self.makeDestination = { MenuPlanner(days: days) }
      guard let planner = self.makeDestination?() else { return nil }
      self.__prepareDestination?(planner)
      self.makedDestination = planner
      return planner
    }
  }
}

func makeMenuPlannerConfiguration() -> any (ZIKViewMakeableConfiguration<MenuPlanner> & MenuPlannerModuleInput) {
  MenuPlannerConfiguration<Any>()
}

final class MenuPlannerRouter: ZIKViewRouter<MenuPlanner, ZIKViewMakeableConfiguration<MenuPlanner>> {
  override class func registerRoutableDestination() {
    registerView(MenuPlanner.self)
    register(RoutableViewModule<any MenuPlannerModuleInput>())
  }

  override class func defaultRouteConfiguration() -> ZIKViewMakeableConfiguration<MenuPlanner> {
    makeMenuPlannerConfiguration()
  }

  override func destination(with configuration: ZIKViewMakeableConfiguration<MenuPlanner>) -> MenuPlanner? {
    configuration.makeDestination?()
  }
}

// MARK: - The other modules

nonisolated struct Portions: Portioning {
  let gramsEach: Int
  func grams(for servings: Int) -> Int { gramsEach * servings }
}

nonisolated extension ServiceMakeableConfiguration: PortioningModuleInput
where Destination == any Portioning, Constructor == (Int) -> (any Portioning)? {}

@Sendable nonisolated func makePortioningConfiguration() -> any PortioningModuleInput {
  let configuration = ServiceMakeableConfiguration<any Portioning, (Int) -> (any Portioning)?>({ _ in })
  configuration.makeDestinationWith = { [unowned configuration] grams in
    configuration.makeDestination = { Portions(gramsEach: grams) }
    configuration.makedDestination = configuration.makeDestination?()
    return configuration.makedDestination
  }
  return configuration
}

final class HelpScreen: UIViewController, HelpShowing { var topic = "start" }

/// An adapter that lets the shopping list write into the editor.
final class LineOfRecipe: LineWriting {
  private let editor: any RecipeEditing
  init(_ editor: any RecipeEditing) { self.editor = editor }

  var line: String {
    get { editor.heading }
    set { editor.heading = newValue }
  }
}

// MARK: - The app

enum RecipeModules: RoutableModule {
  static func registerRoutableDestination() {
    ZIKAnyViewRouter.register(
      RoutableViewModule<any RecipeEditorModuleInput>(), forMakingView: RecipeEditor.self,
      making: makeRecipeEditorConfiguration)
    ZIKAnyServiceRouter.register(RoutableService<any Portioning>(), forMakingService: Portions.self) { _ in
      Portions(gramsEach: 100)
    }
    ZIKAnyServiceRouter.register(
      RoutableServiceModule<any PortioningModuleInput>(), forMakingService: Portions.self,
      making: makePortioningConfiguration)
    ZIKAnyViewRouter.register(adapter: RoutableView<any LineWriting>(), forAdaptee: RoutableView<any RecipeEditing>()) {
      LineOfRecipe($0)
    }
    ZIKViewRoute { _ in HelpScreen() }
      .prepareDestination { help, _ in help.title = "Help" }
      .supportedRouteTypes([.presentModally, .makeDestination])
      .register(RoutableView<any HelpShowing>())
  }
}

/// A delegate that shows the editor in one column if the editor is open, and otherwise the list.
final class Columns: NSObject, UISplitViewControllerDelegate {
  weak var list: RecipeList?

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    list?.editor?.state == .routed ? .secondary : .primary
  }
}

/// The list of recipes, which refers to no other screen's class.
final class RecipeList: UIViewController {
  var recipes = [Recipe(title: "Soup", servings: 4)]
  private(set) var editor: DestinationViewRouter<any RecipeEditing>?
  private(set) var log: [String] = []

  /// Shows the editor beside or over the list, by its protocol.
  func openPlain() {
    editor = Router.perform(
      to: RoutableView<any RecipeEditing>(), path: .showDetail(from: self),
      configuring: { config in
        config.prepareDestination = { [weak self] editor in
          editor.heading = self?.recipes[0].title ?? ""
        }
        config.successHandler = { [weak self] in self?.log.append("open \($0.heading)") }
        config.errorHandler = { [weak self] _ in self?.log.append("error") }
      })
  }

  /// Shows the editor with the recipe, by the protocol of its module.
  func edit(_ position: Int) {
    editor = Router.perform(to: RoutableViewModule<any RecipeEditorModuleInput>(), path: .push(from: self)) { config in
      let editor = config.makeDestinationWith(RecipeStyle(), recipes[position])
      editor?.onSave = { [weak self] in self?.log.append("saved \($0.title)") }
      return editor
    }
  }

  func writeNew() {
    editor = Router.perform(
      to: RoutableViewModule<any RecipeEditorModuleInput>(),
      path: .presentModally(from: self).wrapped(in: .navigationController)
    ) { $0.makeDestinationForNewRecipeWith("New") }
  }

  func help() {
    Router.perform(
      to: RoutableView<any HelpShowing>(), path: .presentModally(from: self), preparation: { $0.topic = "list" },
      errorHandler: { [weak self] _ in self?.log.append("no help") })
  }

  func close() {
    guard let editor, case .removable = editor.canRemove else { return log.append("stays") }
    editor.removeRoute(configuring: { config in
      config.prepareDestination = { $0.save() }
      config.successHandler = { [weak self] in self?.log.append("closed") }
      config.errorHandler = { [weak self] _ in self?.log.append("not closed") }
    })
  }
}
