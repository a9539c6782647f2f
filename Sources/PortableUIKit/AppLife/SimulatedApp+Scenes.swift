extension SimulatedApp {
  /// Connects a new scene, or the scene of a known session.
  ///
  /// - Returns: The scene, or `nil` for an app without scenes.
  @discardableResult public func connectScene(
    _ known: UISceneSession? = nil, with arrival: Arrival? = nil
  ) -> UIWindowScene? {
    guard let makeSceneDelegate else { return nil }
    let options = connectionOptions(arrival)
    let session = known ?? newSession(options)
    let scene = UIWindowScene(session: session, connectionOptions: options)
    options.notificationResponse?.targetScene = scene
    let sceneDelegate = makeSceneDelegate(session.configuration)
    scene.delegateLink = sceneDelegate
    scenes.append(scene)
    application.sceneList.add(scene)
    let window = makeWindow(of: session.configuration, in: scene)
    if let window { sceneDelegate.window = window }
    sceneDelegate.scene(scene, willConnectTo: session, options: options)
    post(UIScene.willConnectNotification, scene)
    if let activity = session.stateRestorationActivity {
      sceneDelegate.scene(scene, restoreInteractionStateWith: activity)
    }
    window?.makeKeyAndVisible()
    bringForward(scene) {
      // A notification reaches the app by its delegate and by the connection options. Links and activities are only in the options.
      if case .notification? = arrival { arrival.map { deliver($0, in: scene, standsInOptions: true) } }
    }
    return scene
  }

  private func newSession(_ options: UIScene.ConnectionOptions) -> UISceneSession {
    let listed = UISceneConfiguration(name: "Default Configuration", sessionRole: .windowApplication)
    let session = UISceneSession(role: .windowApplication, configuration: listed)
    sessions.append(session)
    session.configuration = delegate.application(application, configurationForConnecting: session, options: options)
    return session
  }

  /// Makes the window of a storyboard, as Apple's page `UISceneConfiguration` describes.
  private func makeWindow(of configuration: UISceneConfiguration, in scene: UIWindowScene) -> UIWindow? {
    guard let storyboard = configuration.storyboard else { return nil }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = storyboard.instantiateInitialViewController()
    return window
  }

  /// Simulates the user opening a scene that is in the background.
  public func enterForeground(_ scene: UIWindowScene) {
    if scene.activationState == .background { bringForward(scene) {} }
  }

  /// Simulates the user leaving a scene.
  public func enterBackground(_ scene: UIWindowScene) {
    guard [.foregroundActive, .foregroundInactive].contains(scene.activationState) else { return }
    resignActive(scene)
    scene.activationState = .background
    scene.delegateLink?.sceneDidEnterBackground(scene)
    post(UIScene.didEnterBackgroundNotification, scene)
    if scenes.allSatisfy({ $0.activationState == .background }) {
      application.applicationState = .background
      post(UIApplication.didEnterBackgroundNotification)
    }
    scene.session.stateRestorationActivity = scene.delegateLink?.stateRestorationActivity(for: scene)
  }

  /// Simulates an interruption of an active scene, such as a phone call.
  public func resignActive(_ scene: UIWindowScene) {
    guard scene.activationState == .foregroundActive else { return }
    scene.delegateLink?.sceneWillResignActive(scene)
    post(UIScene.willDeactivateNotification, scene)
    let isLast = scenes.allSatisfy { $0 === scene || $0.activationState != .foregroundActive }
    if isLast { post(UIApplication.willResignActiveNotification) }
    scene.activationState = .foregroundInactive
    if isLast { application.applicationState = .inactive }
  }

  /// Simulates the end of an interruption.
  public func becomeActive(_ scene: UIWindowScene) {
    guard scene.activationState == .foregroundInactive else { return }
    scene.activationState = .foregroundActive
    let wasActive = application.applicationState == .active
    application.applicationState = .active
    scene.delegateLink?.sceneDidBecomeActive(scene)
    post(UIScene.didActivateNotification, scene)
    if !wasActive { post(UIApplication.didBecomeActiveNotification) }
  }

  /// Disconnects a scene. Its session stays, and can be connected again.
  public func disconnect(_ scene: UIWindowScene) {
    guard scenes.contains(where: { $0 === scene }) else { return }
    enterBackground(scene)
    scene.delegateLink?.sceneDidDisconnect(scene)
    post(UIScene.didDisconnectNotification, scene)
    forget(scene)
  }

  /// Simulates the user closing scenes, which discards their sessions.
  public func discard(_ discarded: Set<UISceneSession>) {
    for scene in scenes where discarded.contains(scene.session) { disconnect(scene) }
    sessions.removeAll { discarded.contains($0) }
    delegate.application(application, didDiscardSceneSessions: discarded)
  }

  func forget(_ scene: UIWindowScene) {
    scene.activationState = .unattached
    scene.session.scene = nil
    scenes.removeAll { $0 === scene }
    application.sceneList.remove(scene)
  }

  func bringForward(_ scene: UIWindowScene, meanwhile: () -> Void) {
    scene.delegateLink?.sceneWillEnterForeground(scene)
    post(UIScene.willEnterForegroundNotification, scene)
    scene.activationState = .foregroundInactive
    if application.applicationState == .background {
      post(UIApplication.willEnterForegroundNotification)
      application.applicationState = .inactive
    }
    meanwhile()
    becomeActive(scene)
  }

  private func connectionOptions(_ arrival: Arrival?) -> UIScene.ConnectionOptions {
    let options = UIScene.ConnectionOptions()
    switch arrival {
    case .url(let url, let source):
      options.urlContexts = [UIOpenURLContext(url, from: source)]
      options.sourceApplication = source
    case .notification(let response): options.notificationResponse = response
    case .quickAction(let item): options.shortcutItem = item
    case .universalLink, .activity: options.userActivities = arrival?.activity.map { [$0] } ?? []
    case nil: break
    }
    return options
  }
}

extension [UIWindowScene] {
  /// Returns the scene that prefers the content, or a scene that can show it. Scenes that were connected last have priority.
  func first(for targetContentIdentifier: String?) -> UIWindowScene? {
    guard let name = targetContentIdentifier else { return nil }
    return last { $0.activationConditions.prefersToActivateForTargetContentIdentifierPredicate.evaluate(with: name) }
      ?? last { $0.activationConditions.canActivateForTargetContentIdentifierPredicate.evaluate(with: name) }
  }
}
