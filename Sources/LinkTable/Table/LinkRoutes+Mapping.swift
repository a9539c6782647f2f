extension LinkRoutes {
  /// Returns a table with the same patterns and other targets.
  ///
  /// - Parameter transform: Makes the new target from the present one, each time a link is opened. A ``LinkError`` that
  ///   the closure throws is passed on. Any other error becomes ``LinkError/rejected(pattern:reason:)``.
  /// - Complexity: Linear in the number of patterns.
  public func map<NewTarget>(
    _ transform: @escaping @Sendable (Target) throws -> NewTarget
  ) -> LinkRoutes<NewTarget> {
    let mapped = routes.map { route in
      LinkRoutes<NewTarget>.Route(
        pattern: route.pattern, aliases: route.aliases, order: route.order, value: route.value, place: route.place,
        misfit: route.misfit,
        open: { fields throws(LinkReadingError) in
          let target = try route.open(fields)
          return try LinkReadingError.rejecting(route.pattern) { try transform(target) }
        }, rewrite: route.rewrite)
    }
    return LinkRoutes<NewTarget>(index: index, routes: mapped)
  }
}
