/// A declaration of a view whose protocol is chosen at run time.
///
/// ```swift
/// let editor = user.prefersMarkdown
///   ? SwitchableView(RoutableView<MarkdownEditing>()) : SwitchableView(RoutableView<RichTextEditing>())
/// Router.to(editor)?.perform(path: .push(from: self))
/// ```
public typealias SwitchableView = RoutableView<Any>

/// A declaration of a view module whose protocol is chosen at run time.
public typealias SwitchableViewModule = RoutableViewModule<Any>

/// A declaration of a service whose protocol is chosen at run time.
public typealias SwitchableService = RoutableService<Any>

/// A declaration of a service module whose protocol is chosen at run time.
public typealias SwitchableServiceModule = RoutableServiceModule<Any>

nonisolated extension RoutableView where Protocol == Any {
  /// Makes a switchable declaration that names the same module as the given declaration.
  public init<Chosen>(_ view: RoutableView<Chosen>) { declaration = view.declaration }
}

nonisolated extension RoutableViewModule where Protocol == Any {
  /// Makes a switchable declaration that names the same module as the given declaration.
  public init<Chosen>(_ module: RoutableViewModule<Chosen>) { declaration = module.declaration }
}

nonisolated extension RoutableService where Protocol == Any {
  /// Makes a switchable declaration that names the same module as the given declaration.
  public init<Chosen>(_ service: RoutableService<Chosen>) { declaration = service.declaration }
}

nonisolated extension RoutableServiceModule where Protocol == Any {
  /// Makes a switchable declaration that names the same module as the given declaration.
  public init<Chosen>(_ module: RoutableServiceModule<Chosen>) { declaration = module.declaration }
}
