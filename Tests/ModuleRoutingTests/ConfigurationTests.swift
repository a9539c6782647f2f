import ModuleRouting
import TestStage
import Testing
import Wayfinder

/// Tests of the forms of a configuration, under ZIKRouter's names.
@Suite struct ConfigurationTests {
  /// A configuration class of the app.
  final class LetterConfiguration<Unused>: ZIKViewMakeableConfiguration<EditorScreen>, LetterModuleInput {
    var makeDestinationWith: (Draft) -> (any EditorInput)? {
      { draft in
        self.__prepareDestination = { $0.helpers.append("presenter of \(draft.text)") }
        self.makeDestination = { EditorScreen(draft: draft) }
        guard let letter = self.makeDestination?() else { return nil }
        self.__prepareDestination?(letter)
        self.makedDestination = letter
        return letter
      }
    }
  }

  static func letterConfiguration() -> any ZIKViewMakeableConfiguration<EditorScreen> & LetterModuleInput {
    LetterConfiguration<Any>()
  }

  final class LetterRouter: ZIKViewRouter<EditorScreen, ZIKViewMakeableConfiguration<EditorScreen>> {
    override class func registerRoutableDestination() {
      registerView(EditorScreen.self)
      register(RoutableViewModule<any LetterModuleInput>())
    }

    override class func defaultRouteConfiguration() -> ZIKViewMakeableConfiguration<EditorScreen> {
      letterConfiguration()
    }

    override func destination(
      with configuration: ZIKViewMakeableConfiguration<EditorScreen>
    ) -> EditorScreen? {
      configuration.makeDestination?()
    }
  }

  private func checkLetter(_ modules: ModuleRegistry) {
    modules.use {
      let letter = Router.makeDestination(to: RoutableViewModule<any LetterModuleInput>()) {
        $0.makeDestinationWith(Draft(text: "a"))
      }
      let screen = letter as? EditorScreen
      #expect(screen?.draft == Draft(text: "a"))
      #expect(screen?.helpers == ["presenter of a"])
    }
  }

  @Test("MR-5 A subclass of the configuration conforms to the protocol, in a closure and in a router's class")
  func subclass() throws {
    checkLetter(
      try ModuleRegistry {
        ZIKAnyViewRouter.register(
          RoutableViewModule<any LetterModuleInput>(), forMakingView: EditorScreen.self,
          making: Self.letterConfiguration)
      })
    checkLetter(try ModuleRegistry { LetterRouter.self })
  }

  @Test("MR-5 A generic configuration conforms by an extension for its destination and its constructor")
  func generic() throws {
    try ModuleRegistry { EditorModule.self }.use {
      let editor = Router.makeDestination(to: RoutableViewModule<any EditorModuleInput>()) {
        $0.makeDestinationWith(Draft(text: "a"), 2)
      }
      #expect((editor as? EditorScreen)?.line == 2)
    }
  }

  @Test("MR-5 A placeholder for the constructor has as many underscores as the constructor has parameters")
  func placeholders() {
    typealias Made = EditorScreen?
    #expect(ViewMakeableConfiguration<EditorScreen, () -> Made>({}).makeDestinationWith() == nil)
    #expect(ViewMakeableConfiguration<EditorScreen, (Int) -> Made>({ _ in }).makeDestinationWith(1) == nil)
    #expect(ViewMakeableConfiguration<EditorScreen, (Int, Int) -> Made>({ _, _ in }).makeDestinationWith(1, 2) == nil)
    let three = ViewMakeableConfiguration<EditorScreen, (Int, Int, Int) -> Made>({ _, _, _ in })
    #expect(three.makeDestinationWith(1, 2, 3) == nil)
    let four = ViewMakeableConfiguration<EditorScreen, (Int, Int, Int, Int) -> Made>({ _, _, _, _ in })
    #expect(four.makeDestinationWith(1, 2, 3, 4) == nil)
    let five = ViewMakeableConfiguration<EditorScreen, (Int, Int, Int, Int, Int) -> Made>({ _, _, _, _, _ in })
    #expect(five.makeDestinationWith(1, 2, 3, 4, 5) == nil)
    let six = ServiceMakeableConfiguration<Int, (Int, Int, Int, Int, Int, Int) -> Int?>({ _, _, _, _, _, _ in })
    #expect(six.makeDestinationWith(1, 2, 3, 4, 5, 6) == nil)
    let own = ViewMakeableConfiguration<EditorScreen, (Int) -> Made>({ EditorScreen(line: $0) })
    #expect(own.makeDestinationWith(5)?.line == 5, "a constructor of one's own is taken as it is")
  }

  @Test("MR-5 A placeholder replaces a constructor that returns another type than the configuration's destination")
  func placeholdersForOtherTypes() {
    typealias Known = (any EditorInput)?
    #expect(ViewMakeableConfiguration<EditorScreen, () -> Known>({}).makeDestinationWith() == nil)
    #expect(ViewMakeableConfiguration<EditorScreen, (Int, Int) -> Known>({ _, _ in }).makeDestinationWith(1, 2) == nil)
    let three = ViewMakeableConfiguration<EditorScreen, (Int, Int, Int) -> Known>({ _, _, _ in })
    #expect(three.makeDestinationWith(1, 2, 3) == nil)
    let four = ViewMakeableConfiguration<EditorScreen, (Int, Int, Int, Int) -> Known>({ _, _, _, _ in })
    #expect(four.makeDestinationWith(1, 2, 3, 4) == nil)
    typealias Five = (Int, Int, Int, Int, Int) -> EditorScreen?
    let five = ViewMakeableConfiguration<any EditorInput, Five>({ _, _, _, _, _ in })
    #expect(five.makeDestinationWith(1, 2, 3, 4, 5) == nil)
    let six = ServiceMakeableConfiguration<Int, (Int, Int, Int, Int, Int, Int) -> String?>({ _, _, _, _, _, _ in })
    #expect(six.makeDestinationWith(1, 2, 3, 4, 5, 6) == nil)
    let configuration = ViewMakeableConfiguration<EditorScreen, (Draft) -> Known>({ _ in })
    configuration.makeDestinationWith = { [unowned configuration] draft in
      configuration.makeDestination = { EditorScreen(draft: draft) }
      return configuration.makeAtOnce()
    }
    let editor = configuration.makeDestinationWith(Draft(text: "a"))
    #expect(editor != nil)
    #expect(editor === configuration.madeDestination)
  }

  @Test("MR-10 The code of ZIKRouter's chapter on custom configurations compiles and runs")
  func chapter() throws {
    let aliases: [Bool] = [
      ZIKAnyViewRouter.self == AnyViewRouter.self, ZIKAnyServiceRouter.self == AnyServiceRouter.self,
      ZIKViewRouter<Any, ViewRouteConfiguration>.self == ViewRouter<Any, ViewRouteConfiguration>.self,
      ZIKServiceRouter<Any, ServiceRouteConfiguration>.self == ServiceRouter<Any, ServiceRouteConfiguration>.self,
      ZIKRouteConfiguration.self == RouteConfiguration.self,
      ZIKPerformRouteConfiguration.self == PerformRouteConfiguration.self,
      ZIKViewRouteConfiguration.self == ViewRouteConfiguration.self,
    ]
    #expect(!aliases.contains(false))
    let configuration = Self.letterConfiguration()
    var events: [String] = []
    configuration.didMakeDestination = { events.append($0.draft.text) }
    let plain: ZIKViewMakeableConfiguration<EditorScreen> = configuration
    let makeable: any ZIKConfigurationMakeable<EditorScreen> = plain
    makeable.makeDestination = { EditorScreen(draft: Draft(text: "b")) }
    try ModuleRegistry {
      AnyViewRouter.register(
        RoutableViewModule<any LetterModuleInput>(), forMakingView: EditorScreen.self, making: { configuration })
    }.use {
      // A closure of several statements that returns nothing, as in ZIKRouter's chapter.
      Router.makeDestination(to: RoutableViewModule<any LetterModuleInput>()) { (config) in
        let letter = config.makeDestinationWith(Draft(text: "a"))
        #expect(letter != nil)
      }
    }
    #expect(events == ["a"])
  }
}

protocol LetterModuleInput: AnyObject {
  var makeDestinationWith: (Draft) -> (any EditorInput)? { get }
}

extension RoutableViewModule where Protocol == any LetterModuleInput {
  init() { self.init(declaredProtocol: Protocol.self) }
}
