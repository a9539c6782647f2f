// Fingers, put down and moved by tests. They go the way Apple's page `hitTest(_:with:)` says, to the views and on along the
// responders. Controls follow them; scroll views, lists and gestures do not: those are moved by `UIWindow.perform(_:)`.
extension UIWindow {
  /// Puts a finger down at a point of the window: the view that is hit is told. Not Apple's.
  ///
  ///     let finger = window.putFinger(at: CGPoint(x: 20, y: 300))
  ///     finger?.move(to: CGPoint(x: 220, y: 300))
  ///     finger?.lift()
  ///
  /// - Parameters:
  ///   - point: Where, in the window's coordinates.
  ///   - tapCount: How often it has come down there in a row.
  /// - Returns: The finger; `nil` if the window takes none now, as while a transition is under way, or nothing is hit.
  @discardableResult public func putFinger(at point: CGPoint, tapCount: Int = 1) -> UITouch? {
    guard mayBeTouched else { return nil }
    layOut()
    let finger = UITouch(at: point, in: self, tapCount: tapCount)
    let event = UIEvent([finger])
    finger.view = hitTest(point, with: event)
    guard finger.view != nil else { return nil }
    queue.scheduler.lead { UIApplication.shared.sendEvent(event) }
    return finger
  }

  func handOut(_ event: UIEvent) {
    for finger in event.touches(for: self) ?? [] {
      switch finger.phase {
      case .began: finger.view?.touchesBegan([finger], with: event)
      case .moved: finger.view?.touchesMoved([finger], with: event)
      case .ended: finger.view?.touchesEnded([finger], with: event)
      case .cancelled: finger.view?.touchesCancelled([finger], with: event)
      case .stationary, .regionEntered, .regionMoved, .regionExited: break
      }
    }
  }
}

extension UITouch {
  /// Moves the finger to a point of the window; the view on which it came down is told. Not Apple's.
  public func move(to point: CGPoint) { send(.moved, at: point) }
  /// Lifts the finger. Not Apple's.
  public func lift() { send(.ended, at: place) }
  /// Takes the finger away as the system does when something comes between. Not Apple's.
  public func takeAway() { send(.cancelled, at: place) }

  /// A finger that was lifted does nothing any more.
  private func send(_ phase: Phase, at point: CGPoint) {
    guard self.phase != .ended, self.phase != .cancelled else { return }
    become(phase, at: point)
    guard let window else { return }
    window.queue.scheduler.lead { UIApplication.shared.sendEvent(UIEvent([self])) }
  }
}
