extension UIViewController {
  /// The minimum margins, in points: 20 at the sides at regular width, 16 at compact width.
  var leastMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = traitsNow.horizontalSizeClass == .regular ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  func addToSafeArea(_ insets: UIEdgeInsets) {
    guard insets != extras?.additionalSafeArea ?? .zero else { return }
    madeExtras().additionalSafeArea = insets
    insetsMayHaveChanged()
  }

  func respectLeastMargins(_ respects: Bool) {
    guard respects != extras?.respectsLeastMargins ?? true else { return }
    madeExtras().respectsLeastMargins = respects
    insetsMayHaveChanged()
  }

  /// Notifies views of new insets. A view that is not loaded yet gets them when it is added to a window.
  private func insetsMayHaveChanged() {
    UIView.knowsInsets = true
    viewStore?.insetsMayHaveChanged()
  }

  /// Whether the system sized the view to fill its superview, which had another size before.
  ///
  /// Follows Apple's page `UIWindow`, `rootViewController`. If the app takes part in a presentation, the app owns the
  /// modal's frame. If that frame filled the superview before, it fills the superview again.
  func fillsSuperview(by view: UIView, of old: CGSize) -> Bool {
    guard let host = view.superviewLink else { return false }
    if let parentLink { return parentLink.managesChildViews && parentLink.viewStore === host }
    if host.asWindow?.seenRoot === self { return true }
    guard let seenPresenter, seenPresenter.seenModal === self else { return false }
    return presentationControllerStore?.container == nil || view.frame == CGRect(origin: .zero, size: old)
  }
}
