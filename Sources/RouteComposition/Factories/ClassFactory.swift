import NavigationCore
public import Foundation
public import ViewHierarchy

/// A factory that makes a screen by a closure, or from the class of the screen alone.
///
/// Prefer a closure: `ClassFactory { Gallery(images) }`.
///
/// `ClassFactory()` creates the screen from its class. On iOS, tvOS and visionOS it calls `init(nibName:bundle:)`. If
/// there is a nib that is named after the class, UIKit loads the view from the nib. On other systems `ClassFactory()`
/// calls `init?(coder:)` with an empty coder. If `init?(coder:)` returns `nil`, the navigation fails with the name of
/// the class. If `init?(coder:)` traps, the class cannot be used in this form. The body that Xcode suggests traps.
///
/// A nib that you name is loaded on every system. If the bundle does not contain it, the navigation fails with the name
/// of the nib.
public struct ClassFactory<ViewController: UIViewController, Context>: Factory {
  private let make: () throws -> ViewController

  /// Creates a factory from a closure that makes the screen.
  public init(_ make: @escaping () throws -> ViewController) { self.make = make }

  /// Creates a factory that makes the screen from its class. The description of ``ClassFactory`` lists the requirements
  /// on the class.
  ///
  /// - Parameters:
  ///   - nibName: The name of a nib to load the view from.
  ///   - bundle: The bundle of the nib. The default is the main bundle.
  ///   - configuration: A closure that sets up each screen that is made.
  public init(nibName: String? = nil, bundle: Bundle? = nil, configuration: ((ViewController) -> Void)? = nil) {
    make = {
      let viewController = try makeFromType(ViewController.self, nibName: nibName, bundle: bundle)
      configuration?(viewController)
      return viewController
    }
  }

  /// Makes the view controller.
  ///
  /// - Throws: The error of the closure, or a ``CompositionError`` if the screen cannot be made from its class.
  public func build(with context: Context) throws -> ViewController { try make() }
}

/// A factory that makes a screen by a closure from the context.
public struct InlineFactory<ViewController: UIViewController, Context>: Factory {
  private let make: (Context) throws -> ViewController

  /// Creates a factory from a closure that makes the screen from the context.
  public init(_ make: @escaping (Context) throws -> ViewController) { self.make = make }

  /// Creates a factory from an expression, which is evaluated for each screen.
  public init(viewController make: @escaping @autoclosure () throws -> ViewController) {
    self.make = { _ in try make() }
  }

  /// Makes the view controller.
  ///
  /// - Throws: The error of the closure.
  public func build(with context: Context) throws -> ViewController { try make(context) }
}

/// A factory that hands out the view controller of a finder, instead of making one.
///
/// The finder searches the screens that the steps below have just made, and then the tree. If the action of the step is
/// ``GeneralAction/nilAction()``, a view controller that a step below has made stays in its container and is shown there.
public struct FinderFactory<ViewController: UIViewController, Context>: Factory {
  private let finder: any Finder<ViewController, Context>
  private let configuration: ((ViewController) -> Void)?

  /// Creates a factory from a finder.
  ///
  /// - Parameters:
  ///   - finder: The finder of the view controller.
  ///   - configuration: A closure that sets up each view controller that is handed out.
  public init(finder: any Finder<ViewController, Context>, configuration: ((ViewController) -> Void)? = nil) {
    self.finder = finder
    self.configuration = configuration
  }

  /// Returns the view controller that the finder finds.
  ///
  /// - Throws: ``CompositionError/nothingFound(finder:)`` if the finder finds none, or the error of the finder.
  public func build(with context: Context) throws -> ViewController {
    let built = try SearchScope.amongBuilt { try finder.findViewController(with: context) }
    guard let found = try built ?? finder.findViewController(with: context) else {
      throw CompositionError.nothingFound(finder: describe(finder))
    }
    configuration?(found)
    return found
  }
}

/// The placeholder for the factory of a step that builds nothing. A step below makes the screen, or the tree contains
/// the screen already.
///
/// If a step below makes the screen, the step's finder searches the new screens. With a ``NilFinder``, the step uses
/// the screen of the step directly below.
public struct NilFactory<ViewController: UIViewController, Context> {
  /// Creates the placeholder.
  public init() {}
}

/// Creates a view controller from its class, and from a nib if one is named; see ``ClassFactory`` for the requirements
/// on the class.
///
/// - Throws: ``CompositionError/noNib(named:bundle:)`` or ``CompositionError/notMadeFromType(_:)``.
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

/// Returns whether a bundle contains a nib. The nib is compiled on iOS, tvOS and visionOS, and a source file on other
/// systems.
private func isThere(nib name: String, in bundle: Bundle) -> Bool {
  #if os(iOS) || os(tvOS) || os(visionOS)
    bundle.path(forResource: name, ofType: "nib") != nil
  #else
    UINib.isThere(name, in: bundle)
  #endif
}

/// A factory that can make screens of any class. The name of the factory does not describe the screen.
private protocol GeneralFactory {}

extension ClassFactory: GeneralFactory {}
extension InlineFactory: GeneralFactory {}
extension FinderFactory: GeneralFactory {}
extension StoryboardFactory: GeneralFactory {}

/// Returns whether a factory can make screens of any class, so that its name does not describe the screen.
func isGeneral(_ factory: Any) -> Bool { unwrapped(factory) is any GeneralFactory }
