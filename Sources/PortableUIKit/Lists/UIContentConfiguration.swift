/// What a view shows, as a value that makes the view.
///
/// Follows Apple's page `UIContentConfiguration`.
nonisolated public protocol UIContentConfiguration {
  /// Makes a view that shows it.
  @MainActor func makeContentView() -> any UIView & UIContentView
  /// Returns the configuration for a state of its view. No view here calls it: content does not depend on a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// The state of a view that shows content.
///
/// Follows Apple's page `UIConfigurationState`.
nonisolated public protocol UIConfigurationState {
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
}

/// A view that shows a configuration.
///
/// Follows Apple's page `UIContentView`.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  /// What it shows; one that is set is shown at once.
  var configuration: any UIContentConfiguration { get set }
  /// Whether it can show a configuration.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether that is of the type of the one it shows.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// What a cell, or a view at one end of a section, shows by configurations.
final class ConfiguredContents {
  /// The view of the contents.
  private(set) var view = UIView()
  private(set) var configuration: (any UIContentConfiguration)?

  /// Shows a configuration in the view that shows another one, if that can, else in one of its own.
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

  /// Makes a label in the view there is now.
  func labelInside() -> UILabel {
    let label = UILabel()
    view.insert(label, at: view.subviewList.count)
    return label
  }

  /// Makes a view of a picture in the view there is now.
  func pictureInside() -> UIImageView {
    let picture = UIImageView()
    view.insert(picture, at: 0)
    return picture
  }

  /// What the contents say.
  var words: String? { view.words ?? view.firstWords }

  nonisolated deinit {}
}
