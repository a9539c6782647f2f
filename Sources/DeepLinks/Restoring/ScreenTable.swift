public import LinkTable
import NavigationCore
import RouteComposition
public import ViewHierarchy

/// What the screens of an app are called when a position is written down, and how they are made again when one is restored.
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
/// The patterns are those of the app's links, so that links and positions are written by one codec. A screen that is not in the
/// table is left out of positions, and nothing but itself: what it covers is written. A position counts such screens at the bottom
/// of a stack, and restoring keeps as many there. The same holds for one that is ``LeftOutOfPositions``. A table is
/// frozen, and holds no state but what its closures hold.
public struct ScreenTable {
  let routes: LinkRoutes<FoundScreen>
  private let entries: [ScreenEntry]
  private let fitting: FittingEntries
  private let containers: [ContainerEntry]

  /// Registers the screens of an app.
  ///
  /// - Parameters:
  ///   - origin: What the links in positions begin with.
  ///   - register: Adds screens, and containers of the app's own classes.
  /// - Throws: ``ScreenTableError``: all that is wrong with the patterns, or a name that was given twice; or what `register`
  ///   throws.
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

/// What is wrong with a table of screens.
nonisolated public enum ScreenTableError: Error, Hashable, CustomStringConvertible {
  /// The patterns of its links are wrong.
  case links(LinkTableError)
  /// Two containers have this name.
  case sameName(String)

  /// What is wrong, in words.
  public var description: String {
    switch self {
    case .links(let error): "\(error)"
    case .sameName(let name): "Two containers are called \(name.quoted). Give each a name of its own."
    }
  }
}

/// A screen that is not written into positions, although it is registered; what it covers is written.
@MainActor public protocol LeftOutOfPositions: UIViewController {
  /// Whether it is left out now; always, unless it says otherwise.
  var isLeftOutOfPosition: Bool { get }
}

extension LeftOutOfPositions {
  /// Always.
  public var isLeftOutOfPosition: Bool { true }
}

/// A screen that a link of a position leads to.
nonisolated struct FoundScreen: Sendable {
  /// The number of its entry.
  let number: Int
  /// What the link says.
  let value: any Sendable
}

/// How screens of one kind are written down and made again.
struct ScreenEntry {
  /// Whether screens of a class may be of this kind.
  let fits: (UIViewController.Type) -> Bool
  /// The link of a screen; `nil` for one of another kind.
  let link: (LinkRoutes<FoundScreen>, UIViewController) -> String?
  /// The screen of what a link says.
  let screen: (any Sendable) throws -> StepScreen?
}

/// What the screens of a class may be written as.
private struct Fitting {
  /// The entries that they may be of, in their order.
  let entries: [ScreenEntry]
  /// Whether they may be ones that are left out.
  let maySayNo: Bool
}

/// What the screens of each class may be written as. It is looked for once for each class, as positions are written again and
/// again.
private final class FittingEntries {
  private let entries: [ScreenEntry]
  private var known: [ObjectIdentifier: Fitting] = [:]

  // Nothing here needs the main actor to go; an isolated deinit would ask for it each time.
  nonisolated deinit {}

  init(_ entries: [ScreenEntry]) { self.entries = entries }

  subscript(type: UIViewController.Type) -> Fitting {
    if let known = known[ObjectIdentifier(type)] { return known }
    let fitting = Fitting(
      entries: entries.filter { $0.fits(type) }, maySayNo: type is any LeftOutOfPositions.Type)
    known[ObjectIdentifier(type)] = fitting
    return fitting
  }
}

/// A container of the app's own that has to be made.
struct ContainerEntry {
  let name: String
  let matches: (UIViewController) -> Bool
  let screen: () throws -> StepScreen
}

// MARK: - Reading

extension ScreenTable {
  /// The link of a screen; `nil` for one that is left out.
  func link(of screen: UIViewController) -> String? {
    let fitting = fitting[type(of: screen)]
    if fitting.maySayNo, screen.isLeftOutOfPositions { return nil }
    for entry in fitting.entries {
      if let link = entry.link(routes, screen) { return link }
    }
    return nil
  }

  /// The screen that a link stands for, to be made.
  ///
  /// - Throws: `LinkError`, or what the app says of the value.
  func screen(of link: String) throws -> StepScreen {
    let found = try routes.target(of: link)
    guard let screen = try entries[found.number].screen(found.value) else { throw LinkError.unknown(path: link) }
    return screen
  }

  /// What the app calls a container; `nil` for one without a name.
  func name(of container: UIViewController) -> String? { containers.first { $0.matches(container) }?.name }

  /// The container that the app calls so, to be made.
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
  /// Whether it wants to be left out.
  var isLeftOutOfPositions: Bool { (self as? any LeftOutOfPositions)?.isLeftOutOfPosition ?? false }
}
