/// What is registered for protocols, each found in constant time by the protocol's identity.
nonisolated struct RouteTable<Kind: ModuleKind>: Sendable {
  /// A module, and how what it provides becomes what was asked for.
  struct Found: Sendable {
    let module: RegisteredModule<Kind>
    var conversions: [Kind.Conversion] = []
  }

  /// A required protocol that is served by the module of another.
  private struct Adapter {
    let required: DeclaredRoute
    let provided: DeclaredRoute
    let conversion: Kind.Conversion?
  }

  private(set) var modules: [DeclaredRoute.Key: RegisteredModule<Kind>] = [:]
  private var adapters: [DeclaredRoute.Key: Adapter] = [:]
  /// Where the adapters lead.
  private var adapted: [DeclaredRoute.Key: Found] = [:]

  subscript(key: DeclaredRoute.Key) -> Found? {
    if let module = modules[key] { return Found(module: module) }
    return adapted.isEmpty ? nil : adapted[key]
  }

  func contains(_ key: DeclaredRoute.Key) -> Bool { modules[key] != nil || adapters[key] != nil }

  /// Enters a module, and returns the one that was there.
  mutating func enter(_ module: RegisteredModule<Kind>, for route: DeclaredRoute) -> RegisteredModule<Kind>? {
    modules.updateValue(module, forKey: route.key)
  }

  /// Enters an adapter; it leads somewhere once ``followAdapters()`` was called. Returns whether it is the first one.
  mutating func adapt(_ required: DeclaredRoute, to provided: DeclaredRoute, _ conversion: Kind.Conversion?) -> Bool {
    let adapter = Adapter(required: required, provided: provided, conversion: conversion)
    return adapters.updateValue(adapter, forKey: required.key) == nil && modules[required.key] == nil
  }

  /// The table with what another one does not have.
  func over(_ other: RouteTable) -> RouteTable {
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
  /// Follows all adapters to the modules they lead to, and returns what is wrong with those that lead nowhere.
  mutating func followAdapters() -> [ModuleRegistrationError.Problem] {
    adapted = [:]
    var problems: [ModuleRegistrationError.Problem] = []
    var failed: Set<DeclaredRoute.Key> = []
    for key in adapters.keys { follow(key, &failed, &problems) }
    return problems.sorted { "\($0)" < "\($1)" }
  }

  /// Follows one adapter, and with it all that it leads over, so that each is followed once.
  private mutating func follow(
    _ start: DeclaredRoute.Key, _ failed: inout Set<DeclaredRoute.Key>,
    _ problems: inout [ModuleRegistrationError.Problem]
  ) {
    var way: [Adapter] = []
    var met: Set<DeclaredRoute.Key> = []
    var key = start
    while self[key] == nil, !failed.contains(key), let adapter = adapters[key] {
      guard met.insert(key).inserted else {
        let circle = way.drop { $0.required.key != key }.map(\.required.name)
        problems.append(.adaptersInACircle(Self.turned(circle)))
        return failed.formUnion(met)
      }
      way.append(adapter)
      key = adapter.provided.key
    }
    guard var found = self[key] else {
      if let last = way.last, !failed.contains(key) {
        problems.append(.adaptsNothing(adapter: last.required.asWritten, adaptee: last.provided.asWritten))
      }
      return failed.formUnion(met)
    }
    for adapter in way.reversed() {
      if let conversion = adapter.conversion { found.conversions.append(conversion) }
      adapted[adapter.required.key] = found
    }
  }

  /// A circle told from its first name in alphabetical order, and closed.
  private static func turned(_ circle: [String]) -> [String] {
    guard let first = circle.min(), let position = circle.firstIndex(of: first) else { return circle }
    return Array(circle[position...] + circle[..<position]) + [first]
  }
}
