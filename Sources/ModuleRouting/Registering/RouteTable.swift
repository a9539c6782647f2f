/// The modules registered for protocols. A lookup takes constant time.
nonisolated struct RouteTable<Kind: ModuleKind>: Sendable {
  /// A module, and the conversions of its destination or configuration to the required type, in order.
  struct Found: Sendable {
    let module: RegisteredModule<Kind>
    var conversions: [Kind.Conversion] = []
  }

  /// An adapter from a required protocol to a provided protocol.
  private struct Adapter {
    let required: DeclaredRoute
    let provided: DeclaredRoute
    let conversion: Kind.Conversion?

    var name: String { "an adapter to \(provided.spelling)" }
  }

  private(set) var modules: [DeclaredRoute.Key: RegisteredModule<Kind>] = [:]
  private var adapters: [DeclaredRoute.Key: Adapter] = [:]
  /// The modules to which the adapters lead, by required protocol.
  private var adapted: [DeclaredRoute.Key: Found] = [:]

  subscript(key: DeclaredRoute.Key) -> Found? {
    if let module = modules[key] { return Found(module: module) }
    return adapted.isEmpty ? nil : adapted[key]
  }

  func contains(_ key: DeclaredRoute.Key) -> Bool { modules[key] != nil || adapters[key] != nil }

  /// Adds a module. Returns the name of the module or adapter that the protocol already has, or `nil`.
  mutating func enter(_ module: RegisteredModule<Kind>, for route: DeclaredRoute) -> String? {
    defer { modules[route.key] = module }
    return name(for: route.key)
  }

  /// Adds an adapter. It takes effect when ``followAdapters()`` is called. Returns the name of the module or adapter that the
  /// required protocol already has, or `nil`.
  mutating func adapt(
    _ required: DeclaredRoute, to provided: DeclaredRoute, _ conversion: Kind.Conversion?
  ) -> String? {
    defer { adapters[required.key] = Adapter(required: required, provided: provided, conversion: conversion) }
    return name(for: required.key)
  }

  /// Returns the name of the module or adapter of a protocol for problems, or `nil` if the protocol has none.
  private func name(for key: DeclaredRoute.Key) -> String? { modules[key]?.name ?? adapters[key]?.name }

  /// Returns the entries of both tables, with adapters not yet resolved. For a protocol in both, the entry of this table
  /// remains.
  func layered(over other: RouteTable) -> RouteTable {
    var table = other
    for (key, module) in modules {
      table.modules[key] = module
      table.adapters[key] = nil
    }
    for (key, adapter) in adapters {
      table.adapters[key] = adapter
      table.modules[key] = nil
    }
    return table
  }
}

// MARK: - Adapters

nonisolated extension RouteTable {
  /// Resolves all adapters to their modules. Returns a problem for each circle, and for each adapter to a protocol without a
  /// module.
  mutating func followAdapters() -> [ModuleRegistrationError.Problem] {
    adapted = [:]
    var problems: [ModuleRegistrationError.Problem] = []
    var failed: Set<DeclaredRoute.Key> = []
    for key in adapters.keys { follow(key, &failed, &problems) }
    return problems.sorted { "\($0)" < "\($1)" }
  }

  /// Resolves an adapter and all adapters between it and its module. Each adapter is resolved once.
  ///
  /// - Parameters:
  ///   - start: The key of the protocol that the adapter requires.
  ///   - failed: The keys of adapters that are known to lead to no module.
  ///   - problems: The problems so far. A circle, or an adapter that leads to no module, adds one.
  private mutating func follow(
    _ start: DeclaredRoute.Key, _ failed: inout Set<DeclaredRoute.Key>,
    _ problems: inout [ModuleRegistrationError.Problem]
  ) {
    var chain: [Adapter] = []
    var visited: Set<DeclaredRoute.Key> = []
    var key = start
    while self[key] == nil, !failed.contains(key), let adapter = adapters[key] {
      guard visited.insert(key).inserted else {
        let circle = chain.drop { $0.required.key != key }.map(\.required.name)
        problems.append(.adaptersInACircle(Self.rotated(circle)))
        return failed.formUnion(visited)
      }
      chain.append(adapter)
      key = adapter.provided.key
    }
    guard var found = self[key] else {
      if let last = chain.last, !failed.contains(key) {
        problems.append(.adaptsNothing(adapter: last.required.spelling, adaptee: last.provided.spelling))
      }
      return failed.formUnion(visited)
    }
    for adapter in chain.reversed() {
      if let conversion = adapter.conversion { found.conversions.append(conversion) }
      adapted[adapter.required.key] = found
    }
  }

  /// Rotates a circle so that it begins with the name that is first in alphabetical order, and repeats this name at the end.
  private static func rotated(_ circle: [String]) -> [String] {
    guard let first = circle.min(), let position = circle.firstIndex(of: first) else { return circle }
    return Array(circle[position...] + circle[..<position]) + [first]
  }
}
