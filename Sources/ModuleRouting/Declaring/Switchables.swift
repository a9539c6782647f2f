/// A declared view that is chosen at run time.
///
/// ```swift
/// let editor = user.prefersMarkdown
///   ? SwitchableView(RoutableView<MarkdownEditing>()) : SwitchableView(RoutableView<RichTextEditing>())
/// Router.to(editor)?.perform(path: .push(from: self))
/// ```
public typealias SwitchableView = RoutableView<Any>

/// A declared view module that is chosen at run time.
public typealias SwitchableViewModule = RoutableViewModule<Any>

/// A declared service that is chosen at run time.
public typealias SwitchableService = RoutableService<Any>

/// A declared service module that is chosen at run time.
public typealias SwitchableServiceModule = RoutableServiceModule<Any>

nonisolated extension RoutableView where Protocol == Any {
  /// Creates a switchable view that names the module of a declared view.
  public init<Chosen>(_ view: RoutableView<Chosen>) { declaration = view.declaration }
}

nonisolated extension RoutableViewModule where Protocol == Any {
  /// Creates a switchable view module that names the module of a declared view module.
  public init<Chosen>(_ module: RoutableViewModule<Chosen>) { declaration = module.declaration }
}

nonisolated extension RoutableService where Protocol == Any {
  /// Creates a switchable service that names the module of a declared service.
  public init<Chosen>(_ service: RoutableService<Chosen>) { declaration = service.declaration }
}

nonisolated extension RoutableServiceModule where Protocol == Any {
  /// Creates a switchable service module that names the module of a declared service module.
  public init<Chosen>(_ module: RoutableServiceModule<Chosen>) { declaration = module.declaration }
}
