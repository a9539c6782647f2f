/// The content of a view, as a value that makes the view.
///
/// Follows Apple's page `UIContentConfiguration`.
nonisolated public protocol UIContentConfiguration {
  /// Creates a view that shows the content.
  @MainActor func makeContentView() -> any UIView & UIContentView
  /// Returns the configuration for a state of its view. The headless UIKit never calls this method, because no content depends on a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// The state of a view that shows content.
///
/// Follows Apple's page `UIConfigurationState`.
nonisolated public protocol UIConfigurationState {
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
}

/// A view that shows a content configuration.
///
/// Follows Apple's page `UIContentView`.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  /// The configuration that the view shows. The view shows a new value at once.
  var configuration: any UIContentConfiguration { get set }
  /// Returns whether the view can show a configuration.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns whether a configuration has the same type as the current one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// The content of a cell, header or footer, by its configuration.
final class ConfiguredContents {
  private(set) var view = UIView()
  private(set) var configuration: (any UIContentConfiguration)?

  /// Shows a configuration in the current view if the view supports it, otherwise in a new view.
  func show(_ new: (any UIContentConfiguration)?, in owner: UIView) {
    let wasConfigured = configuration != nil
    configuration = new
    guard let new else {
      if wasConfigured { replaceView(by: UIView(), in: owner) }
      return
    }
    if wasConfigured, let shown = view as? any UIView & UIContentView, shown.supports(new) {
      shown.configuration = new
    } else {
      replaceView(by: new.makeContentView(), in: owner)
    }
  }

  private func replaceView(by new: UIView, in owner: UIView) {
    new.frame = view.frame
    view.takeOut()
    view = new
    owner.insert(new, at: 0)
  }

  func labelInside() -> UILabel {
    let label = UILabel()
    view.insert(label, at: view.subviewList.count)
    return label
  }

  func pictureInside() -> UIImageView {
    let picture = UIImageView()
    view.insert(picture, at: 0)
    return picture
  }

  var words: String? { view.words ?? view.firstWords }

  nonisolated deinit {}
}
