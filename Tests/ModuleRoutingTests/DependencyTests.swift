import ModuleRouting
import TestStage
import Testing
import Wayfinder

/// A parent that requests its child, which requests its parent.
final class Parent: Second.Named { var child: (any First.Named)? }
final class Child: First.Named { weak var parent: (any Second.Named)? }

@Suite struct DependencyTests {
  final class ParentRouter: ViewRouter<Parent, ViewRouteConfiguration> {
    override class func registerRoutableDestination() { register(RoutableView<any Second.Named>()) }
    override func destination(with configuration: ViewRouteConfiguration) -> Parent? { Parent() }
    override func prepareDestination(_ destination: Parent, configuration: ViewRouteConfiguration) {
      destination.child = Router.makeDestination(to: RoutableView<any First.Named>())
    }
  }

  final class ChildRouter: ViewRouter<Child, ViewRouteConfiguration> {
    override class func registerRoutableDestination() { register(RoutableView<any First.Named>()) }
    override func destination(with configuration: ViewRouteConfiguration) -> Child? { Child() }
    override func prepareDestination(_ destination: Child, configuration: ViewRouteConfiguration) {
      destination.parent = Router.makeDestination(to: RoutableView<any Second.Named>())
    }
  }

  @Test("MR-27 Modules that request each other during preparation receive each other, once")
  func eachOther() throws {
    try ModuleRegistry {
      ParentRouter.self
      ChildRouter.self
    }.use {
      let parent = try Router.requireDestination(to: RoutableView<any Second.Named>()) as? Parent
      #expect((parent?.child as? Child)?.parent === parent)
    }
  }

  @Test("MR-27 An error names the circle of modules that cannot be made without each other")
  func endless() async throws {
    let reports = Reports()
    let modules = try ModuleRegistry(reportingTo: reports.report) {
      AnyViewRouter.register(RoutableView<any First.Named>(), forMakingView: Child.self) { _ in
        guard let parent = Router.makeDestination(to: RoutableView<any Second.Named>()) else { return nil }
        let child = Child()
        child.parent = parent
        return child
      }
      AnyViewRouter.register(RoutableView<any Second.Named>(), forMakingView: Parent.self) { _ in
        guard let child = Router.makeDestination(to: RoutableView<any First.Named>()) else { return nil }
        let parent = Parent()
        parent.child = child
        return parent
      }
    }
    let circle = ["RoutableView<Named>()", "RoutableView<Named>()", "RoutableView<Named>()"]
    modules.use {
      #expect(throws: ModuleRoutingError.endlessMaking(circle)) {
        try Router.requireDestination(to: RoutableView<any First.Named>())
      }
    }
    #expect(await reports.all().allSatisfy { $0 == .endlessMaking(circle) })
  }

  @Test("MR-27 Two closures for one class are two modules, and either may request the other")
  func oneClassByTwo() throws {
    try ModuleRegistry {
      AnyViewRouter.registerIdentifier("plain", forMakingView: EditorScreen.self) { _ in EditorScreen(line: 1) }
      AnyViewRouter.registerIdentifier("framed", forMakingView: EditorScreen.self) { _ in
        let inner = Router.to(identifier: "plain")?.makeDestination() as? EditorScreen
        return EditorScreen(line: 10 + (inner?.line ?? 0))
      }
    }.use {
      var other: EditorScreen?
      let framed = Router.to(identifier: "framed")?.makeDestination(preparation: { _ in
        other = Router.to(identifier: "plain")?.makeDestination() as? EditorScreen
      })
      #expect((framed as? EditorScreen)?.line == 11)
      #expect(other?.line == 1)
    }
  }

  /// A folder that shows folders. The same module makes each from other parameters.
  final class Folder: UIViewController {
    var inner: Folder?
    let depth: Int
    init(depth: Int) {
      self.depth = depth
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
  }

  private static func configuration(endsAt last: Int) -> FolderConfiguration {
    let configuration = FolderConfiguration({ _ in })
    configuration.makeDestinationWith = { [unowned configuration] depth in
      configuration.makeDestination = { Folder(depth: depth) }
      configuration._prepareDestination = { folder in
        guard depth < last else { return }
        folder.inner = Router.makeDestination(to: RoutableViewModule<any FolderModuleInput>()) {
          $0.makeDestinationWith(depth + 1)
        }
      }
      guard let folder = configuration.makeDestination?() else { return nil }
      configuration._prepareDestination?(folder)
      configuration.makedDestination = folder
      return folder
    }
    return configuration
  }

  private func modules(endingAt last: Int, _ report: @escaping @Sendable (ModuleRoutingError) -> Void) throws
    -> ModuleRegistry
  {
    try ModuleRegistry(reportingTo: report) {
      AnyViewRouter.register(
        RoutableViewModule<any FolderModuleInput>(), forMakingView: Folder.self,
        making: { Self.configuration(endsAt: last) })
    }
  }

  @Test("MR-27 A module that requests itself with other parameters ends with the last parameters")
  func recursion() throws {
    try modules(endingAt: 9) { _ in }.use {
      let folder = try Router.requireDestination(to: RoutableViewModule<any FolderModuleInput>()) {
        $0.makeDestinationWith(0)
      }
      var depths: [Int] = []
      var next: Folder? = folder
      while let current = next {
        depths.append(current.depth)
        next = current.inner
      }
      #expect(depths == Array(0...9))
    }
  }

  @Test("MR-27 An error stops and names a module that requests itself without end")
  func endlessRecursion() async throws {
    let reports = Reports()
    let modules = try modules(endingAt: .max, reports.report)
    modules.use {
      _ = Router.makeDestination(to: RoutableViewModule<any FolderModuleInput>()) { $0.makeDestinationWith(0) }
    }
    let name = "RoutableViewModule<FolderModuleInput>()"
    #expect(await reports.all() == [.endlessMaking([name, name])])
  }

  /// A module that makes a folder with or without parameters. To prepare a folder with parameters, it requests a folder without.
  final class FolderRouter: ViewRouter<Folder, FolderConfiguration> {
    override class func registerRoutableDestination() {
      register(RoutableViewModule<any FolderModuleInput>())
      registerIdentifier("folder")
    }
    override class func defaultRouteConfiguration() -> FolderConfiguration {
      let configuration = FolderConfiguration({ _ in })
      configuration.makeDestinationWith = { [unowned configuration] depth in
        configuration.makeDestination = { Folder(depth: depth) }
        return nil
      }
      return configuration
    }
    override func destination(with configuration: FolderConfiguration) -> Folder? {
      configuration.makeDestination?() ?? Folder(depth: 0)
    }
    override func prepareDestination(_ destination: Folder, configuration: FolderConfiguration) {
      if destination.depth > 0 { destination.inner = Router.to(identifier: "folder")?.makeDestination() as? Folder }
    }
  }

  @Test("MR-27 A module that requests itself without the parameters that it was made from gets another destination")
  func withoutParameters() throws {
    try ModuleRegistry { FolderRouter.self }.use {
      let folder = try Router.requireDestination(to: RoutableViewModule<any FolderModuleInput>()) {
        $0.makeDestinationWith(7)
      }
      #expect(folder.depth == 7)
      #expect(folder.inner?.depth == 0)
    }
  }

  @Test("MR-27 Services that request each other during preparation receive each other, also off the main actor")
  @concurrent nonisolated func services() async throws {
    let modules = try await MainActor.run {
      try ModuleRegistry {
        OwnerRouter.self
        PetRouter.self
      }
    }
    let isClosed = modules.use {
      let owner = Router.makeDestination(to: RoutableService<any Owning>()) as? Owner
      return owner != nil && (owner?.pet as? Pet)?.owner === owner
    }
    #expect(isClosed)
  }
}

// MARK: - Folders

protocol FolderModuleInput: AnyObject {
  var makeDestinationWith: (Int) -> DependencyTests.Folder? { get }
}

extension RoutableViewModule where Protocol == any FolderModuleInput {
  init() { self.init(declaredProtocol: Protocol.self) }
}

typealias FolderConfiguration = ViewMakeableConfiguration<DependencyTests.Folder, (Int) -> DependencyTests.Folder?>

extension ViewMakeableConfiguration: FolderModuleInput
where Destination == DependencyTests.Folder, Constructor == (Int) -> DependencyTests.Folder? {}

// MARK: - Services that request each other

nonisolated protocol Owning: AnyObject { var pet: (any Belonging)? { get } }
nonisolated protocol Belonging: AnyObject { var owner: (any Owning)? { get } }

extension RoutableService where Protocol == any Owning {
  nonisolated init() { self.init(declaredProtocol: Protocol.self) }
}
extension RoutableService where Protocol == any Belonging {
  nonisolated init() { self.init(declaredProtocol: Protocol.self) }
}

nonisolated final class Owner: Owning { var pet: (any Belonging)? }
nonisolated final class Pet: Belonging { weak var owner: (any Owning)? }

nonisolated final class OwnerRouter: ServiceRouter<Owner, ServiceRouteConfiguration> {
  override class func registerRoutableDestination() { register(RoutableService<any Owning>()) }
  override func destination(with configuration: ServiceRouteConfiguration) -> Owner? { Owner() }
  override func prepareDestination(_ destination: Owner, configuration: ServiceRouteConfiguration) {
    destination.pet = Router.makeDestination(to: RoutableService<any Belonging>())
  }
}

nonisolated final class PetRouter: ServiceRouter<Pet, ServiceRouteConfiguration> {
  override class func registerRoutableDestination() { register(RoutableService<any Belonging>()) }
  override func destination(with configuration: ServiceRouteConfiguration) -> Pet? { Pet() }
  override func prepareDestination(_ destination: Pet, configuration: ServiceRouteConfiguration) {
    destination.owner = Router.makeDestination(to: RoutableService<any Owning>())
  }
}
