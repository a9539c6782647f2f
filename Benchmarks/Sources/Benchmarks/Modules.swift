import ModuleRouting
import SetUps
import Wayfinder

/// Measures the costs of registering, finding and making modules.
func benchmarkModules(_ bench: Bench) {
  let routes = Registrations(count: 50_000)
  for size in [500, 1_000, 2_000, 5_000, 50_000] { benchmarkRegistering(bench, Array(routes.all.prefix(size))) }
  benchmarkLookup(bench)
  benchmarkMaking(bench)
}

// MARK: - Registering

// Generic types serve as protocols, because writing 50,000 protocols is impractical. The registry's keys are identities of types, so any type can be a key, not only a protocol. The
// names of the types are binary numbers.
private enum Zero<Rest> {}
private enum One<Rest> {}

private struct Registrations {
  private(set) var all: [() -> Void] = []

  init(count: Int) {
    all.reserveCapacity(count)
    add(Never.self, depth: 16, count)
  }

  private mutating func add<Tag>(_ tag: Tag.Type, depth: Int, _ count: Int) {
    guard all.count < count else { return }
    if depth == 0 {
      let route = RoutableView(declaredProtocol: tag, "init()")
      all.append { AnyViewRouter.register(route, forMakingView: Screen.self) { _ in nil } }
    } else {
      add(Zero<Tag>.self, depth: depth - 1, count)
      add(One<Tag>.self, depth: depth - 1, count)
    }
  }
}

/// A module that registers the given routes.
private enum ManyModules: RoutableModule {
  static var registrations: [() -> Void] = []

  static func registerRoutableDestination() {
    for register in registrations { register() }
  }
}

private func benchmarkRegistering(_ bench: Bench, _ registrations: [() -> Void]) {
  // An app keeps its registry for ever, so the benchmark does not measure the release of a registry.
  var kept: [ModuleRegistry] = []
  bench.benchmark(
    "MR-14 registering \(registrations.count) protocols", unit: "protocol", count: registrations.count,
    limit: .nanoseconds(200)
  ) {
    ManyModules.registrations = registrations
    kept.append(registry { ManyModules.self })
  }
}

private func registry(@ModuleList _ modules: () -> [any RoutableModule.Type]) -> ModuleRegistry {
  do {
    return try ModuleRegistry(modules)
  } catch {
    preconditionFailure("\(error)")
  }
}

// MARK: - Looking up and making

private protocol Editing: AnyObject {}
private protocol EditingInput: AnyObject { var makeDestinationWith: (Int) -> (any Editing)? { get } }
private final class Editor: Editing {
  let line: Int
  init(line: Int) { self.line = line }
}

extension RoutableView where Protocol == any Editing {
  fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

extension RoutableViewModule where Protocol == any EditingInput {
  fileprivate init() { self.init(declaredProtocol: Protocol.self) }
}

private final class EditorConfiguration: ZIKViewMakeableConfiguration<Editor>, EditingInput {
  var makeDestinationWith: (Int) -> (any Editing)? {
    { [self] line in
      makedDestination = Editor(line: line)
      return makedDestination
    }
  }
}

private let editing = registry {
  AnyViewRouter.register(RoutableView<any Editing>(), forMakingView: Editor.self) { _ in Editor(line: 1) }
  AnyViewRouter.register(
    RoutableViewModule<any EditingInput>(), forMakingView: Editor.self, making: { EditorConfiguration() })
}

private func benchmarkLookup(_ bench: Bench) {
  editing.use {
    bench.benchmark("MR-14 looking a module up", unit: "lookup", count: 1_000, limit: .nanoseconds(50)) {
      for _ in 0..<1_000 { if Router.to(RoutableView<any Editing>()) == nil { preconditionFailure() } }
    }
  }
}

private func benchmarkMaking(_ bench: Bench) {
  editing.use {
    bench.benchmark("MR-1 making from parameters", unit: "destination", count: 1_000) {
      for line in 0..<1_000 {
        _ = Router.makeDestination(to: RoutableViewModule<any EditingInput>()) { $0.makeDestinationWith(line) }
      }
    } byHand: {
      for line in 0..<1_000 { blackHole(Editor(line: line)) }
    }
    bench.benchmark("MR-7 making by a closure", unit: "destination", count: 1_000) {
      for _ in 0..<1_000 { _ = Router.makeDestination(to: RoutableView<any Editing>()) }
    } byHand: {
      for line in 0..<1_000 { blackHole(Editor(line: line)) }
    }
  }
}

@inline(never) private func blackHole(_ editor: Editor) { _ = editor.line }
