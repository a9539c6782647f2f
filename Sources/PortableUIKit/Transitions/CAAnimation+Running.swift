extension CAAnimation {
  /// Starts the animation. It ends when the scheduler of the view's window ends animations, or when the user's gesture
  /// ends.
  ///
  /// - Parameters:
  ///   - key: The key of the animation until it ends.
  ///   - extras: The record that stores the animation by this key.
  @MainActor func run(in view: UIView?, forKey key: String?, among extras: LayerExtras?) {
    if duration <= 0 { duration = CATransaction.animationDuration() }
    let group = CATransaction.enterInnermost()
    guard delegate != nil || group != nil || key != nil else { return }
    let scheduler = view?.hostWindow?.queue.scheduler ?? .current ?? .unattached
    let end = { [self] in
      delegate?.animationDidStart(self)
      if let key, isRemovedOnCompletion, extras?.animations[key] === self { extras?.animations[key] = nil }
      delegate?.animationDidStop(self, finished: !isCutShort)
      group?.leave()
    }
    if TransitionContext.hold(end) { return }
    scheduler.animate(end)
  }
}
