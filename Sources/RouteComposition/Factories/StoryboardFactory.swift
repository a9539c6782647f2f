public import Foundation
public import NavigationCore
public import ViewHierarchy

/// A factory that makes a screen from a scene of a storyboard.
///
/// The factory throws a different ``StoryboardError`` for a missing storyboard, a missing scene and a scene of another
/// class. The error contains the names. On iOS, tvOS and visionOS, an unknown storyboard identifier ends the app instead,
/// because UIKit has no method to check for it.
public struct StoryboardFactory<ViewController: UIViewController, Context>: Factory {
  private let storyboardName: String
  private let bundle: Bundle?
  private let viewControllerID: String?
  private let configuration: ((ViewController) -> Void)?

  /// Creates a factory for a scene.
  ///
  /// - Parameters:
  ///   - storyboardName: The name of the storyboard file, without its extension.
  ///   - bundle: The bundle of the file. The default is the main bundle.
  ///   - viewControllerID: The storyboard identifier of the scene. The default is the initial scene.
  ///   - configuration: A closure that sets up each screen that is made.
  @available(visionOS, deprecated: 1.0, message: "Apple deprecates storyboards on visionOS; make the screen in code")
  public init(
    storyboardName: String, bundle: Bundle? = nil, viewControllerID: String? = nil,
    configuration: ((ViewController) -> Void)? = nil
  ) {
    self.storyboardName = storyboardName
    self.bundle = bundle
    self.viewControllerID = viewControllerID
    self.configuration = configuration
  }

  /// Makes the screen.
  ///
  /// - Throws: A ``StoryboardError``, or another error if the storyboard cannot be loaded.
  @available(visionOS, deprecated: 1.0, message: "Apple deprecates storyboards on visionOS; make the screen in code")
  public func build(with context: Context) throws -> ViewController {
    let scene = try instantiate()
    guard let viewController = scene as? ViewController else {
      throw StoryboardError.otherClass(
        found: scene.typeName, expected: String(describing: ViewController.self), scene: sceneName,
        storyboard: storyboardName)
    }
    configuration?(viewController)
    return viewController
  }

  private var sceneName: String { viewControllerID ?? "the initial scene" }

  #if os(iOS) || os(tvOS) || os(visionOS)
    @available(visionOS, deprecated: 1.0, message: "Apple deprecates storyboards on visionOS; make the screen in code")
    private func instantiate() throws -> UIViewController {
      let bundle = bundle ?? .main
      guard bundle.path(forResource: storyboardName, ofType: "storyboardc") != nil else {
        throw StoryboardError.missing(storyboard: storyboardName, bundle: bundle.bundlePath)
      }
      let storyboard = UIStoryboard(name: storyboardName, bundle: bundle)
      // `instantiateViewController(withIdentifier:)` raises an exception for a missing identifier, and UIKit has no
      // method to check for one. So only a missing initial scene can fail without an exception.
      if let viewControllerID { return storyboard.instantiateViewController(withIdentifier: viewControllerID) }
      guard let initial = storyboard.instantiateInitialViewController() else {
        throw StoryboardError.noScene(sceneName, storyboard: storyboardName)
      }
      return initial
    }
  #else
    private func instantiate() throws -> UIViewController {
      do {
        let storyboard = try UIStoryboard.load(name: storyboardName, bundle: bundle)
        guard let viewControllerID else { return try storyboard.initialScene() }
        return try storyboard.scene(withIdentifier: viewControllerID)
      } catch {
        switch error.reason {
        case .missingFile(let bundle): throw StoryboardError.missing(storyboard: storyboardName, bundle: bundle)
        case .unknownIdentifier, .noInitialController:
          throw StoryboardError.noScene(sceneName, storyboard: storyboardName)
        default: throw error
        }
      }
    }
  #endif
}

/// The failure of a ``StoryboardFactory``.
nonisolated public enum StoryboardError: Error, Hashable {
  /// The bundle does not contain the storyboard.
  case missing(storyboard: String, bundle: String)
  /// The storyboard has no scene with this identifier, or no initial scene.
  case noScene(String, storyboard: String)
  /// The scene is of another class.
  case otherClass(found: String, expected: String, scene: String, storyboard: String)
}

nonisolated extension StoryboardError: RemediedError, CustomStringConvertible {
  /// The reason, as a sentence without its full stop.
  package var reason: String {
    switch self {
    case .missing(let storyboard, let bundle): "there is no storyboard “\(storyboard)” in \(bundle)"
    case .noScene(let scene, let storyboard): "storyboard “\(storyboard)” has no scene “\(scene)”"
    case .otherClass(let found, let expected, let scene, let storyboard):
      "scene “\(scene)” of storyboard “\(storyboard)” is a \(found), and a \(expected) is wanted"
    }
  }

  /// The remedy, as a sentence without its full stop.
  package var remedy: String {
    switch self {
    case .missing: "check the name and that the file is copied into the bundle"
    case .noScene: "set the scene's storyboard identifier"
    case .otherClass: "set its custom class"
    }
  }

  /// The reason and the remedy, as a sentence.
  public var description: String { "\(reason); \(remedy)" }
}
