// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Birds",
  platforms: [.iOS(.v16), .macOS(.v13)],
  products: [.library(name: "Birds", targets: ["Birds"])],
  dependencies: [.package(url: "https://github.com/wayfinder-swift/wayfinder", branch: "main")],
  targets: [
    .target(
      name: "Birds", dependencies: [.product(name: "Wayfinder", package: "wayfinder")],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "BirdsTests", dependencies: ["Birds", .product(name: "WayfinderTesting", package: "wayfinder")],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
  ]
)
