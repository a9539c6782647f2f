/// Something that can be done with a row.
///
/// Follows Apple's page `UIContextualAction`.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// What kind of action it is.
  nonisolated public enum Style: Int, Sendable {
    /// An ordinary one.
    case normal = 0
    /// One that deletes something.
    case destructive = 1
  }

  /// What an action does: given itself, the row's view, and whom to tell whether it was done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// What kind of action it is.
  open private(set) var style: UIContextualAction.Style
  /// What it does.
  open private(set) var handler: UIContextualAction.Handler
  /// The wording.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  /// What is painted behind the wording.
  open var backgroundColor: UIColor!

  /// Makes an action.
  public init(style: UIContextualAction.Style, title: String?, handler: @escaping UIContextualAction.Handler) {
    self.style = style
    self.handler = handler
    self.title = title
    super.init()
  }

  nonisolated deinit {}
}

/// What one finds by swiping a row.
///
/// Follows Apple's page `UISwipeActionsConfiguration`.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// The actions, the nearest to the edge first.
  open private(set) var actions: [UIContextualAction]
  /// Whether swiping all the way does the first one.
  open var performsFirstActionWithFullSwipe = true

  /// Makes a configuration of actions.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }

  nonisolated deinit {}
}
