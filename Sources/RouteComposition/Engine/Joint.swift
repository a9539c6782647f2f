import ViewHierarchy

/// One screen of a plan: the step it comes from, and what it is going to be joined to.
struct Joint {
  /// What a screen is joined to.
  enum Host {
    /// A view controller of the tree.
    case live(UIViewController)
    /// One that the plan builds, by its number.
    case new(Int)
    /// The nearest that suits around a screen that a step below makes; known when that screen has been built.
    case around(Int)
    /// One inside something that has been built and is not in the tree yet.
    case built(UIViewController)
    /// Nothing: the screen is made by a step below.
    case none
  }

  let step: any BoundStep
  var host: Host

  /// How the screen is joined; not at all where a step below makes it.
  var join: Join { step.join?.join ?? .nothing }

  /// Whether only the screen itself, once it is there, tells what is around it: a step below makes it, its class may turn
  /// out to be the one needed, or an action of the app's own may put a container around it.
  func staysOpen(for next: AnyJoin) -> Bool {
    isOpaque || step.isMadeBelow || step.mayMake(next.hostType)
  }

  /// Whether the router itself joins the screen to something that it knows.
  var isPlain: Bool {
    if case .around = host { return false }
    switch join {
    case .embed, .present, .replaceRoot: return true
    case .embedCustomly, .nothing, .opaque: return false
    }
  }

  var isOpaque: Bool {
    if case .opaque = join { true } else { false }
  }

  func joins(new container: Int) -> Bool {
    if case .new(container) = host { join.isEmbedding } else { false }
  }
}
