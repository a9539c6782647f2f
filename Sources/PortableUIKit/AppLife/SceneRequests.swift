extension UIScene {
  /// How a scene is to be activated.
  ///
  /// Follows Apple's page `UIScene.ActivationRequestOptions`.
  @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
    /// The scene that asks.
    open var requestingScene: UIScene?

    /// Makes options that say nothing.
    @preconcurrency @MainActor public override init() { super.init() }

    nonisolated deinit {}
  }
}

/// How a scene is to be closed for good.
///
/// Follows Apple's page `UISceneDestructionRequestOptions`.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {
  /// Makes options that say nothing.
  @preconcurrency @MainActor public override init() { super.init() }

  nonisolated deinit {}
}

/// How a scene with windows is to be closed for good.
///
/// Follows Apple's page `UIWindowSceneDestructionRequestOptions`.
@preconcurrency @MainActor open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  /// How its windows go; nothing is drawn here.
  open var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard

  nonisolated deinit {}
}

extension UIWindowScene {
  /// How windows go.
  ///
  /// Follows Apple's page `UIWindowScene.DismissalAnimation`.
  nonisolated public enum DismissalAnimation: Int, Sendable {
    /// As the system has it.
    case standard = 1
    /// As if what is in them were sent.
    case commit = 2
    /// As if what is in them were thrown away.
    case decline = 3
  }
}

/// Why a scene is not as the app asked.
///
/// Follows Apple's page `UISceneError`.
nonisolated public struct UISceneError: Error, Hashable, Sendable {
  /// Why a scene is not as the app asked.
  ///
  /// Follows Apple's page `UISceneError.Code`. Of geometry no error is told here.
  public enum Code: Int, Sendable {
    /// The app has no scenes, or not more than one.
    case multipleScenesNotSupported = 0
    /// The system does not do it.
    case requestDenied = 1
    /// The system has no such geometry.
    case geometryRequestUnsupported = 100
    /// The system does not give that geometry.
    case geometryRequestDenied = 101
  }

  /// Why it is not.
  public let code: Code
  let sentence: String

  init(_ code: Code, _ sentence: String) {
    self.code = code
    self.sentence = sentence
  }
}

nonisolated extension UISceneError: CustomNSError {
  /// The domain of all errors of scenes.
  public static var errorDomain: String { "UISceneErrorDomain" }
  /// The number of why it is not.
  public var errorCode: Int { code.rawValue }
  /// The sentence that says what to do instead, for those who ask for the localised description.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: sentence] }
}

// What the system does when an app asks for it.
extension SimulatedApp {
  /// Brings a session's scene to the front, or connects one: the session's, or a new one where none is named.
  ///
  /// - Throws: `UISceneError` if the app has no scenes, or the session is none of its own.
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

  /// Closes a session's scene for good.
  ///
  /// - Throws: `UISceneError` if the session is none of the app's.
  func destroy(_ session: UISceneSession) throws {
    try check(session)
    discard([session])
  }

  private func check(_ session: UISceneSession) throws {
    if sessions.contains(session) { return }
    throw UISceneError(.requestDenied, "The app has no such session; name that of a scene not closed for good.")
  }
}
