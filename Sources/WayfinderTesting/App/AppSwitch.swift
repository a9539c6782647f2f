import Wayfinder

/// Something around an app that changes without its router: whether somebody is logged in, the width of the window, the network.
public struct AppSwitch<App: RunningApp> {
  /// What reports call it.
  public let name: String
  /// What it can be set to.
  public let values: [String]
  private let read: @MainActor (App) -> String
  private let write: @MainActor (App, String) -> Void

  /// A switch with some values.
  ///
  /// - Parameters:
  ///   - name: What reports call it.
  ///   - values: What it can be set to.
  ///   - read: What it is set to in an app that is running.
  ///   - write: Sets it; it is called with the values only.
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

  /// What it is set to.
  public func value(in app: App) -> String { read(app) }

  /// Sets it.
  ///
  /// - Returns: `false` for what is not among its ``values``; nothing is set then.
  @discardableResult public func set(_ value: String, in app: App) -> Bool {
    guard values.contains(value) else { return false }
    write(app, value)
    return true
  }
}
