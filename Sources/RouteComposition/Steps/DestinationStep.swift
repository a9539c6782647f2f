public import ViewHierarchy

/// Somewhere to go: a screen, and the way that leads to it. It can be navigated to, and other chains can start from it.
///
/// - `ViewController` is the screen that is there when the step has been reached.
/// - `Context` is what has to be known to get there.
public struct DestinationStep<ViewController: UIViewController, Context> {
  var node: StepNode<Context>

  /// Vouches that the screen of this step stands in a container of the kind that the next action needs.
  ///
  /// The container is the nearest one around the screen when the route runs. If there is none then, the navigation
  /// fails, names both types, and has changed nothing.
  public func expectingContainer<Container: ContainerViewController>() -> DestinationStep<Container, Context> {
    DestinationStep<Container, Context>(node: node)
  }

  /// The same step for those who know its screen by a superclass.
  ///
  /// Where the screen is of another class after all, the navigation arrives, and then fails with both types.
  public func seen<Superclass: UIViewController>(
    as superclass: Superclass.Type
  ) -> DestinationStep<Superclass, Context> {
    DestinationStep<Superclass, Context>(node: node)
  }

  /// The same step for chains of another context, which `transformer` turns into this one's.
  public func adaptingContext<Transformer: ContextTransformer>(
    using transformer: Transformer
  ) -> DestinationStep<ViewController, Transformer.SourceContext> where Transformer.TargetContext == Context {
    DestinationStep<ViewController, Transformer.SourceContext>(node: AdaptingNode(transformer, target: node))
  }

  /// The same step for chains of another context, of which the closure makes this one's.
  ///
  /// What the closure throws fails the navigation, which has changed nothing.
  public func adaptingContext<Source>(
    _ adapt: @escaping (Source) throws -> Context
  ) -> DestinationStep<ViewController, Source> {
    adaptingContext(using: InlineContextTransformer(adapt))
  }
}

extension DestinationStep where Context == Any? {
  /// The same step for chains of any context.
  public func adaptingContext<Source>() -> DestinationStep<ViewController, Source> {
    adaptingContext(using: InlineContextTransformer { (source: Source) -> Any? in source })
  }
}

extension DestinationStep where Context == Void {
  /// The same step for chains of any context.
  public func adaptingContext<Source>() -> DestinationStep<ViewController, Source> {
    adaptingContext(using: InlineContextTransformer { (_: Source) in })
  }
}

/// Adapts a context by a closure.
public struct InlineContextTransformer<SourceContext, TargetContext>: ContextTransformer {
  private let adapt: (SourceContext) throws -> TargetContext

  /// Makes a transformer from a closure.
  public init(_ adapt: @escaping (SourceContext) throws -> TargetContext) { self.adapt = adapt }

  /// Returns the adapted context, or throws what the closure threw.
  public func transform(_ context: SourceContext) throws -> TargetContext { try adapt(context) }
}

/// The steps that every chain can start from.
public enum GeneralStep {
  /// The root of the window; whatever is presented on it goes.
  public static func root<Context>(
    windowProvider: any WindowProvider = RouterWindowProvider()
  ) -> DestinationStep<UIViewController, Context> {
    custom(using: WindowFinder<Context>(end: .root, windowProvider: windowProvider))
  }

  /// The current screen: whatever is on top now. An alert, an action sheet and a share sheet are passed over to the screen below,
  /// and go as the route begins.
  public static func current<Context>(
    windowProvider: any WindowProvider = RouterWindowProvider()
  ) -> DestinationStep<UIViewController, Context> {
    custom(using: WindowFinder<Context>(end: .current, windowProvider: windowProvider))
  }

  /// A screen that the finder finds. If it does not, the navigation fails.
  public static func custom<ViewController, Context>(
    using finder: any Finder<ViewController, Context>
  ) -> DestinationStep<ViewController, Context> {
    DestinationStep(node: ScreenNode(StepParts(finder: finder, factory: nil), action: nil, below: nil))
  }
}

/// A finder that looks at the root of a tree, or on top of it.
protocol WindowStart {
  @MainActor var tree: LiveTree { get }
}

/// Finds the root of a window, the current screen, or what is in front of all others.
struct WindowFinder<Context>: Finder, WindowStart {
  enum End {
    case root
    /// The topmost that is no alert.
    case current
    /// The topmost, also if it is an alert.
    case front
  }

  let end: End
  let windowProvider: any WindowProvider

  var tree: LiveTree { SearchScope.tree(of: windowProvider) }

  func findViewController(with context: Context) throws -> UIViewController? {
    let tree = tree
    return switch end {
    case .root: tree.root
    case .current: tree.screenInFront
    case .front: tree.topmost
    }
  }
}
