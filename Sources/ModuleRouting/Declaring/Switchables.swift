/// One of several declared views, chosen at run time.
///
/// ```swift
/// let editor = user.prefersMarkdown
///   ? SwitchableView(RoutableView<MarkdownEditing>()) : SwitchableView(RoutableView<RichTextEditing>())
/// Router.to(editor)?.perform(path: .push(from: self))
/// ```
nonisolated public struct SwitchableView: Sendable {
  let declaration: DeclaredRoute

  /// Chooses a view.
  public init<Protocol>(_ view: RoutableView<Protocol>) { declaration = view.declaration }
}

/// One of several declared view modules, chosen at run time.
nonisolated public struct SwitchableViewModule: Sendable {
  let declaration: DeclaredRoute

  /// Chooses a module.
  public init<Protocol>(_ module: RoutableViewModule<Protocol>) { declaration = module.declaration }
}

/// One of several declared services, chosen at run time.
nonisolated public struct SwitchableService: Sendable {
  let declaration: DeclaredRoute

  /// Chooses a service.
  public init<Protocol>(_ service: RoutableService<Protocol>) { declaration = service.declaration }
}

/// One of several declared service modules, chosen at run time.
nonisolated public struct SwitchableServiceModule: Sendable {
  let declaration: DeclaredRoute

  /// Chooses a module.
  public init<Protocol>(_ module: RoutableServiceModule<Protocol>) { declaration = module.declaration }
}
