/// An action that the user finds by swiping a row.
///
/// Follows Apple's page `UIContextualAction`.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// The styles of actions.
  nonisolated public enum Style: Int, Sendable {
    /// A normal action.
    case normal = 0
    /// An action that deletes data.
    case destructive = 1
  }

  /// A closure that performs an action. The parameters are the action, the view of the row, and a closure to call with the result.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The style of the action.
  open private(set) var style: UIContextualAction.Style
  /// The closure that performs the action.
  open private(set) var handler: UIContextualAction.Handler
  /// The title.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// The background colour.
  open var backgroundColor: UIColor!

  /// Creates an action.
  public init(style: UIContextualAction.Style, title: String?, handler: @escaping UIContextualAction.Handler) {
    self.style = style
    self.handler = handler
    self.title = title
    super.init()
  }

  nonisolated deinit {}
}

/// The actions that the user finds by swiping a row.
///
/// Follows Apple's page `UISwipeActionsConfiguration`.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// The actions. The first action is nearest to the edge.
  open private(set) var actions: [UIContextualAction]
  /// A Boolean value that indicates whether a full swipe performs the first action.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration with actions.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }

  nonisolated deinit {}
}
