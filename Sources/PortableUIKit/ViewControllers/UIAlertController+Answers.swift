// What the user can do with an alert, and what Apple's page `UIAlertController` does not allow.
extension UIAlertController {
  /// The answers the user can give.
  var answers: [UserMove] { actions.filter(\.isEnabled).map { .answer($0.title ?? "") } }

  /// The user chooses an action: the alert goes, and when it is gone the action's handler is called.
  ///
  /// - Parameters:
  ///   - title: What it says, or its accessibility label or identifier.
  ///   - others: How many before it say the same.
  /// - Returns: `false` if there is no such action or it cannot be chosen.
  func answer(_ title: String, after others: Int) -> Bool {
    let enabled = actions.filter(\.isEnabled)
    let named = enabled.filter { ($0.title ?? "") == title }.dropFirst(others).first
    guard
      let action = named
        ?? enabled.first(where: { [$0.accessibilityLabel, $0.accessibilityIdentifier].contains(title) })
    else { return false }
    dismissModal(animated: true) { action.handler?(action) }
    return true
  }

  func mayAdd(_ action: UIAlertAction) -> Bool {
    guard action.style == .cancel, actions.contains(where: { $0.style == .cancel }) else { return true }
    refuse("has a cancel action already; give “\(action.title ?? "")” another style")
    return false
  }

  func refuseForeignPreferredAction(_ before: UIAlertAction?) {
    guard let preferred = preferredAction, !actions.contains(where: { $0 === preferred }) else { return }
    preferredAction = before
    refuse("cannot prefer “\(preferred.title ?? "")”, which is none of its actions; add it first")
  }

  func addField(_ configure: ((UITextField) -> Void)?) {
    guard preferredStyle == .alert else { return refuse("is an action sheet and has no text fields; make it an alert") }
    let field = UITextField()
    fields.append(field)
    showField(field)
    configure?(field)
  }

  /// Puts a field into the view, once there is one.
  func showField(_ field: UITextField) {
    if let view = viewStore { view.insert(field, at: view.subviewList.count) }
  }

  private func refuse(_ what: String) {
    let name = "\(type(of: self))"
    UIKitMisuse.record(
      .misconfiguredAlert, [name], "PortableUIKit: \(name) “\(title ?? "")” \(what).", by: [self])
  }
}
