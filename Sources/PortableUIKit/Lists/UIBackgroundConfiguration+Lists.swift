// What is behind the contents of cells; only kept, so that all are the same but for their colour.
nonisolated extension UIBackgroundConfiguration {
  /// On ground of the colour behind an app's content.
  private static func onGround() -> UIBackgroundConfiguration {
    var configuration = clear()
    configuration.backgroundColor = .systemBackground
    return configuration
  }

  /// Behind a cell of a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { onGround() }
  /// Behind a cell of a group.
  public static func listGroupedCell() -> UIBackgroundConfiguration { onGround() }
  /// Behind a cell of a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration { clear() }
  /// Behind a cell beside a sidebar.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { clear() }
  /// Behind the beginning or the end of a section of a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { onGround() }
  /// Behind the beginning or the end of a group.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
  /// Behind the beginning of a section of a sidebar.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }

  /// The same for a view in a state; nothing here depends on it.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
}
