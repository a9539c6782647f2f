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
public enum Edge: Int8, Sendable { case top, leading, bottom, trailing
  @frozen public struct Set: OptionSet, Sendable { public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let all = Edge.Set(rawValue: 15) } }
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
// swiftui/app, swiftui/scene, swiftui/scenebuilder, swiftui/windowgroup
@available(iOS 14.0, tvOS 14.0, *)
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  @MainActor @preconcurrency init()
}
@available(iOS 14.0, tvOS 14.0, *)
extension App { @MainActor @preconcurrency public static func main() { fatalError() } }
@available(iOS 14.0, tvOS 14.0, *)
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
@available(iOS 14.0, tvOS 14.0, *)
extension Never: Scene {}
@available(iOS 14.0, tvOS 14.0, *)
@resultBuilder public struct SceneBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: Scene { fatalError() }
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene { fatalError() }
}
@available(iOS 14.0, tvOS 14.0, *)
nonisolated public struct WindowGroup<Content>: Scene where Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) { fatalError() }
  public typealias Body = Never
  @MainActor @preconcurrency public var body: Never { fatalError() }
}
// swiftui/uiviewcontrollerrepresentable, swiftui/uiviewcontrollerrepresentablecontext
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Self.Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  @MainActor @preconcurrency func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType
  @MainActor @preconcurrency func updateUIViewController(_ uiViewController: Self.UIViewControllerType, context: Self.Context)
  @MainActor @preconcurrency static func dismantleUIViewController(
    _ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator)
  @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
}
extension UIViewControllerRepresentable {
  @MainActor @preconcurrency public static func dismantleUIViewController(
    _ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator) { fatalError() }
  @MainActor @preconcurrency public var body: Never { fatalError() }
}
extension UIViewControllerRepresentable where Self.Coordinator == () {
  @MainActor @preconcurrency public func makeCoordinator() -> Self.Coordinator { fatalError() }
}
@MainActor @preconcurrency public struct UIViewControllerRepresentableContext<Representable>
where Representable: UIViewControllerRepresentable {
  @MainActor @preconcurrency public let coordinator: Representable.Coordinator
  @MainActor @preconcurrency public var environment: EnvironmentValues { fatalError() }
}
// swiftui/anyview
@frozen public struct AnyView: View { nonisolated public init<V>(_ view: V) where V: View { fatalError() }
  public typealias Body = Never
  public var body: Never { fatalError() } }
// swiftui/state
@frozen @propertyWrapper public struct State<Value> {
  public init(wrappedValue value: Value) { fatalError() }
  public var wrappedValue: Value { get { fatalError() } nonmutating set { fatalError() } }
  public var projectedValue: Binding<Value> { fatalError() }
}
// swiftui/environment, swiftui/environmentkey, swiftui/environmentvalues
@frozen @propertyWrapper public struct Environment<Value> {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { fatalError() }
  public var wrappedValue: Value { fatalError() }
}
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}
public struct EnvironmentValues {
  public init() { fatalError() }
  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey { get { fatalError() } set { fatalError() } }
}
// uikit/uitraitbridgedenvironmentkey, swiftui/uitraitbridgedenvironmentkey
@available(iOS 17.0, tvOS 17.0, *)
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  static func read(from traitCollection: UITraitCollection) -> Self.Value
  static func write(to mutableTraits: inout any UIMutableTraits, value: Self.Value)
}
// swiftui/safearearegions
@available(iOS 14.0, tvOS 14.0, *)
@frozen public struct SafeAreaRegions: OptionSet, Sendable { public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let all = SafeAreaRegions(rawValue: .max)
}
// swiftui/view/onopenurl(perform:), swiftui/view/oncontinueuseractivity(_:perform:), swiftui/view/ignoressafearea(_:edges:),
// swiftui/view/environment(_:_:)
extension View {
  @available(iOS 14.0, tvOS 14.0, *)
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> ()) -> some View { EmptyView() }
  @available(iOS 14.0, tvOS 14.0, *)
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> ()
  ) -> some View { EmptyView() }
  @available(iOS 14.0, tvOS 14.0, *)
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { EmptyView() }
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View { EmptyView() }
}
