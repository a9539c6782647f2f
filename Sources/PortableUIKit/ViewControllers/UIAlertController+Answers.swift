// The user's answers to an alert, and the configurations that Apple's page `UIAlertController` does not allow.
extension UIAlertController {
  var answers: [UserMove] { actions.filter(\.isEnabled).map { .answer($0.title ?? "") } }

  /// Chooses an action as the user does: dismisses the alert and then calls the action's handler.
  ///
  /// - Parameters:
  ///   - title: The title of the action, or its accessibility label or identifier.
  ///   - others: The number of actions with the same title to skip.
  /// - Returns: `false` if there is no such action, or if it is disabled.
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

  /// Adds a text field to the view, if it is loaded.
  func showField(_ field: UITextField) {
    if let view = viewStore { view.insert(field, at: view.subviewList.count) }
  }

  private func refuse(_ what: String) {
    let name = "\(type(of: self))"
    UIKitMisuse.record(
      .misconfiguredAlert, [name], "PortableUIKit: \(name) “\(title ?? "")” \(what).", by: [self])
  }
}
