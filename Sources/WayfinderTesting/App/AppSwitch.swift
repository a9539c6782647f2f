import Wayfinder

/// A condition around an app that changes without its router: a login, the width of the window, the network.
public struct AppSwitch<App: RunningApp> {
  /// The name in reports.
  public let name: String
  /// The possible values.
  public let values: [String]
  private let read: @MainActor (App) -> String
  private let write: @MainActor (App, String) -> Void

  /// Creates a switch.
  ///
  /// - Parameters:
  ///   - name: The name in reports.
  ///   - values: The possible values.
  ///   - read: A closure that returns the value in a running app.
  ///   - write: A closure that sets one of the values.
  public init(
    _ name: String, values: [String], read: @escaping @MainActor (App) -> String,
    write: @escaping @MainActor (App, String) -> Void
  ) {
    self.name = name
    self.values = values
    self.read = read
    self.write = write
  }

  /// A switch that is on or off.
  public init(_ name: String, _ path: ReferenceWritableKeyPath<App, Bool>) {
    self.init(name, values: ["off", "on"]) { app in
      app[keyPath: path] ? "on" : "off"
    } write: { app, value in
      app[keyPath: path] = value == "on"
    }
  }

  /// Returns the value in a running app.
  public func value(in app: App) -> String { read(app) }

  /// Sets the value, and returns `false` if it is not among ``values``.
  @discardableResult public func set(_ value: String, in app: App) -> Bool {
    guard values.contains(value) else { return false }
    write(app, value)
    return true
  }
}
