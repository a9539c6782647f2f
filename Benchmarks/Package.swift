// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [.defaultIsolation(MainActor.self), .enableUpcomingFeature("ExistentialAny")]
let wayfinder: [Target.Dependency] = ["Wayfinder", "PageFlow", "ContextNavigation", "ModuleRouting"].map {
  .product(name: $0, package: "wayfinder")
}

let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "wayfinder", path: "..")],
  targets: [
    .target(name: "AllocationCounter"),
    .target(name: "SetUps", dependencies: wayfinder, swiftSettings: settings),
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["AllocationCounter", "SetUps", .product(name: "WayfinderTesting", package: "wayfinder")]
        + wayfinder,
      swiftSettings: settings),
    .executableTarget(
      name: "Counting", dependencies: ["AllocationCounter", "SetUps"] + wayfinder, swiftSettings: settings),
    .executableTarget(
      name: "PlainApp", dependencies: [.product(name: "PortableUIKit", package: "wayfinder")], swiftSettings: settings),
    .executableTarget(
      name: "RouterApp", dependencies: [.product(name: "Wayfinder", package: "wayfinder")], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
