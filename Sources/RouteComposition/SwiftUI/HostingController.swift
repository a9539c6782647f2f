#if canImport(SwiftUI) && (os(iOS) || os(tvOS) || os(visionOS))
  public import SwiftUI
  import ViewHierarchy

  /// Makes a hosting controller for a SwiftUI view.
  public struct UIHostingControllerFactory<Content: View, Context>: Factory {
    private let make: (Context) throws -> Content

    /// Makes a factory from a closure that makes the view.
    public init(@ViewBuilder _ make: @escaping () throws -> Content) { self.make = { _ in try make() } }

    /// Makes a factory from a closure that makes the view from the context.
    public init(@ViewBuilder with make: @escaping (Context) throws -> Content) { self.make = make }

    /// Makes the hosting controller.
    public func build(with context: Context) throws -> UIHostingController<Content> {
      UIHostingController(rootView: try make(context))
    }
  }

  /// A SwiftUI view that is made from a context, and can say whether it shows one.
  public protocol ContextInstantiatable<Context>: View {
    /// What it shows.
    associatedtype Context

    /// Makes the view for a context.
    init(with context: Context)

    /// Whether the view shows that context now.
    func isTarget(for context: Context) -> Bool
  }

  /// Makes a hosting controller for a view that is made from the context.
  public struct UIHostingControllerWithContextFactory<Content: ContextInstantiatable>: Factory {
    /// Makes the factory.
    public init() {}

    /// Makes the hosting controller.
    public func build(with context: Content.Context) throws -> UIHostingController<Content> {
      UIHostingController(rootView: Content(with: context))
    }
  }

  /// Finds the hosting controller of a view that says it shows the context.
  public struct UIHostingControllerWithContextFinder<Content: ContextInstantiatable>: StackIteratingFinder {
    /// What goes through the view controllers.
    public let iterator: any StackIterator

    /// Looks with an iterator of your own.
    public init(iterator: any StackIterator = DefaultStackIterator()) { self.iterator = iterator }

    /// Whether this controller's view shows the context.
    public func isTarget(_ viewController: UIHostingController<Content>, with context: Content.Context) -> Bool {
      viewController.rootView.isTarget(for: context)
    }
  }
#endif
