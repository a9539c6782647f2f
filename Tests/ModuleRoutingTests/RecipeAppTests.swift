import ModuleRouting
import TestStage
import Testing
import Wayfinder
import WayfinderTesting

/// Tests of an app in a split, in both widths, assembled as users of ZIKRouter do it.
@Suite struct RecipeAppTests {
  nonisolated static let widths = [UIUserInterfaceSizeClass.regular, .compact]

  let list = RecipeList()
  let listStack: UINavigationController
  let split = UISplitViewController(style: .doubleColumn)
  let columns = Columns()
  let window: UIWindow
  let modules: ModuleRegistry

  init() throws {
    listStack = UINavigationController(rootViewController: list)
    split.setViewController(listStack, for: .primary)
    split.setViewController(UINavigationController(rootViewController: UIViewController()), for: .secondary)
    columns.list = list
    split.delegate = columns
    window = .visible(split)
    modules = try ModuleRegistry {
      RecipeEditorRouter.self
      MenuPlannerRouter.self
      RecipeModules.self
    }
  }

  private func run(in width: UIUserInterfaceSizeClass, _ body: () async throws -> Void) async rethrows {
    window.simulate(horizontalSizeClass: width)
    #expect(split.isCollapsed == (width == .compact))
    #expect(listStack.topViewController === list)
    try await modules.use(body)
  }

  private var topmost: UIViewController? { window.topmostViewController }

  @Test("MR-33 The protocol of the editor shows the editor beside the list or over the list", arguments: widths)
  func plain(width: UIUserInterfaceSizeClass) async throws {
    try await run(in: width) {
      list.openPlain()
      let editor = try #require(list.editor?.destination as? RecipeEditor)
      #expect(editor.title == "Soup")
      #expect(editor.presenter != nil)
      #expect(list.log == ["open Soup"])
      #expect(editor.viewIfLoaded?.window === window)
      #expect(list.editor?.state == .routed)
      #expect(listStack.viewControllers.count == (width == .compact ? 2 : 1))
    }
  }

  @Test("MR-33 Parameters reach the components of the editor's module, which uses a service", arguments: widths)
  func parameters(width: UIUserInterfaceSizeClass) async throws {
    try await run(in: width) {
      list.edit(0)
      let editor = try #require(listStack.topViewController as? RecipeEditor)
      #expect(editor.presenter?.store.recipe == list.recipes[0])
      #expect(editor.presenter?.view === editor)
      #expect(editor.presenter?.weight == 400)
      let portions = Router.makeDestination(to: RoutableServiceModule<any PortioningModuleInput>()) {
        $0.makeDestinationWith(30)
      }
      #expect(portions?.grams(for: 2) == 60)
      // Makes the destination without showing it, in the form that returns it and the form with a closure.
      let module = RoutableViewModule<any RecipeEditorModuleInput>()
      let made = Router.makeDestination(to: module) {
        $0.makeDestinationWith(RecipeStyle(isLarge: true), list.recipes[0])
      }
      #expect((made as? RecipeEditor)?.style.isLarge == true)
      #expect(made?.heading == "Soup")
      var taken: (any RecipeEditing)?
      let returned = Router.makeDestination(to: module) { config in
        taken = config.makeDestinationForNewRecipeWith("Bread")
      }
      #expect((taken as? RecipeEditor)?.presenter?.store.recipe == Recipe(title: "Bread", servings: 1))
      #expect(returned as? RecipeEditor === taken)
      #expect(listStack.viewControllers.count == 2)
    }
  }

  @Test(
    "MR-33 The editor saves before its removal, and its kept router shows it again", arguments: widths)
  func removing(width: UIUserInterfaceSizeClass) async throws {
    try await run(in: width) {
      list.edit(0)
      list.close()
      #expect(list.log == ["saved Soup", "closed"])
      #expect(listStack.viewControllers == [list])
      let again = try await #require(list.editor).performRoute()
      #expect(listStack.topViewController === again)
      #expect(again.heading == "Soup")
    }
  }

  @Test("MR-33 A new recipe opens in a sheet with a stack, and a removal takes the whole sheet", arguments: widths)
  func writing(width: UIUserInterfaceSizeClass) async throws {
    try await run(in: width) {
      list.writeNew()
      let editor = try #require(list.editor?.destination as? RecipeEditor)
      #expect(editor.style.isLarge)
      #expect(editor.heading == "New")
      #expect(editor.navigationController?.viewControllers == [editor])
      #expect(list.editor?.canRemove == .removable(by: .dismiss))
      list.close()
      #expect(window.rootViewController?.presentedViewController == nil)
      #expect(list.log == ["closed"])
    }
  }

  @Test("MR-33 The planner's own configuration class makes the planner from its parameters", arguments: widths)
  func planner(width: UIUserInterfaceSizeClass) async throws {
    try await run(in: width) {
      let (planner, router) = try await Router.perform(
        to: RoutableViewModule<any MenuPlannerModuleInput>(), path: .show(from: list)
      ) { $0.makeDestinationWith(list.recipes, 2) }
      #expect(planner.days == 2)
      #expect((planner as? MenuPlanner)?.plan == ["Soup", "Soup"])
      #expect(listStack.topViewController === planner)
      try await router.removeRoute()
      try await router.performRoute(path: .presentModally(from: list))
      #expect((topmost as? MenuPlanner)?.plan == ["Soup", "Soup"])
      #expect(topmost !== planner)
    }
  }

  @Test("MR-33 The editor serves the protocol that the shopping list requires", arguments: widths)
  func adapter(width: UIUserInterfaceSizeClass) async throws {
    try await run(in: width) {
      let (line, router) = try await Router.perform(
        to: RoutableView<any LineWriting>(), path: .push(from: list),
        configuring: { $0.prepareDestination = { $0.line = "2 leeks" } })
      line.line += ", washed"
      #expect(listStack.topViewController?.title == "2 leeks, washed")
      #expect(router.destination?.line == "2 leeks, washed")
      try await router.removeRoute()
      #expect(listStack.viewControllers == [list])
    }
  }

  @Test("MR-33 Help is a route of blocks, and only its supported paths show it", arguments: widths)
  func help(width: UIUserInterfaceSizeClass) async throws {
    await run(in: width) {
      list.help()
      let help = topmost as? HelpScreen
      #expect(help?.title == "Help")
      #expect(help?.topic == "list")
      #expect(list.log.isEmpty)
      let refusal = await refusal {
        _ = try await Router.perform(to: RoutableView<any HelpShowing>(), path: .push(from: list))
      }
      #expect(refusal == .pathNotSupported(router: "RoutableView<HelpShowing>()", path: "push"))
    }
  }

  @Test("MR-33 The list opens the editor again after the width has changed")
  func turning() async {
    await run(in: .regular) {
      list.openPlain()
      window.simulate(horizontalSizeClass: .compact)
      #expect(list.editor?.state == .routed)
      list.close()
      window.simulate(horizontalSizeClass: .regular)
      list.openPlain()
      #expect(list.editor?.state == .routed)
      #expect(list.editor?.destination?.heading == "Soup")
    }
  }
}
