public import LinkTable
import NavigationCore
import RouteComposition
public import ViewHierarchy

/// A table of the screens that an app saves in positions. It has the pattern of each screen's link, and the step or factory
/// that makes the screen again.
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
/// Positions can use the same patterns as the app's links. A screen is left out of positions if it has no entry, or if it is
/// ``LeftOutOfPositions``. The screens above it in a stack are not left out. If screens at the bottom of a stack are left
/// out, the position contains their number. Restoring then keeps that number of screens without an entry at the bottom.
///
/// A table does not change after it was created.
public struct ScreenTable {
  let routes: LinkRoutes<FoundScreen>
  private let entries: [ScreenEntry]
  private let fitting: FittingEntries
  private let containers: [ContainerEntry]

  /// Creates a table of the screens of an app.
  ///
  /// - Parameters:
  ///   - origin: The origin of the links in positions.
  ///   - register: A closure that adds the screens, and the containers of the app's own classes.
  /// - Throws: ``ScreenTableError`` if two containers have the same name, or if the origin or patterns have faults. The error
  ///   contains all faults of the origin and the patterns. An error of `register` is rethrown.
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
  /// The origin or the patterns of the links have faults.
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

/// A view controller that is left out of positions even if it has an entry in the table of screens.
///
/// The screens above it in a stack are not left out. If the view controller is a container, its children are left out with
/// it.
@MainActor public protocol LeftOutOfPositions: UIViewController {
  /// A Boolean value that indicates whether positions leave out the view controller now. The default is `true`.
  var isLeftOutOfPosition: Bool { get }
}

extension LeftOutOfPositions {
  /// The default implementation, which returns `true`.
  public var isLeftOutOfPosition: Bool { true }
}

/// The target of a link in a position: an entry of the table and the value of the link.
nonisolated struct FoundScreen: Sendable {
  /// The index of the entry.
  let number: Int
  let value: any Sendable
}

/// An entry of the table. It prints the links of its screens, and makes the screens again.
struct ScreenEntry {
  /// Returns a Boolean value that indicates whether the entry may apply to the screens of a class.
  let fits: (UIViewController.Type) -> Bool
  /// Returns the link of a screen; `nil` if the entry does not apply to the screen, or the link cannot be printed.
  let link: (LinkRoutes<FoundScreen>, UIViewController) -> String?
  /// Returns the maker of the screen that has this value; `nil` if the value is not of the entry's type.
  let screen: (any Sendable) throws -> StepScreen?
}

/// The entries for the screens of one class.
private struct Fitting {
  /// The entries that may apply, in the order of registration.
  let entries: [ScreenEntry]
  /// A Boolean value that indicates whether the class conforms to ``LeftOutOfPositions``.
  let mayBeLeftOut: Bool
}

/// A cache of the table's entries by the class of the screen. Each record of a journal contains a position, so a journal looks
/// up many screens.
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

/// An entry for a container of the app's own class.
struct ContainerEntry {
  let name: String
  let matches: (UIViewController) -> Bool
  let screen: () throws -> StepScreen
}

// MARK: - Reading

extension ScreenTable {
  /// Returns the link of a screen; `nil` if no entry applies, or if the screen is ``LeftOutOfPositions`` now.
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
  /// - Throws: `LinkError` if the table cannot read the link, or the error of the app's `context:` closure.
  func screen(of link: String) throws -> StepScreen {
    let found = try routes.target(of: link)
    guard let screen = try entries[found.number].screen(found.value) else { throw LinkError.unknown(path: link) }
    return screen
  }

  /// Returns the name of the container's entry; `nil` if the container has no entry.
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
  /// A Boolean value that indicates whether the view controller is ``LeftOutOfPositions`` now.
  var isLeftOutOfPositions: Bool { (self as? any LeftOutOfPositions)?.isLeftOutOfPosition ?? false }
}
