public import ViewHierarchy

/// A screen and the route that leads to it. You can navigate to a step, and start other chains from it.
///
/// - `ViewController` is the class of the screen.
/// - `Context` is the value that the route needs, such as the number of a product.
public struct DestinationStep<ViewController: UIViewController, Context> {
  var node: StepNode<Context>

  /// Declares that the screen of this step is in a container, and returns the step with that container as its view
  /// controller.
  ///
  /// When the route runs, it looks for a view controller of the class `Container`: first the screen itself, then the
  /// containers around it, from the inside out. If there is none, the navigation fails with an error that names this
  /// class and the screen. A chain that continues from this step then changes nothing. If this step is the destination,
  /// the navigation fails after it has shown the screen.
  public func expectingContainer<Container: ContainerViewController>() -> DestinationStep<Container, Context> {
    DestinationStep<Container, Context>(node: node)
  }

  /// Returns the same step with its screen typed as a superclass.
  ///
  /// The compiler does not check that the given class is a superclass. If neither the screen nor a container around it
  /// is of this class, the navigation shows the screen and then fails. The error names both classes.
  public func seen<Superclass: UIViewController>(
    as superclass: Superclass.Type
  ) -> DestinationStep<Superclass, Context> {
    DestinationStep<Superclass, Context>(node: node)
  }

  /// Returns the same step for chains of another context. The transformer makes the context of this step from the
  /// context of the chain.
  public func adaptingContext<Transformer: ContextTransformer>(
    using transformer: Transformer
  ) -> DestinationStep<ViewController, Transformer.SourceContext> where Transformer.TargetContext == Context {
    DestinationStep<ViewController, Transformer.SourceContext>(node: AdaptingNode(transformer, target: node))
  }

  /// Returns the same step for chains of another context. The closure makes the context of this step from the context
  /// of the chain.
  ///
  /// If the closure throws an error, the navigation fails with this error and changes nothing.
  public func adaptingContext<Source>(
    _ adapt: @escaping (Source) throws -> Context
  ) -> DestinationStep<ViewController, Source> {
    adaptingContext(using: InlineContextTransformer(adapt))
  }
}

extension DestinationStep where Context == Any? {
  /// Returns the same step for chains of any context. The step receives the context of the chain as `Any?`.
  public func adaptingContext<Source>() -> DestinationStep<ViewController, Source> {
    adaptingContext(using: InlineContextTransformer { (source: Source) -> Any? in source })
  }
}

extension DestinationStep where Context == Void {
  /// Returns the same step for chains of any context. The step receives no context.
  public func adaptingContext<Source>() -> DestinationStep<ViewController, Source> {
    adaptingContext(using: InlineContextTransformer { (_: Source) in })
  }
}

/// A transformer that is made from a closure.
public struct InlineContextTransformer<SourceContext, TargetContext>: ContextTransformer {
  private let adapt: (SourceContext) throws -> TargetContext

  /// Creates a transformer from a closure.
  public init(_ adapt: @escaping (SourceContext) throws -> TargetContext) { self.adapt = adapt }

  /// Returns the adapted context.
  ///
  /// - Throws: The error of the closure.
  public func transform(_ context: SourceContext) throws -> TargetContext { try adapt(context) }
}

/// The steps that any chain can start from.
public enum GeneralStep {
  /// Returns a step for the root of the window. Every screen that is presented on the root is dismissed.
  public static func root<Context>(
    windowProvider: any WindowProvider = RouterWindowProvider()
  ) -> DestinationStep<UIViewController, Context> {
    custom(using: WindowFinder<Context>(end: .root, windowProvider: windowProvider))
  }

  /// Returns a step for the current screen, which is the topmost screen of the window.
  ///
  /// If an alert, an action sheet or a share sheet is in front, the current screen is the one below it. The alert or
  /// sheet is dismissed when the route begins to change the tree.
  public static func current<Context>(
    windowProvider: any WindowProvider = RouterWindowProvider()
  ) -> DestinationStep<UIViewController, Context> {
    custom(using: WindowFinder<Context>(end: .current, windowProvider: windowProvider))
  }

  /// Returns a step for a screen that the finder finds. If the finder finds none, the navigation fails.
  public static func custom<ViewController, Context>(
    using finder: any Finder<ViewController, Context>
  ) -> DestinationStep<ViewController, Context> {
    DestinationStep(node: ScreenNode(StepParts(finder: finder, factory: nil), action: nil, below: nil))
  }
}

/// A finder of the root, the current screen or the topmost view controller of a window. A chain that starts with such a
/// finder can start in an empty window.
protocol WindowStart {
  @MainActor var tree: LiveTree { get }
}

/// A finder of a window's root, of the current screen, or of the topmost view controller.
struct WindowFinder<Context>: Finder, WindowStart {
  enum End {
    case root
    /// The topmost view controller that is not an alert, an action sheet or a share sheet.
    case current
    /// The topmost view controller, alerts and sheets included.
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
