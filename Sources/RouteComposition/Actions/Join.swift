package import ViewHierarchy

/// How an action joins a screen, where that is known beforehand.
package enum Join {
  /// Plans the joining to a host; `nil` where it can be told only when the host is there.
  package typealias Planning = (_ newcomer: any Newcomer, _ host: PlannedScreen, _ live: LiveTree) throws -> (any Edit)?

  /// By an edit of what a container contains.
  case embed(ListEdit)
  /// By an edit of what a container contains that the action itself carries out; alone in a container that is there, it may
  /// be planned otherwise. Of those, `takesInside` names the ones whose newcomer others go into by ``embedInside(_:)``.
  case embedCustomly(alone: Planning?, takesInside: Bool = false)
  /// By an edit of what a child of the container contains: of the child itself where it is new as well, and planned where it
  /// stands already.
  case embedInside(Planning)
  /// By an edit of the tree.
  case edit(Planning)
  /// Not at all.
  case nothing
  /// By code of the app's own.
  case appCode

  package var isEmbedding: Bool {
    switch self {
    case .embed, .embedCustomly, .embedInside: true
    default: false
    }
  }
}

/// An action whose effect is known beforehand, so that it can be planned and made part of a net change.
package protocol PlannableAction {
  var join: Join { get }

  /// What edits the list of a container that is being made; `nil` for an action that edits none.
  var editing: (any ContainerAction)? { get }
}

extension PlannableAction {
  /// The action itself, where it is a container's.
  package var editing: (any ContainerAction)? { self as? any ContainerAction }
}
