/// Told about scrolling.
///
/// Follows Apple's page `UIScrollViewDelegate`. Code scrolls here, and no finger: what only a finger does is never told.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called when another point is at the upper left corner.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called when the user begins to scroll.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called when the user is about to lift the finger, with where it will come to rest, which may be set.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  )
  /// Called when the user has lifted the finger.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called when it goes on moving after the finger.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called when it has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called when code has scrolled, animated.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Whether a tap on the status bar takes it back to its beginning.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Called when it is back at its beginning.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// The view that is made smaller and larger.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called when the contents are seen in another size.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called when there is other room around the contents.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Nothing to do.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Nothing to do.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// It comes to rest where it would.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Nothing to do.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Nothing to do.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Nothing to do.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Nothing to do.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// It goes back.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Nothing to do.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// None.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Nothing to do.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Nothing to do.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
