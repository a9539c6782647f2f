extension UIScene {
  /// Options for the activation of a scene.
  ///
  /// Follows Apple's page `UIScene.ActivationRequestOptions`.
  @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
    /// The scene that requests the activation.
    open var requestingScene: UIScene?

    /// Creates options without values.
    @preconcurrency @MainActor public override init() { super.init() }

    nonisolated deinit {}
  }
}

/// Options for the destruction of a scene.
///
/// Follows Apple's page `UISceneDestructionRequestOptions`.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {
  /// Creates options without values.
  @preconcurrency @MainActor public override init() { super.init() }

  nonisolated deinit {}
}

/// Options for the destruction of a window scene.
///
/// Follows Apple's page `UIWindowSceneDestructionRequestOptions`.
@preconcurrency @MainActor open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  /// The animation that dismisses the windows of the scene. The headless UIKit only stores this value.
  open var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard

  nonisolated deinit {}
}

extension UIWindowScene {
  /// The animations that dismiss the windows of a scene.
  ///
  /// Follows Apple's page `UIWindowScene.DismissalAnimation`.
  nonisolated public enum DismissalAnimation: Int, Sendable {
    /// The system's standard animation.
    case standard = 1
    /// The animation for windows whose content is submitted, such as a message that is sent.
    case commit = 2
    /// The animation for windows whose content is discarded, such as a draft that is deleted.
    case decline = 3
  }
}

/// An error from a request about scenes.
///
/// Follows Apple's page `UISceneError`.
nonisolated public struct UISceneError: Error, Hashable, Sendable {
  /// The codes of scene errors.
  ///
  /// Follows Apple's page `UISceneError.Code`. The headless UIKit never reports the codes for geometry.
  public enum Code: Int, Sendable {
    /// The app has no scenes, or supports only one.
    case multipleScenesNotSupported = 0
    /// The system denied the request.
    case requestDenied = 1
    /// The system does not support the requested geometry.
    case geometryRequestUnsupported = 100
    /// The system denied the requested geometry.
    case geometryRequestDenied = 101
  }

  /// The code of the error.
  public let code: Code
  let sentence: String

  init(_ code: Code, _ sentence: String) {
    self.code = code
    self.sentence = sentence
  }
}

nonisolated extension UISceneError: CustomNSError {
  /// The domain of scene errors.
  public static var errorDomain: String { "UISceneErrorDomain" }
  /// The code as a number.
  public var errorCode: Int { code.rawValue }
  /// The user info, whose localized description is a sentence with the remedy.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: sentence] }
}

extension SimulatedApp {
  /// Brings the scene of a session to the front, or connects the scene first. If `session` is `nil`, a new scene is connected.
  ///
  /// - Throws: `UISceneError` if the app has no scenes, or the session does not belong to the app.
  func activate(_ session: UISceneSession?, with activity: NSUserActivity?) throws {
    guard makeSceneDelegate != nil else {
      throw UISceneError(
        .multipleScenesNotSupported, "The app has no scenes; make it by SimulatedApp(delegate:sceneDelegate:).")
    }
    let arrival = activity.map(Arrival.activity)
    try session.map(check)
    guard let session, let scene = session.scene as? UIWindowScene else {
      connectScene(session, with: arrival)
      return
    }
    if let arrival { open(arrival, in: scene) } else { enterForeground(scene) }
  }

  /// Disconnects the scene of a session, and discards the session.
  ///
  /// - Throws: `UISceneError` if the session does not belong to the app.
  func destroy(_ session: UISceneSession) throws {
    try check(session)
    discard([session])
  }

  private func check(_ session: UISceneSession) throws {
    if sessions.contains(session) { return }
    throw UISceneError(.requestDenied, "The app has no such session; name that of a scene not closed for good.")
  }
}
