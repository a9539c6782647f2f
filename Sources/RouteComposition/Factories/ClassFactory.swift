import NavigationCore
public import Foundation
public import ViewHierarchy

/// Makes a screen by a closure, or from its class alone.
///
/// `ClassFactory { Gallery(images) }` is the form to prefer. `ClassFactory()` asks of the class that it can be made
/// from its type: on Apple's systems by `init(nibName:bundle:)`, with the nib named after it; elsewhere by
/// `init?(coder:)`, called with an empty coder. A class whose `init?(coder:)` returns `nil` gives a failure that names
/// the class. One whose `init?(coder:)` traps, as the body that Xcode suggests does, cannot be made from its type. A nib that
/// is named is loaded on every system; where there is none of that name, the failure names it.
public struct ClassFactory<ViewController: UIViewController, Context>: Factory {
  private let make: () throws -> ViewController

  /// Makes the screen by a closure.
  public init(_ make: @escaping () throws -> ViewController) { self.make = make }

  /// Makes the screen from its class alone; see the type for what this asks of the class.
  public init(nibName: String? = nil, bundle: Bundle? = nil, configuration: ((ViewController) -> Void)? = nil) {
    make = {
      let viewController = try makeFromType(ViewController.self, nibName: nibName, bundle: bundle)
      configuration?(viewController)
      return viewController
    }
  }

  /// Makes the view controller.
  public func build(with context: Context) throws -> ViewController { try make() }
}

/// Makes a screen by a closure that gets the context.
public struct InlineFactory<ViewController: UIViewController, Context>: Factory {
  private let make: (Context) throws -> ViewController

  /// Makes the screen by a closure.
  public init(_ make: @escaping (Context) throws -> ViewController) { self.make = make }

  /// Makes the screen by an expression, which is evaluated each time.
  public init(viewController make: @escaping @autoclosure () throws -> ViewController) {
    self.make = { _ in try make() }
  }

  /// Makes the view controller.
  public func build(with context: Context) throws -> ViewController { try make(context) }
}

/// Hands out a view controller that a finder finds, in place of making one.
///
/// It is looked for in what the steps below have just made, and then on screen. One that a step below has made is shown where
/// that has put it, if the step is joined by ``GeneralAction/nilAction()``.
public struct FinderFactory<ViewController: UIViewController, Context>: Factory {
  private let finder: any Finder<ViewController, Context>
  private let configuration: ((ViewController) -> Void)?

  /// Makes a factory from a finder.
  ///
  /// - Parameter configuration: Called with each view controller that is handed out.
  public init(finder: any Finder<ViewController, Context>, configuration: ((ViewController) -> Void)? = nil) {
    self.finder = finder
    self.configuration = configuration
  }

  /// Makes the view controller.
  public func build(with context: Context) throws -> ViewController {
    let built = try SearchScope.amongBuilt { try finder.findViewController(with: context) }
    guard let found = try built ?? finder.findViewController(with: context) else {
      throw CompositionError.nothingFound(finder: describe(finder))
    }
    configuration?(found)
    return found
  }
}

/// Stands where nothing is to be built: the screen is one that a step below makes, or that is there already.
///
/// The step's finder looks for the screen when the step below has made its own. With a ``NilFinder`` the step is passed through:
/// it has the very screen of the step below.
public struct NilFactory<ViewController: UIViewController, Context> {
  /// Makes the stand-in.
  public init() {}
}

/// Makes a view controller from its class alone; see ``ClassFactory`` for what that asks of the class.
func makeFromType<ViewController: UIViewController>(
  _ type: ViewController.Type, nibName: String? = nil, bundle: Bundle? = nil
) throws -> ViewController {
  if let nibName, !isThere(nib: nibName, in: bundle ?? .main) {
    throw CompositionError.noNib(named: nibName, bundle: (bundle ?? .main).bundlePath)
  }
  #if os(iOS) || os(tvOS) || os(visionOS)
    return type.init(nibName: nibName, bundle: bundle)
  #else
    guard let viewController = type.init(coder: EmptyCoder(nibName: nibName, bundle: bundle)) else {
      throw CompositionError.notMadeFromType(String(describing: type))
    }
    return viewController
  #endif
}

/// Whether a bundle holds a nib: compiled on Apple's systems, as its source elsewhere.
private func isThere(nib name: String, in bundle: Bundle) -> Bool {
  #if os(iOS) || os(tvOS) || os(visionOS)
    bundle.path(forResource: name, ofType: "nib") != nil
  #else
    UINib.isThere(name, in: bundle)
  #endif
}

/// A factory for screens of every kind, whose name says nothing about what it makes.
private protocol GeneralFactory {}

extension ClassFactory: GeneralFactory {}
extension InlineFactory: GeneralFactory {}
extension FinderFactory: GeneralFactory {}
extension StoryboardFactory: GeneralFactory {}

/// Whether a factory makes screens of every kind, also where it is one behind a word.
func isGeneral(_ factory: Any) -> Bool {
  if let wrapping = factory as? any WrappingRole { return isGeneral(wrapping.wrapped) }
  return factory is any GeneralFactory
}
