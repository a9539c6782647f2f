#if canImport(SwiftUI) && (os(iOS) || os(tvOS) || os(visionOS))
  public import SwiftUI
  import ViewHierarchy

  /// A factory that makes a hosting controller for a SwiftUI view.
  public struct UIHostingControllerFactory<Content: View, Context>: Factory {
    private let make: (Context) throws -> Content

    /// Creates a factory from a closure that makes the view.
    public init(@ViewBuilder _ make: @escaping () throws -> Content) { self.make = { _ in try make() } }

    /// Creates a factory from a closure that makes the view from the context.
    public init(@ViewBuilder with make: @escaping (Context) throws -> Content) { self.make = make }

    /// Makes the hosting controller.
    ///
    /// - Throws: The error of the closure.
    public func build(with context: Context) throws -> UIHostingController<Content> {
      UIHostingController(rootView: try make(context))
    }
  }

  /// A SwiftUI view that is made from a context and reports whether it shows a context.
  public protocol ContextInstantiatable<Context>: View {
    /// The context that the view shows.
    associatedtype Context

    /// Creates the view for a context.
    init(with context: Context)

    /// Returns whether the view shows the context now.
    func isTarget(for context: Context) -> Bool
  }

  /// A factory that makes a SwiftUI view from the context, and a hosting controller for the view.
  public struct UIHostingControllerWithContextFactory<Content: ContextInstantiatable>: Factory {
    /// Creates the factory.
    public init() {}

    /// Makes the hosting controller.
    public func build(with context: Content.Context) throws -> UIHostingController<Content> {
      UIHostingController(rootView: Content(with: context))
    }
  }

  /// A finder of the first hosting controller whose view shows the context.
  public struct UIHostingControllerWithContextFinder<Content: ContextInstantiatable>: StackIteratingFinder {
    /// The iterator that visits the view controllers.
    public let iterator: any StackIterator

    /// Creates a finder. By default, the finder searches the whole window.
    public init(iterator: any StackIterator = DefaultStackIterator()) { self.iterator = iterator }

    /// Returns whether the view of the hosting controller shows the context.
    public func isTarget(_ viewController: UIHostingController<Content>, with context: Content.Context) -> Bool {
      viewController.rootView.isTarget(for: context)
    }
  }
#endif
