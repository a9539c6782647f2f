// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Starter",
  platforms: [.iOS(.v16), .macOS(.v13)],
  products: [.library(name: "Screens", targets: ["Screens"])],
  dependencies: [.package(name: "wayfinder", path: "../..")],
  targets: [
    .target(
      name: "Screens",
      dependencies: [
        .product(name: "Wayfinder", package: "wayfinder"), .product(name: "PageFlow", package: "wayfinder"),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "ScreensTests",
      dependencies: ["Screens", .product(name: "WayfinderTesting", package: "wayfinder")],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
  ]
)
