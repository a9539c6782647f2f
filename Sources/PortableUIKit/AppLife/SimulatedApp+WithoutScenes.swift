extension SimulatedApp {
  func launchOptions(_ arrival: Arrival) -> [UIApplication.LaunchOptionsKey: Any] {
    switch arrival {
    case .url(let url, let source):
      var options: [UIApplication.LaunchOptionsKey: Any] = [.url: url]
      if let source { options[.sourceApplication] = source }
      return options
    case .notification(let response): return [.remoteNotification: response.notification.request.content.userInfo]
    case .quickAction(let item): return [.shortcutItem: item]
    case .universalLink, .activity:
      guard let activity = arrival.activity else { return [:] }
      return [.userActivityDictionary: [UIApplication.LaunchOptionsKey.userActivityType: activity.activityType]]
    }
  }

  func hand(_ arrival: Arrival) {
    if case .url(let url, let source) = arrival {
      var options: [UIApplication.OpenURLOptionsKey: Any] = [.openInPlace: false]
      if let source { options[.sourceApplication] = source }
      _ = delegate.application(application, open: url, options: options)
    } else if case .quickAction(let item) = arrival {
      delegate.application(application, performActionFor: item) { _ in }
    } else if let activity = arrival.activity {
      _ = delegate.application(application, willContinueUserActivityWithType: activity.activityType)
      _ = delegate.application(application, continue: activity) { restoring in
        for object in restoring ?? [] { object.restoreUserActivityState(activity) }
      }
    }
  }

  func becomeActive() {
    application.applicationState = .active
    delegate.applicationDidBecomeActive(application)
    post(UIApplication.didBecomeActiveNotification)
  }

  func enterBackgroundWithoutScenes() {
    guard application.applicationState != .background else { return }
    delegate.applicationWillResignActive(application)
    post(UIApplication.willResignActiveNotification)
    application.applicationState = .background
    delegate.applicationDidEnterBackground(application)
    post(UIApplication.didEnterBackgroundNotification)
  }

  func enterForegroundWithoutScenes(_ meanwhile: () -> Void) {
    guard application.applicationState == .background else { return }
    delegate.applicationWillEnterForeground(application)
    post(UIApplication.willEnterForegroundNotification)
    application.applicationState = .inactive
    meanwhile()
    becomeActive()
  }
}
