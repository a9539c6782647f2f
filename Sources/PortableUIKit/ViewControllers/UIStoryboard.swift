/// A storyboard with the screens and segues of the editor's source file.
///
/// Follows Apple's page `UIStoryboard`. A file that cannot be used is a misuse, and its scenes are plain view
/// controllers. `load(name:bundle:)` and `scene(withIdentifier:)` throw an error instead.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  let fileName: String
  let document: InterfaceDocument?
  let failure: UIStoryboardError?

  /// Creates a storyboard from `name.storyboard` in a bundle. `nil` selects the main bundle.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    fileName = InterfaceFiles.fileName(name, "storyboard")
    do throws(UIStoryboardError) {
      document = try InterfaceFiles.storyboard(name, bundle: storyboardBundleOrNil ?? .main)
      failure = nil
    } catch {
      document = nil
      failure = error
    }
    super.init()
    if let failure { UIKitMisuse.report(failure) }
  }

  /// Creates a storyboard without a file, for subclasses that create their view controllers in code. Each scene
  /// requested from it is a misuse.
  @preconcurrency @MainActor public override init() {
    fileName = "a storyboard without a file"
    document = nil
    failure = nil
    super.init()
  }

  init(_ document: InterfaceDocument) {
    fileName = document.file
    self.document = document
    failure = nil
    super.init()
  }

  /// Creates the initial view controller. Returns `nil` if the file names none. A scene that cannot be created is a
  /// misuse, and a plain view controller replaces it.
  open func instantiateInitialViewController() -> UIViewController? {
    guard document == nil || document?.initial != nil else { return nil }
    return instantiate(UIViewController.self, creator: nil) { () throws(UIStoryboardError) in try self.initial() }
  }

  /// Creates the initial view controller with the app's own initializer. Returns `nil` if the file names none.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    guard document == nil || document?.initial != nil else { return nil }
    return instantiate(ViewController.self, creator: creator) { () throws(UIStoryboardError) in try self.initial() }
  }

  /// Creates the view controller with a storyboard identifier.
  ///
  /// A missing identifier ends the process on Apple's systems. Here, it is a misuse, and a plain view controller
  /// replaces the scene. The same applies to a scene that cannot be created.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    instantiate(UIViewController.self, creator: nil) { () throws(UIStoryboardError) in try self.find(identifier) }
  }

  /// Creates the view controller with a storyboard identifier, with the app's own initializer.
  ///
  /// A scene that cannot be created is a misuse. Its replacement is created by the creator with an empty coder, or by
  /// the class's `init(coder:)`. If both return `nil`, the process ends with the error's sentence.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    instantiate(ViewController.self, creator: creator) { () throws(UIStoryboardError) in try self.find(identifier) }
  }

  nonisolated deinit {}
}
