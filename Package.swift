// swift-tools-version: 6.2
import PackageDescription

/// Whether what decides is UIKit's public calls alone, as on Apple's systems, or also what PortableUIKit tells its own package
/// besides. With WAYFINDER_PUBLIC_UIKIT=1 the tests here run the branches that users run.
let publicUIKit: SwiftSetting =
  if Context.environment["WAYFINDER_PUBLIC_UIKIT"] == "1" {
    .define("PUBLIC_UIKIT")
  } else {
    .define("PUBLIC_UIKIT", .when(platforms: [.iOS, .macCatalyst, .tvOS, .visionOS]))
  }

/// What every target is compiled with: the language as it is going to be.
let common: [SwiftSetting] = [
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
]

/// Targets that live with view controllers stand on the main actor.
let onMainActor = common + [.defaultIsolation(MainActor.self)]

/// The few targets that have branches of their own where UIKit's public calls decide. All others are the same either way.
let whereUIKitDecides = onMainActor + [publicUIKit]

/// Where a module named UIKit is built among other products for a phone, it hides Apple's. What builds all targets of this
/// package for one sets this variable; an app's own build takes the products it names, and never meets that module.
let leavesUIKitOut = Context.environment["WAYFINDER_WITHOUT_UIKIT"] != nil

let portable: Target.Dependency = .target(
  name: "PortableUIKit", condition: .when(platforms: [.linux, .macOS]))

/// The vocabularies that are products of their own.
let vocabularies: [Target.Dependency] = ["PageFlow", "ContextNavigation", "ModuleRouting"]

let portableNamedUIKit: Target.Dependency = .target(
  name: "UIKit", condition: .when(platforms: [.linux, .macOS]))

let package = Package(
  name: "wayfinder",
  platforms: [.macOS(.v13), .iOS(.v16), .macCatalyst(.v16), .tvOS(.v16), .visionOS(.v1)],
  products: [
    .library(name: "Wayfinder", targets: ["Wayfinder"]),
    // One vocabulary each, to import beside Wayfinder.
    .library(name: "PageFlow", targets: ["PageFlow"]),
    .library(name: "ContextNavigation", targets: ["ContextNavigation"]),
    .library(name: "ModuleRouting", targets: ["ModuleRouting"]),
    // For a site's server, which writes links and the association file and has no screens.
    .library(name: "LinkTable", targets: ["LinkTable"]),
    .library(name: "AssociationFiles", targets: ["AssociationFiles"]),
    .library(name: "WayfinderTesting", targets: ["WayfinderTesting"]),
    .library(name: "WayfinderMaps", targets: ["WayfinderMaps"]),
    .library(name: "PortableUIKit", targets: ["PortableUIKit"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .executable(name: "storefront", targets: ["storefront"]),
  ],
  targets: [
    .target(name: "PortableUIKit", swiftSettings: onMainActor),
    .target(name: "_Testing_UIKit"),
    .target(name: "UIKit", dependencies: ["PortableUIKit", "_Testing_UIKit"], swiftSettings: onMainActor),

    .target(name: "NavigationCore", swiftSettings: onMainActor),
    // Links need neither a screen nor an actor.
    .target(name: "LinkTable", swiftSettings: common),
    // A module of its own, so that an app does not carry along what its site and its tests need.
    .target(name: "AssociationFiles", dependencies: ["LinkTable"], swiftSettings: common),
    .target(name: "ViewHierarchy", dependencies: ["NavigationCore", portable], swiftSettings: whereUIKitDecides),
    .target(
      name: "RouteComposition", dependencies: ["ViewHierarchy", "NavigationCore"], swiftSettings: onMainActor),
    .target(
      name: "PageFlow", dependencies: ["RouteComposition", "ContextCore", "ViewHierarchy", "NavigationCore", portable],
      swiftSettings: onMainActor),
    .target(name: "ContextCore", dependencies: ["NavigationCore"], swiftSettings: onMainActor),
    .target(
      name: "ContextNavigation",
      dependencies: ["ContextCore", "RouteComposition", "ViewHierarchy", "NavigationCore", portable],
      swiftSettings: onMainActor),
    .target(
      name: "ModuleRouting", dependencies: ["RouteComposition", "ViewHierarchy", "NavigationCore", portable],
      swiftSettings: onMainActor),
    .target(
      name: "DeepLinks", dependencies: ["LinkTable", "RouteComposition", "ViewHierarchy", "NavigationCore", portable],
      swiftSettings: onMainActor),
    .target(
      name: "Journaling",
      dependencies: ["DeepLinks", "LinkTable", "RouteComposition", "ViewHierarchy", "NavigationCore", portable],
      swiftSettings: onMainActor),
    .target(
      name: "Wayfinder",
      dependencies: [
        "Journaling", "DeepLinks", "LinkTable", "RouteComposition", "ViewHierarchy", "NavigationCore", portable,
      ],
      swiftSettings: onMainActor),
    .target(name: "WayfinderTesting", dependencies: ["Wayfinder"], swiftSettings: onMainActor),
    // Maps and film strips.
    .target(
      name: "WayfinderMaps", dependencies: ["NavigationCore", "ViewHierarchy", "Wayfinder", "WayfinderTesting"],
      swiftSettings: onMainActor),

    .target(
      name: "PageFlowExample", dependencies: ["PageFlow", "Wayfinder"], path: "Examples/PageFlow",
      resources: [.process("Settings.storyboard")], swiftSettings: onMainActor),

    // The shop's modules are targets of their own, so that none can import another: they share protocols alone.
    .target(
      name: "StorefrontProtocols", dependencies: ["ModuleRouting", "Wayfinder"],
      path: "Sources/StorefrontModules/Protocols",
      swiftSettings: onMainActor),
    .target(
      name: "StorefrontReviews", dependencies: ["ModuleRouting", "StorefrontProtocols", "Wayfinder"],
      path: "Sources/StorefrontModules/Reviews", swiftSettings: onMainActor),
    .target(
      name: "StorefrontSharing", dependencies: ["ModuleRouting", "StorefrontProtocols", "Wayfinder"],
      path: "Sources/StorefrontModules/Sharing", swiftSettings: onMainActor),
    .target(
      name: "StorefrontPrices", dependencies: ["ModuleRouting", "StorefrontProtocols", "Wayfinder"],
      path: "Sources/StorefrontModules/Prices", swiftSettings: onMainActor),
    .target(
      name: "StorefrontApp",
      dependencies: [
        "AssociationFiles", "StorefrontProtocols", "StorefrontReviews", "StorefrontSharing", "StorefrontPrices",
        "Wayfinder", "WayfinderMaps", "WayfinderTesting",
      ] + vocabularies, resources: [.process("Resources")],
      swiftSettings: onMainActor),
    .executableTarget(
      name: "storefront", dependencies: ["StorefrontApp", "Wayfinder", "WayfinderTesting"], swiftSettings: onMainActor),

    // Seeds, turns of the main actor, diaries and errors of tests. Without UIKit, for the suites of the core and of links.
    .target(name: "Walks", path: "Tests/Walks", swiftSettings: common),
    // Screens, guards and windows that the suites share.
    .target(
      name: "TestStage", dependencies: ["Walks", "Wayfinder", "WayfinderTesting"], path: "Tests/TestStage",
      swiftSettings: onMainActor),
    // Small apps under test, with the faults that can be planted into them.
    .target(
      name: "TestApps", dependencies: ["Wayfinder", "WayfinderTesting"], path: "Tests/TestApps",
      swiftSettings: onMainActor),
    // What a move tells, on PortableUIKit here and on Apple's UIKit in an app: the same sources in both.
    .target(name: "Traces", dependencies: [portable], path: "Tests/Traces", swiftSettings: onMainActor),
    .executableTarget(
      name: "write-traces", dependencies: ["Traces"], path: "Tests/WriteTraces", swiftSettings: onMainActor),

    .testTarget(
      name: "PortableUIKitTests", dependencies: ["PortableUIKit", "Walks"], resources: [.copy("Resources")],
      swiftSettings: onMainActor),
    .testTarget(name: "NavigationCoreTests", dependencies: ["NavigationCore", "Walks"], swiftSettings: onMainActor),
    .testTarget(
      name: "LinkTableTests", dependencies: ["AssociationFiles", "LinkTable", "Walks"], swiftSettings: common),
    .testTarget(
      name: "DeepLinksTests", dependencies: ["TestStage", "Walks", "Wayfinder", "WayfinderTesting"] + vocabularies,
      swiftSettings: onMainActor),
    .testTarget(
      name: "ViewHierarchyTests",
      dependencies: ["TestStage", "ViewHierarchy", "Walks", "Wayfinder", "WayfinderTesting"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "DocumentationTests",
      dependencies: ["AssociationFiles", "Wayfinder", "WayfinderMaps", "WayfinderTesting"] + vocabularies,
      swiftSettings: onMainActor),
    .testTarget(
      name: "EngineTests", dependencies: ["TestStage", "Walks", "Wayfinder", "WayfinderTesting"] + vocabularies,
      swiftSettings: whereUIKitDecides),
    .testTarget(
      name: "RouteCompositionTests", dependencies: ["TestStage", "Walks", "Wayfinder", "WayfinderTesting"],
      swiftSettings: onMainActor),
    .testTarget(name: "TracesTests", dependencies: ["Traces"], swiftSettings: onMainActor),
    // What an app's own targets are: sources that import UIKit, without the settings of this package.
    .testTarget(name: "UIKitClientTests", dependencies: [portableNamedUIKit, "Wayfinder"]),
    .testTarget(
      name: "UIKitClient5Tests", dependencies: [portableNamedUIKit, "Wayfinder"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "PageFlowTests",
      dependencies: ["PageFlow", "PageFlowExample", "TestStage", "Walks", "Wayfinder", "WayfinderTesting"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "ContextCoreTests", dependencies: ["ContextCore", "NavigationCore", "Walks"], swiftSettings: onMainActor),
    .testTarget(
      name: "ContextNavigationTests",
      dependencies: ["ContextNavigation", "TestStage", "Walks", "Wayfinder", "WayfinderTesting"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "ModuleRoutingTests",
      dependencies: ["ModuleRouting", "TestStage", "Walks", "Wayfinder", "WayfinderTesting"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "WayfinderTestingTests",
      dependencies: ["TestApps", "Walks", "Wayfinder", "WayfinderTesting"] + vocabularies,
      swiftSettings: onMainActor),
    .testTarget(
      name: "WayfinderMapsTests",
      dependencies: ["TestApps", "Walks", "Wayfinder", "WayfinderMaps", "WayfinderTesting"],
      exclude: ["Drawings"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "StorefrontTests",
      dependencies: [
        "StorefrontApp", "StorefrontProtocols", "storefront", "Walks", "Wayfinder", "WayfinderTesting",
      ] + vocabularies,
      exclude: ["Hostile"],
      swiftSettings: onMainActor),
  ],
  swiftLanguageModes: [.v6]
)

if leavesUIKitOut {
  let named = ["UIKit", "_Testing_UIKit", "UIKitClientTests", "UIKitClient5Tests"]
  package.products.removeAll { named.contains($0.name) }
  package.targets.removeAll { named.contains($0.name) }
}
