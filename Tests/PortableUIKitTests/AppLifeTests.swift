import PortableUIKit
import Testing

/// Tests each row of the table of an app's life.
@Suite struct AppLifeTests {
  let journal = Journal()
  let link = URL(fileURLWithPath: "/shop")
  var web: URL { URL(string: "https://shop.example/tea") ?? link }
  let launched = ["willFinishLaunching", "didFinishLaunching"]
  let forward = ["willEnterForeground", "didBecomeActive"]

  private func response(_ name: String) -> UNNotificationResponse {
    let content = UNMutableNotificationContent()
    content.userInfo = ["to": name]
    let request = UNNotificationRequest(identifier: name, content: content, trigger: nil)
    return UNNotificationResponse(notification: UNNotification(request: request))
  }

  /// Runs an app, with or without scenes, to its end.
  private func run(scenes: Bool, _ body: (SimulatedApp, AppJournal) throws -> Void) rethrows {
    let delegate = AppJournal(journal)
    let app = SimulatedApp(delegate: delegate, sceneDelegate: scenes ? { _ in SceneJournal(journal) } : nil)
    defer {
      app.terminate()
      journal.lines = []
    }
    try body(app, delegate)
  }

  /// Runs an app that has been launched.
  private func running(scenes: Bool, _ body: (SimulatedApp, AppJournal) throws -> Void) rethrows {
    try run(scenes: scenes) { app, delegate in
      app.launch()
      _ = journal.take()
      try body(app, delegate)
    }
  }

  @Test("UK-8 A launch notifies the app first, then its scene, which comes to the foreground")
  func launch() throws {
    try run(scenes: true) { app, delegate in
      let scene = try #require(app.launch())
      #expect(journal.take() == launched + ["configuration", "willConnect"] + forward)
      #expect(scene.activationState == .foregroundActive)
      #expect(UIApplication.shared.connectedScenes.contains(scene))
      #expect(UIApplication.shared.delegate === delegate)
      #expect(UIApplication.shared.applicationState == .active)
      #expect(scene.session.configuration.name == "Main")
      #expect(scene.session.scene === scene)
      #expect(delegate.launchOptions == nil)
    }
    run(scenes: false) { app, _ in
      #expect(app.launch() == nil)
      #expect(journal.take() == launched + ["appDidBecomeActive"])
    }
  }

  @Test("UK-8 A storyboard's window exists before its scene connects, and is visible after the launch")
  func storyboard() throws {
    try run(scenes: true) { app, delegate in
      delegate.storyboard = try Drawn.load("Shop")
      let scene = try #require(app.launch())
      #expect(scene.windows.count == 1)
      #expect(scene.windows.first?.rootViewController is ShopTabs)
      #expect(scene.windows.first?.isHidden == false)
      #expect((scene.delegate as? SceneJournal)?.window === scene.windows.first)
    }
  }

  @Test("UK-8 At launch, scenes get a link in their options, and an app without scenes opens it unless it declines")
  func launchWithLink() {
    run(scenes: true) { app, _ in
      app.launch(with: .url(link))
      #expect(journal.take() == launched + ["configuration", "willConnect", "with \(link)"] + forward)
    }
    run(scenes: false) { app, delegate in
      app.launch(with: .url(link, from: "mail"))
      #expect(journal.take() == launched + ["open \(link) from mail", "appDidBecomeActive"])
      #expect(delegate.launchOptions?[.url] as? URL == link)
    }
    run(scenes: false) { app, delegate in
      delegate.opensWhatItIsLaunchedWith = false
      app.launch(with: .url(link))
      #expect(journal.take() == launched + ["appDidBecomeActive"])
    }
  }

  @Test(
    "UK-8 At launch, scenes get a universal link in their options, and an app without scenes continues its activity")
  func launchWithUniversalLink() {
    run(scenes: true) { app, _ in
      app.launch(with: .universalLink(web))
      #expect(journal.take() == launched + ["configuration", "willConnect", "with \(web)"] + forward)
    }
    run(scenes: false) { app, delegate in
      app.launch(with: .universalLink(web))
      #expect(journal.take() == launched + ["willContinue", "continue \(web)", "appDidBecomeActive"])
      #expect(delegate.launchOptions?[.userActivityDictionary] != nil)
    }
  }

  @Test(
    "UK-8 At launch, a notification is in the options, and its response arrives before the scene is active")
  func launchWithNotification() {
    for event in [
      SimulatedApp.Arrival.notification(response("offer")),
      .notification(userInfo: ["to": "offer"], identifier: "offer"),
    ] {
      run(scenes: true) { app, _ in
        app.launch(with: event)
        let told = ["configuration", "willConnect", "with offer", "willEnterForeground", "didReceive offer here"]
        #expect(journal.take() == launched + told + ["didBecomeActive"])
      }
    }
    run(scenes: false) { app, delegate in
      app.launch(with: .notification(response("offer")))
      #expect(journal.take() == launched + ["didReceive offer nowhere", "appDidBecomeActive"])
      #expect((delegate.launchOptions?[.remoteNotification] as? [AnyHashable: Any])?["to"] as? String == "offer")
    }
  }

  @Test("UK-8 A notification delegate that is set after the launch receives no response, and a misuse says so")
  func lateDelegate() {
    run(scenes: true) { app, delegate in
      UNUserNotificationCenter.current().delegate = nil
      delegate.wantsNotifications = false
      app.launch()
      UNUserNotificationCenter.current().delegate = delegate
      _ = journal.take()
      let misuses = UIKitMisuse.collect { app.open(.notification(response("offer"))) }
      #expect(journal.take().isEmpty)
      #expect(misuses.map(\.kind) == [.unheardNotification])
    }
  }

  @Test("UK-8 A launch with a notification and without a notification delegate is no misuse")
  func launchWithoutDelegate() {
    for hasScenes in [true, false] {
      run(scenes: hasScenes) { app, delegate in
        UNUserNotificationCenter.current().delegate = nil
        delegate.wantsNotifications = false
        #expect(UIKitMisuse.collect { app.launch(with: .notification(response("offer"))) } == [])
      }
    }
  }

  @Test("UK-8 A link opens in an active app, and brings a background or disconnected scene to the foreground")
  func linkWhileRunning() throws {
    try running(scenes: true) { app, _ in
      app.open(.url(link, from: "mail"))
      #expect(journal.take() == ["open \(link) from mail"])
      app.enterBackground()
      _ = journal.take()
      app.open(.url(link))
      #expect(journal.take() == ["willEnterForeground", "open \(link) from nobody", "didBecomeActive"])
      app.disconnect(try #require(app.scenes.first))
      _ = journal.take()
      app.open(.url(link))
      #expect(journal.take() == ["willConnect", "with \(link)", "restore 7"] + forward)
    }
    run(scenes: false) { app, _ in
      app.launch()
      app.enterBackground()
      _ = journal.take()
      app.open(.url(link))
      #expect(journal.take() == ["appWillEnterForeground", "open \(link) from nobody", "appDidBecomeActive"])
    }
  }

  @Test("UK-8 A running app continues a universal link, and passes the activity to the objects that it restores")
  func universalLink() {
    running(scenes: true) { app, _ in
      app.open(.universalLink(web))
      #expect(journal.take() == ["willContinue", "continue \(web)"])
      app.open(.activity(NSUserActivity(activityType: "test.reading")))
      #expect(journal.take() == ["willContinue", "continue test.reading"])
    }
    running(scenes: false) { app, delegate in
      let screen = RestoringScreen()
      delegate.restored = [screen]
      app.open(.universalLink(web))
      #expect(journal.take() == ["willContinue", "continue \(web)"])
      #expect(screen.restored.map(\.webpageURL) == [web])
      #expect(screen.restored.map(\.activityType) == [NSUserActivityTypeBrowsingWeb])
    }
  }

  @Test("UK-8 A quick action reaches scenes in their launch options, and in all other cases by performActionFor")
  func quickAction() {
    let item = UIApplicationShortcutItem(type: "search", localizedTitle: "Search")
    run(scenes: true) { app, _ in
      app.launch(with: .quickAction(item))
      #expect(journal.take() == launched + ["configuration", "willConnect", "with search"] + forward)
      app.open(.quickAction(item))
      #expect(journal.take() == ["perform search"])
      app.enterBackground()
      _ = journal.take()
      app.open(.quickAction(item))
      #expect(journal.take() == ["willEnterForeground", "perform search", "didBecomeActive"])
    }
    run(scenes: false) { app, delegate in
      app.launch(with: .quickAction(item))
      #expect(journal.take() == launched + ["perform search", "appDidBecomeActive"])
      #expect(delegate.launchOptions?[.shortcutItem] as? UIApplicationShortcutItem === item)
      app.open(.quickAction(item))
      #expect(journal.take() == ["perform search"])
    }
    run(scenes: false) { app, delegate in
      delegate.opensWhatItIsLaunchedWith = false
      app.launch(with: .quickAction(item))
      #expect(journal.take() == launched + ["appDidBecomeActive"])
    }
  }

  @Test("UK-21 A quick action that no delegate implements is reported as not performed")
  func unheardQuickAction() {
    let item = UIApplicationShortcutItem(type: "open", localizedTitle: "Open")
    var answers: [Bool] = []
    Deaf().application(.shared, performActionFor: item) { answers.append($0) }
    DeafScene().windowScene(UIWindowScene(), performActionFor: item) { answers.append($0) }
    #expect(answers == [false, false])
  }

  @Test("UK-8 The delegate decides how a notification shows in an active app, and receives the user's response")
  func notification() {
    running(scenes: true) { app, _ in
      let answer = response("offer")
      #expect(app.present(answer.notification) == [.banner, .sound])
      app.open(.notification(answer))
      #expect(journal.take() == ["willPresent offer", "didReceive offer here"])
      #expect(answer.actionIdentifier == UNNotificationDefaultActionIdentifier)
      app.open(.notification(userInfo: ["to": "tea"], identifier: "tea"))
      #expect(journal.take() == ["didReceive tea here"])
    }
  }

  @Test("UK-8 An app that enters the background and returns receives the callbacks in Apple's order")
  func background() throws {
    try run(scenes: true) { app, _ in
      let scene = try #require(app.launch())
      _ = journal.take()
      app.enterBackground()
      #expect(journal.take() == ["willResignActive", "didEnterBackground", "stateRestoration"])
      #expect(scene.activationState == .background)
      #expect(UIApplication.shared.applicationState == .background)
      app.enterForeground()
      #expect(journal.take() == forward)
      app.resignActive(scene)
      #expect(scene.activationState == .foregroundInactive)
      #expect(UIApplication.shared.applicationState == .inactive)
      app.becomeActive(scene)
      #expect(journal.take() == ["willResignActive", "didBecomeActive"])
    }
    running(scenes: false) { app, _ in
      app.enterBackground()
      app.enterForeground()
      #expect(
        journal.take() == [
          "appWillResignActive", "appDidEnterBackground", "appWillEnterForeground", "appDidBecomeActive",
        ])
    }
  }

  @Test("UK-8 A scene can disconnect, connect again with its restored state, and be discarded")
  func disconnect() throws {
    try run(scenes: true) { app, _ in
      let scene = try #require(app.launch())
      let session = scene.session
      _ = journal.take()
      app.disconnect(scene)
      #expect(journal.take() == ["willResignActive", "didEnterBackground", "stateRestoration", "didDisconnect"])
      #expect(app.scenes.isEmpty)
      #expect(session.scene == nil)
      #expect(scene.activationState == .unattached)
      #expect(!UIApplication.shared.connectedScenes.contains(scene))
      let again = try #require(app.connectScene(session))
      #expect(again !== scene)
      #expect(again.session === session)
      #expect(journal.take() == ["willConnect", "restore 7"] + forward)
      app.discard([session])
      #expect(journal.take().suffix(2) == ["didDisconnect", "didDiscard 1"])
      #expect(app.sessions.isEmpty)
    }
  }

  @Test("UK-8 An app with two scenes is in the background only when both scenes are")
  func twoScenes() throws {
    try run(scenes: true) { app, _ in
      let first = try #require(app.launch())
      let second = try #require(app.connectScene())
      _ = journal.take()
      app.enterBackground(first)
      #expect(UIApplication.shared.applicationState == .active)
      app.enterBackground(second)
      #expect(UIApplication.shared.applicationState == .background)
      _ = journal.take()
      app.open(.url(link), in: first)
      #expect(first.activationState == .foregroundActive)
      #expect(second.activationState == .background)
    }
  }

  private func onTurn(_ body: @escaping () -> Void) {
    let stage = Stage()
    let screen = stage.screen("asking")
    screen.onDidAppear = body
    stage.show(screen)
  }

  @Test(
    "UK-8 An activation request makes a new scene, reconnects a session, or brings the session's scene to the front")
  func activation() throws {
    try run(scenes: true) { app, _ in
      let first = try #require(app.launch())
      let (shared, activity) = (UIApplication.shared, NSUserActivity(activityType: "test.reading"))
      _ = journal.take()
      onTurn {
        shared.requestSceneSessionActivation(nil, userActivity: activity, options: nil)
        #expect(app.scenes.count == 1, "it is done on a later turn")
      }
      #expect(journal.take() == ["configuration", "willConnect", "with "] + forward)
      let second = try #require(app.scenes.last)
      #expect(app.scenes.count == 2)
      #expect(second !== first)
      #expect(second.activationState == .foregroundActive)
      app.enterBackground(first)
      _ = journal.take()
      let options = UIScene.ActivationRequestOptions()
      options.requestingScene = second
      onTurn { shared.requestSceneSessionActivation(first.session, userActivity: nil, options: options) }
      #expect(journal.take() == forward)
      #expect(first.activationState == .foregroundActive)
      onTurn { shared.requestSceneSessionActivation(first.session, userActivity: activity, options: nil) }
      #expect(journal.take() == ["willContinue", "continue test.reading"])
      let session = second.session
      app.disconnect(second)
      _ = journal.take()
      onTurn { shared.requestSceneSessionActivation(session, userActivity: nil, options: nil) }
      #expect(journal.take() == ["willConnect", "restore 7"] + forward)
      #expect(session.scene != nil)
      #expect(session.scene !== second)
    }
  }

  @Test("UK-8 An app can close a scene, and the error handler of a refused request gets the reason")
  func destruction() throws {
    var codes: [UISceneError.Code?] = []
    var sentences: [String] = []
    let noted: (any Error) -> Void = { error in
      codes.append((error as? UISceneError)?.code)
      sentences.append(error.localizedDescription)
    }
    let shared = UIApplication.shared
    let stranger = UIWindowScene().session
    try run(scenes: true) { app, _ in
      let session = try #require(app.launch()).session
      _ = journal.take()
      let options = UIWindowSceneDestructionRequestOptions()
      #expect(options.windowDismissalAnimation == .standard)
      options.windowDismissalAnimation = .decline
      onTurn { shared.requestSceneSessionDestruction(session, options: options, errorHandler: noted) }
      #expect(journal.take().suffix(2) == ["didDisconnect", "didDiscard 1"])
      #expect(app.sessions.isEmpty)
      #expect(codes.isEmpty)
      onTurn {
        shared.requestSceneSessionDestruction(session, options: nil, errorHandler: noted)
        shared.requestSceneSessionActivation(stranger, userActivity: nil, options: nil, errorHandler: noted)
      }
      #expect(app.scenes.isEmpty)
    }
    run(scenes: false) { app, _ in
      app.launch()
      onTurn { shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil, errorHandler: noted) }
    }
    onTurn { shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil, errorHandler: noted) }
    #expect(codes == [.requestDenied, .requestDenied, .multipleScenesNotSupported, .requestDenied])
    #expect(Set(sentences).count == 3)
    #expect(sentences.allSatisfy { $0.hasSuffix(".") && $0.contains(";") })
    #expect(UISceneError.errorDomain == "UISceneErrorDomain")
  }

  @Test("UK-8 An app that terminates enters the background, and then receives willTerminate")
  func terminate() throws {
    let app = SimulatedApp(delegate: AppJournal(journal)) { _ in SceneJournal(journal) }
    weak let scene = app.launch()
    _ = journal.take()
    app.terminate()
    #expect(journal.take() == ["willResignActive", "didEnterBackground", "stateRestoration", "willTerminate"])
    #expect(UIApplication.shared.delegate == nil)
    #expect(scene == nil)
  }
}
