public import LinkTable
import NavigationCore
import RouteComposition
public import ViewHierarchy

/// A table of an app's screens, with their links in positions and their steps or factories for restoring.
///
/// ```swift
/// let screens = try ScreenTable(origin: .scheme("store")) { screens in
///   screens.add(.product, Routes.product) { $0.id }
///   screens.add(.settings, factory: ClassFactory<SettingsScreen, Any?>())
///   screens.addContainer("checkout", factory: NavigationControllerFactory<CheckoutStack, Any?>())
/// }
/// let router = Router(window: window).restoring(screens)
/// ```
///
/// Positions and links share the app's patterns. A screen without an entry is left out of positions, but not the screens in
/// or above it. The same applies to a screen that is ``LeftOutOfPositions``. A position counts such screens at the bottom of
/// a stack, and restoring keeps as many there.
///
/// A table is immutable. Its only state is that of its closures.
public struct ScreenTable {
  let routes: LinkRoutes<FoundScreen>
  private let entries: [ScreenEntry]
  private let fitting: FittingEntries
  private let containers: [ContainerEntry]

  /// Creates a table of the screens of an app.
  ///
  /// - Parameters:
  ///   - origin: The origin of the links in positions.
  ///   - register: A closure that adds screens, and containers of the app's own classes.
  /// - Throws: ``ScreenTableError`` with all faults of the patterns, or for two containers with the same name. Rethrows the
  ///   errors of `register`.
  public init(origin: LinkOrigin, register: (inout ScreenTableBuilder) throws -> Void) throws {
    var builder = ScreenTableBuilder(origin: origin)
    try register(&builder)
    var names: Set<String> = []
    for container in builder.containers where !names.insert(container.name).inserted {
      throw ScreenTableError.sameName(container.name)
    }
    do throws(LinkTableError) { routes = try builder.links.build() } catch { throw ScreenTableError.links(error) }
    (entries, containers) = (builder.entries, builder.containers)
    fitting = FittingEntries(entries)
  }
}

extension ScreenTable: @MainActor CustomStringConvertible {
  /// The patterns of the screens and the names of the containers.
  public var description: String {
    let patterns = routes.patterns
    let names = containers.map(\.name)
    return "screens: \(patterns.isEmpty ? "none" : patterns.joined(separator: ", "))"
      + (names.isEmpty ? "" : "; containers: \(names.joined(separator: ", "))")
  }
}

/// An error in the registration of a table of screens.
nonisolated public enum ScreenTableError: Error, Hashable, CustomStringConvertible {
  /// The patterns of the links have faults.
  case links(LinkTableError)
  /// Two containers have this name.
  case sameName(String)

  /// The reason and the remedy, as sentences.
  public var description: String {
    switch self {
    case .links(let error): "\(error)"
    case .sameName(let name): "Two containers are called \(name.quoted). Give each a name of its own."
    }
  }
}

/// A screen that is left out of positions even if it has an entry. The screens in and above it are not left out.
@MainActor public protocol LeftOutOfPositions: UIViewController {
  /// A Boolean value that indicates whether the screen is left out now; `true` by default.
  var isLeftOutOfPosition: Bool { get }
}

extension LeftOutOfPositions {
  /// The default, `true`.
  public var isLeftOutOfPosition: Bool { true }
}

/// The target of a link in a position.
nonisolated struct FoundScreen: Sendable {
  /// The index of the screen's entry.
  let number: Int
  /// The value that the link contains.
  let value: any Sendable
}

/// An entry of the table: writes and makes the screens of one kind.
struct ScreenEntry {
  /// Returns a Boolean value that indicates whether screens of a class may be of this kind.
  let fits: (UIViewController.Type) -> Bool
  /// Returns the link of a screen; `nil` for a screen of another kind.
  let link: (LinkRoutes<FoundScreen>, UIViewController) -> String?
  /// Returns the maker of a screen, from the value of its link.
  let screen: (any Sendable) throws -> StepScreen?
}

/// The entries for the screens of one class.
private struct Fitting {
  /// The entries that may apply, in the order of registration.
  let entries: [ScreenEntry]
  /// A Boolean value that indicates whether the class conforms to ``LeftOutOfPositions``.
  let mayBeLeftOut: Bool
}

/// A cache of the entries for each class. A journal captures a position for each entry, so that it reads many screens.
private final class FittingEntries {
  private let entries: [ScreenEntry]
  private var known: [ObjectIdentifier: Fitting] = [:]

  nonisolated deinit {}

  init(_ entries: [ScreenEntry]) { self.entries = entries }

  subscript(type: UIViewController.Type) -> Fitting {
    if let known = known[ObjectIdentifier(type)] { return known }
    let fitting = Fitting(
      entries: entries.filter { $0.fits(type) }, mayBeLeftOut: type is any LeftOutOfPositions.Type)
    known[ObjectIdentifier(type)] = fitting
    return fitting
  }
}

/// An entry for a container of the app's own.
struct ContainerEntry {
  let name: String
  let matches: (UIViewController) -> Bool
  let screen: () throws -> StepScreen
}

// MARK: - Reading

extension ScreenTable {
  /// Returns the link of a screen; `nil` if positions leave the screen out.
  func link(of screen: UIViewController) -> String? {
    let fitting = fitting[type(of: screen)]
    if fitting.mayBeLeftOut, screen.isLeftOutOfPositions { return nil }
    for entry in fitting.entries {
      if let link = entry.link(routes, screen) { return link }
    }
    return nil
  }

  /// Returns the maker of the screen that a link describes.
  ///
  /// - Throws: `LinkError`, or the error of the app's closure.
  func screen(of link: String) throws -> StepScreen {
    let found = try routes.target(of: link)
    guard let screen = try entries[found.number].screen(found.value) else { throw LinkError.unknown(path: link) }
    return screen
  }

  /// Returns the registered name of a container; `nil` if it has none.
  func name(of container: UIViewController) -> String? { containers.first { $0.matches(container) }?.name }

  /// Returns the maker of the container with a name.
  ///
  /// - Throws: `Unrestorable` if no container has this name.
  func container(named name: String) throws -> StepScreen {
    guard let entry = containers.first(where: { $0.name == name }) else {
      throw Unrestorable("no container is called \(name.quoted)")
    }
    return try entry.screen()
  }
}

extension UIViewController {
  /// A Boolean value that indicates whether positions leave the view controller out.
  var isLeftOutOfPositions: Bool { (self as? any LeftOutOfPositions)?.isLeftOutOfPosition ?? false }
}
