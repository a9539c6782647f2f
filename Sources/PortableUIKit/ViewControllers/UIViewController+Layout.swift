extension UIViewController {
  /// The smallest margins: 20 points at the sides in a regular width, 16 in a compact one.
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

  /// A view that is not loaded yet says so when it comes into a window.
  private func insetsMayHaveChanged() {
    UIView.knowsInsets = true
    viewStore?.insetsMayHaveChanged()
  }

  /// Whether the system has put its view where it is, to fill its superview, which has had another size.
  ///
  /// Follows Apple's page `UIWindow`, `rootViewController`. Where the app takes part in a presentation, the modal's frame
  /// is the app's: one that has filled everything goes on to, and any other stays as it is.
  func fillsSuperview(by view: UIView, of old: CGSize) -> Bool {
    guard let host = view.superviewLink else { return false }
    if let parentLink { return parentLink.managesChildViews && parentLink.viewStore === host }
    if host.asWindow?.seenRoot === self { return true }
    guard let seenPresenter, seenPresenter.seenModal === self else { return false }
    return presentationControllerStore?.container == nil || view.frame == CGRect(origin: .zero, size: old)
  }
}
