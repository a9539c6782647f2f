/// One of several declared views, chosen at run time.
///
/// ```swift
/// let editor = user.prefersMarkdown
///   ? SwitchableView(RoutableView<MarkdownEditing>()) : SwitchableView(RoutableView<RichTextEditing>())
/// Router.to(editor)?.perform(path: .push(from: self))
/// ```
public typealias SwitchableView = RoutableView<Any>

/// One of several declared view modules, chosen at run time.
public typealias SwitchableViewModule = RoutableViewModule<Any>

/// One of several declared services, chosen at run time.
public typealias SwitchableService = RoutableService<Any>

/// One of several declared service modules, chosen at run time.
public typealias SwitchableServiceModule = RoutableServiceModule<Any>

nonisolated extension RoutableView where Protocol == Any {
  /// Chooses a view.
  public init<Chosen>(_ view: RoutableView<Chosen>) { declaration = view.declaration }
}

nonisolated extension RoutableViewModule where Protocol == Any {
  /// Chooses a module.
  public init<Chosen>(_ module: RoutableViewModule<Chosen>) { declaration = module.declaration }
}

nonisolated extension RoutableService where Protocol == Any {
  /// Chooses a service.
  public init<Chosen>(_ service: RoutableService<Chosen>) { declaration = service.declaration }
}

nonisolated extension RoutableServiceModule where Protocol == Any {
  /// Chooses a module.
  public init<Chosen>(_ module: RoutableServiceModule<Chosen>) { declaration = module.declaration }
}
