/// Screens drawn in an editor, with the ways between them; read from the source the editor saves.
///
/// Follows Apple's page `UIStoryboard`. A file that cannot be used is reported as a misuse, and its scenes are plain
/// controllers; who wants to know beforehand loads it by `load(name:bundle:)` and `scene(withIdentifier:)`.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  let fileName: String
  let document: InterfaceDocument?
  let failure: UIStoryboardError?

  /// Makes a storyboard from `name.storyboard` in a bundle, the main one unless given.
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

  /// Makes a storyboard without a file, for subclasses that make their controllers in code; every scene asked of it is a
  /// misuse.
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

  /// Makes the initial controller; `nil` if the file names none.
  ///
  /// A scene that cannot be made is a misuse, and a plain controller stands in its place.
  open func instantiateInitialViewController() -> UIViewController? {
    guard document == nil || document?.initial != nil else { return nil }
    return instantiate(UIViewController.self, creator: nil) { () throws(UIStoryboardError) in try self.initial() }
  }

  /// Makes the initial controller by the app's own initialiser; `nil` if the file names none.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    guard document == nil || document?.initial != nil else { return nil }
    return instantiate(ViewController.self, creator: creator) { () throws(UIStoryboardError) in try self.initial() }
  }

  /// Makes the controller of that storyboard identifier.
  ///
  /// An identifier that is not there ends the process on Apple's systems; here it is a misuse, as is a scene that
  /// cannot be made, and a plain controller stands in its place.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    instantiate(UIViewController.self, creator: nil) { () throws(UIStoryboardError) in try self.find(identifier) }
  }

  /// Makes the controller of that storyboard identifier by the app's own initialiser.
  ///
  /// What cannot be made is a misuse. In its place stands what the creator makes of an empty coder, or the class's
  /// `init(coder:)`; only where both refuse there is nothing left to return, and the process ends with the sentence.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    instantiate(ViewController.self, creator: creator) { () throws(UIStoryboardError) in try self.find(identifier) }
  }

  nonisolated deinit {}
}
