// Fingers that tests put down and move. Touches reach views as Apple's page `hitTest(_:with:)` says, and then the
// responder chain. Only controls follow fingers. `UIWindow.perform(_:)` moves scroll views, lists and gestures.
extension UIWindow {
  /// Puts a finger down at a point, and sends the touch to the hit view. Not Apple's.
  ///
  ///     let finger = window.putFinger(at: CGPoint(x: 20, y: 300))
  ///     finger?.move(to: CGPoint(x: 220, y: 300))
  ///     finger?.lift()
  ///
  /// - Parameters:
  ///   - point: The point in the window's coordinates.
  ///   - tapCount: The number of successive taps at the point.
  /// - Returns: The finger. `nil` if no view is hit, or if the window takes no touches, for example during a
  ///   transition.
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
  /// Moves the finger to a point, and sends the touch to the view that it hit first. Not Apple's.
  public func move(to point: CGPoint) { send(.moved, at: point) }
  /// Lifts the finger. Not Apple's.
  public func lift() { send(.ended, at: place) }
  /// Cancels the touch as the system does when it interrupts the user. Not Apple's.
  public func takeAway() { send(.cancelled, at: place) }

  /// Sends the touch. A finger that has been lifted sends nothing.
  private func send(_ phase: Phase, at point: CGPoint) {
    guard self.phase != .ended, self.phase != .cancelled else { return }
    become(phase, at: point)
    guard let window else { return }
    window.queue.scheduler.lead { UIApplication.shared.sendEvent(UIEvent([self])) }
  }
}
