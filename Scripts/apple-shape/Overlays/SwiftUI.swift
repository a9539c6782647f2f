@_exported import UIKit
// swiftui/view
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
extension Never: View { public typealias Body = Never
  public var body: Never { fatalError() } }
@resultBuilder public struct ViewBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: View { fatalError() }
  public static func buildBlock() -> EmptyView { fatalError() }
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: View { fatalError() }
  public static func buildBlock<each Content>(_ content: repeat each Content) -> TupleView<(repeat each Content)> where repeat each Content: View { fatalError() }
  public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View { fatalError() }
}
extension Optional: View where Wrapped: View { public typealias Body = Never
  public var body: Never { fatalError() } }
@frozen public struct EmptyView: View { public init() { fatalError() }
  public typealias Body = Never
  public var body: Never { fatalError() } }
@frozen public struct TupleView<T>: View { public var value: T
  public init(_ value: T) { fatalError() }
  public typealias Body = Never
  public var body: Never { fatalError() } }
@frozen public struct Text: View, Equatable { public init<S: StringProtocol>(_ content: S) { fatalError() }
  public typealias Body = Never
  public var body: Never { fatalError() } 
  public static func == (a: Text, b: Text) -> Bool { fatalError() } }
public struct VStack<Content: View>: View { public init(@ViewBuilder content: () -> Content) { fatalError() }
  public typealias Body = Never
  public var body: Never { fatalError() } }
public struct Button<Label: View>: View {
  public typealias Body = Never
  public var body: Never { fatalError() } }
extension Button where Label == Text {
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) { fatalError() } }
// swiftui/uihostingcontroller
@MainActor @preconcurrency open class UIHostingController<Content>: UIViewController where Content: View {
  @MainActor @preconcurrency public init(rootView: Content) { fatalError() }
  @MainActor @preconcurrency public init?(coder aDecoder: NSCoder, rootView: Content) { fatalError() }
  @MainActor @preconcurrency required dynamic public init?(coder aDecoder: NSCoder) { fatalError() }
  @MainActor @preconcurrency open override func viewWillAppear(_ animated: Bool) { fatalError() }
  @MainActor @preconcurrency public var rootView: Content { get { fatalError() } set { fatalError() } }
}
// swiftui/pushtransition
@available(iOS 17.0, tvOS 17.0, *)
@MainActor @preconcurrency public struct PushTransition {
  public init(edge: Edge) { fatalError() }
}
public enum Edge: Int8, Sendable { case top, leading, bottom, trailing }
// swiftui/binding/init(get:set:)
@frozen public struct Binding<Value> {
  @preconcurrency public init(
    get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) { fatalError() }
}
// swiftui/view/sheet(ispresented:ondismiss:content:)
extension View {
  nonisolated public func sheet<Content>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View { EmptyView() }
}
