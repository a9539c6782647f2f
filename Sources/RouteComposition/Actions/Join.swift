package import ViewHierarchy

/// How an action joins a screen, where that is known beforehand.
package enum Join {
  /// By an edit of what a container contains.
  case embed(ListEdit)
  /// By an edit of what a container contains that is an app's own.
  case embedCustomly
  /// By presenting it.
  case present(Presentation)
  /// By making it the root of the window.
  case replaceRoot(RootReplacement)
  /// Not at all.
  case nothing
  /// By an action of the app's own.
  case opaque

  package var isEmbedding: Bool {
    switch self {
    case .embed, .embedCustomly: true
    default: false
    }
  }
}

/// An edit of a list by which a newcomer joins it.
package enum ListEdit {
  case append
  case replaceAll
  case replaceLast
  case insert(at: Int?, replacing: Bool)

  package func apply<Element>(_ newcomer: Element, to list: inout [Element]) {
    switch self {
    case .append: list.append(newcomer)
    case .replaceAll: list = [newcomer]
    case .replaceLast:
      if !list.isEmpty { list.removeLast() }
      list.append(newcomer)
    case .insert(let position, let isReplacing):
      let position = min(max(position ?? list.count, 0), list.count)
      if isReplacing, position < list.count { list.remove(at: position) }
      list.insert(newcomer, at: position)
    }
  }
}

/// How a screen is presented.
package struct Presentation {
  package enum StartingPoint {
    case current
    case topmostParent
    case topmost
    case custom(() throws -> UIViewController?)
  }

  let startingPoint: StartingPoint
  /// Sets style and the like on the screen before it is presented.
  let configure: (UIViewController) -> Void
}

/// How the root is replaced.
package struct RootReplacement {
  let options: UIView.AnimationOptions
  let duration: Double
}

/// An action whose effect is known beforehand, so that it can be planned and made part of a net change.
package protocol PlannableAction {
  var join: Join { get }
}

/// An action that carries out its change itself and can tell beforehand what that takes out of the tree.
package protocol ReplacingAction {
  /// What of the view controllers in `host` will not be there any more.
  func replaced(in host: UIViewController) -> [UIViewController]
}
