import Foundation
import TestStage
import Testing
import Wayfinder

@Suite struct FactoryTests {
  @Test("RC-14 A closure makes the screen, with or without the context, and may throw")
  func closures() throws {
    #expect(try ClassFactory<Screen, Any?> { Screen("made") }.build().title == "made")
    #expect(try InlineFactory<ProductScreen, Int> { ProductScreen(id: $0) }.build(with: 5).id == 5)
    #expect(throws: Mishap.self) { try InlineFactory<ProductScreen, Int> { _ in throw Mishap() }.build(with: 5) }
  }

  @Test("RC-14 ClassFactory() makes a screen from its type alone and configures the screen")
  func fromType() throws {
    let screen = try ClassFactory<HomeScreen, Any?>(configuration: { $0.title = "configured" }).build()
    #expect(screen.title == "configured")
  }

  @Test("RC-14 If init?(coder:) returns nil, the failure names the class and nothing changes")
  func notFromType() async {
    let stage = Stage(HomeScreen())
    let step = StepAssembly(finder: NilFinder<NeedsModelScreen, Any?>(), factory: ClassFactory())
      .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    let outcome = await stage.router.outcome(to: step)
    #expect(outcome.reason == .notMadeFromType("NeedsModelScreen"))
    #expect(outcome.failure?.description.contains("NeedsModelScreen") == true)
    #expect(stage.tree == "Home")
  }

  @Test("RC-14 The container factories set the delegate, and configure a container that has its children")
  func containerFactories() async throws {
    final class Delegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {}
    let delegate = Delegate()
    var children: [Int] = []
    let step = StepAssembly(finder: NilFinder<AccountScreen, Any?>(), factory: ClassFactory())
      .using(UINavigationController.push())
      .from(
        SingleContainerStep(
          finder: NilFinder<CountingStack, Any?>(),
          factory: NavigationControllerFactory(delegate: delegate) { children.append($0.viewControllers.count) })
      )
      .using(UITabBarController.add())
      .from(
        SingleContainerStep(
          finder: NilFinder<UITabBarController, Any?>(),
          factory: TabBarControllerFactory(delegate: delegate) { children.append($0.viewControllers?.count ?? 0) })
      )
      .using(GeneralAction.replaceRoot())
      .from(GeneralStep.root())
      .assemble()
    let stage = Stage(HomeScreen())
    try await stage.router.navigate(to: step)
    #expect(children == [1, 1])
    let root = try #require(stage.window.rootViewController as? UITabBarController)
    #expect(root.delegate === delegate)
    #expect((root.viewControllers?.first as? CountingStack)?.delegate === delegate)
  }

  @Test("RC-14 FinderFactory returns the found screen, and its failure names the finder")
  func finderFactory() async {
    let screen = HomeScreen()
    let factory = FinderFactory(finder: InlineFinder<HomeScreen, Any?> { _ in screen })
    #expect((try? factory.build()) === screen)
    let stage = Stage(AccountScreen())
    let step = StepAssembly(
      finder: NilFinder<LoginScreen, Any?>(), factory: FinderFactory(finder: ClassFinder<LoginScreen, Any?>())
    ).using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    let outcome = await stage.router.outcome(to: step)
    #expect(outcome.failure?.description.contains("ClassFinder<LoginScreen, Any?>") == true)
    #expect(stage.tree == "Account")
  }

  @Test("RC-14 execute() prepares a copy of the factory and builds with it")
  func execute() throws {
    struct Prepared: Factory {
      var model: String?
      mutating func prepare(with context: Any?) throws { model = "ready" }
      func build(with context: Any?) throws -> Screen { Screen(model ?? "not prepared") }
    }
    let factory = Prepared()
    #expect(try factory.execute().title == "ready")
    #expect(try factory.build().title == "not prepared")
  }

  @Test("RC-14 A factory is prepared before it builds, and not at all if the screen is in the tree")
  func preparedFirst() async throws {
    struct Noted: Factory {
      let journal: Diary
      mutating func prepare(with context: Any?) throws { journal("prepare") }
      func build(with context: Any?) throws -> HomeScreen {
        journal("build")
        return HomeScreen()
      }
    }
    let journal = Diary()
    let home = StepAssembly(finder: ClassFinder<HomeScreen, Any?>(), factory: Noted(journal: journal))
      .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    let stage = Stage(AccountScreen())
    try await stage.router.navigate(to: home)
    #expect(journal.lines == ["prepare", "build"])
    try await stage.router.navigate(to: home)
    #expect(journal.lines == ["prepare", "build"])
  }

  /// Returns a bundle with one nib, whose view has the tag 7.
  private func bundleWithNib(named name: String, file path: String? = nil) throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let source = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
          <view tag="7" id="v1"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/></view>
        </objects>
      </document>
      """
    let file = folder.appendingPathComponent(path ?? "\(name).xib")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(source.utf8).write(to: file)
    return try #require(Bundle(path: folder.path))
  }

  @Test("RC-43 ClassFactory(nibName:bundle:) loads the nib, and its failure names a missing nib by name and bundle")
  func fromNib() throws {
    let bundle = try bundleWithNib(named: "Card")
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    let screen = try ClassFactory<UIViewController, Any?>(nibName: "Card", bundle: bundle).build()
    #expect(screen.nibName == "Card")
    #expect(screen.nibBundle === bundle)
    #expect(screen.view.tag == 7)
    do {
      _ = try ClassFactory<UIViewController, Any?>(nibName: "Missing", bundle: bundle).build()
      Issue.record("was made without its nib")
    } catch {
      let failure = try #require(error as? CompositionError)
      #expect(failure == .noNib(named: "Missing", bundle: bundle.bundlePath))
      #expect(failure.description.hasPrefix("there is no nib Missing in "))
    }
  }

  @Test(
    "RC-43 ClassFactory(nibName:bundle:) finds a nib in a language folder, in a resource folder and as XML",
    arguments: ["Base.lproj/Card.xib", "Resources/Card.xib", "Resources/Base.lproj/Card.xib", "Card.xib.xml"])
  func nibInFolders(file: String) throws {
    let bundle = try bundleWithNib(named: "Card", file: file)
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    let screen = try ClassFactory<UIViewController, Any?>(nibName: "Card", bundle: bundle).build()
    #expect(screen.view.tag == 7)
  }
}
