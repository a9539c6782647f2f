// swift-tools-version: 6.2
import PackageDescription

/// Defines the branches that depend only on UIKit's public calls, as on Apple's systems. Without them the package also uses additions of
/// PortableUIKit. With WAYFINDER_PUBLIC_UIKIT=1 the tests on this system run the branches that users on Apple's systems run.
let publicUIKit: SwiftSetting =
  if Context.environment["WAYFINDER_PUBLIC_UIKIT"] == "1" {
    .define("PUBLIC_UIKIT")
  } else {
    .define("PUBLIC_UIKIT", .when(platforms: [.iOS, .macCatalyst, .tvOS, .visionOS]))
  }

/// The settings of every target: Swift's upcoming features.
let common: [SwiftSetting] = [
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
]

/// The settings of targets that work with view controllers, and so are isolated to the main actor.
let onMainActor = common + [.defaultIsolation(MainActor.self)]

/// The settings of the few targets with branches for UIKit's public calls. All other targets are the same with and without them.
let whereUIKitDecides = onMainActor + [publicUIKit]

/// A module named UIKit that is built for a phone hides Apple's UIKit. A build of all targets for a phone sets this variable. An app
/// builds only the products that it names, and so never builds that module.
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
    // Vocabularies, each to be imported in addition to Wayfinder.
    .library(name: "PageFlow", targets: ["PageFlow"]),
    .library(name: "ContextNavigation", targets: ["ContextNavigation"]),
    .library(name: "ModuleRouting", targets: ["ModuleRouting"]),
    // Products for a site's server, which writes links and the association file and has no screens.
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
    // Links need no screen and no actor.
    .target(name: "LinkTable", swiftSettings: common),
    // This is a separate module, so that an app does not contain code that only its site and its tests need.
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
    // Maps and film strips of apps under test.
    .target(
      name: "WayfinderMaps", dependencies: ["NavigationCore", "ViewHierarchy", "Wayfinder", "WayfinderTesting"],
      swiftSettings: onMainActor),

    .target(
      name: "PageFlowExample", dependencies: ["PageFlow", "Wayfinder"], path: "Examples/PageFlow",
      resources: [.process("Settings.storyboard")], swiftSettings: onMainActor),

    // The modules of the shop are separate targets, so that they share only protocols and cannot import each other.
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

    // Seeds, random walks, diaries and errors for tests. The target does not use UIKit, because the suites of the core and of links use
    // it.
    .target(name: "Walks", path: "Tests/Walks", swiftSettings: common),
    // Screens, guards and windows that the suites share.
    .target(
      name: "TestStage", dependencies: ["ContextNavigation", "Walks", "Wayfinder", "WayfinderTesting"],
      path: "Tests/TestStage", swiftSettings: onMainActor),
    // Small apps under test, each of which can be launched with a fault.
    .target(
      name: "TestApps", dependencies: ["Wayfinder", "WayfinderTesting"], path: "Tests/TestApps",
      swiftSettings: onMainActor),
    // The effects of each move on UIKit, on PortableUIKit here and on Apple's UIKit in an app. Both compile the same sources.
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
    // Like the targets of an app, these import UIKit and do not have the settings of this package.
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
