import Foundation
import WayfinderMaps

nonisolated extension AppMap {
  /// The shop with a counterexample as its path.
  static let shopWithPath = shop.with(
    path: Path(
      from: "home",
      [
        .init(to: "category", .user, "Choose a row"), .init(to: "product", .user, "Choose a row"),
        .init(to: "reviews", .user, "Tap “Reviews”"), .init(to: "editor", .user, "Tap “Write”"),
        .init(to: "login", .step, "The gate of the editor"), .init(to: "chat", .link, "store://chat"),
        .init(to: "login", .back),
      ], outcome: "P2: no way back from “Login” reaches a root"))

  /// The shop with the coverage of tests that miss some screens.
  static let shopWithCoverage = shop.with(
    coverage: Coverage(
      screens: Set(shop.screens.map(\.id)).subtracting(["language", "about", "share", "forgotten"]),
      ways: Set(
        shop.ways.filter { !["language", "about", "share", "forgotten"].contains($0.to) && $0.from != "wishes" })))

  /// An older shop, with other screens and ways.
  static let olderShop = AppMap(
    title: shop.title, groups: shop.groups,
    screens: shop.screens.filter { !["chat", "colours"].contains($0.id) } + [
      Screen("vouchers", title: "Vouchers", in: "account")
    ],
    ways: shop.ways.filter {
      !["chat", "colours"].contains($0.to) && $0.from != "colours" && !($0.from == "orders" && $0.to == "login")
    } + [
      Way(from: "account", to: "vouchers", .user, "Tap “Vouchers”"), Way(from: "bag", to: "filter", .user, "Shake"),
    ], present: shop.present)

  /// The shop without the ways that lead to the size guide.
  static let shopWithoutSizes = AppMap(
    title: shop.title, groups: shop.groups, screens: shop.screens, ways: shop.ways.filter { $0.to != "sizes" },
    present: shop.present)

  /// Texts that a browser or another reader could interpret as markup or commands.
  static let hostileTexts = [
    "<script>alert(1)</script>", "</svg></title></style><img src=x onerror=alert(1)>", "a\"] --> b[\"c",
    "it's & <b>\"quoted\"</b>", "two\nlines\r\nand\ttabs",
    "nul \u{0} bell \u{7} escape \u{1B}[31m delete \u{7F} c1 \u{9B}", "\\N \\\" \\", "; } ] digraph",
    "--> subgraph end", "1. first", "- dash", "#quot; #35; &quot; &amp;lt;", "`markdown` **bold**", "%% comment", "]]>",
    "${x} `${y}`", "مرحبا بالعالم", "שלום עולם", "left \u{202E}turned\u{202C} right", "👩‍👩‍👧‍👦 family 🇩🇪 😀", "日本語の画面",
    "Z\u{300}\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}algo", "\u{FFFE}\u{FFFF}", "", "   ", "﷽",
    String(repeating: "word ", count: 100), String(repeating: "W", count: 500), String(repeating: "long ", count: 400),
  ]

  /// A map with the hostile texts as titles, identifiers and names.
  static let hostile = AppMap(
    title: hostileTexts[0] + hostileTexts[1],
    groups: hostileTexts.prefix(20).enumerated().map {
      Group("group" + $1, title: $1, kind: Group.Kind.allCases[$0 % 3])
    },
    screens: hostileTexts.enumerated().map {
      Screen("id" + $1, title: $1, in: "group" + hostileTexts[$0 % 20], isRoot: $0 == 0)
    },
    ways: zip(hostileTexts, hostileTexts.dropFirst()).map { Way(from: "id" + $0, to: "id" + $1, .user, $1) }
      + hostileTexts.map { Way(to: "id" + $0, .link, $0) }, present: "id" + hostileTexts[0],
    path: Path(
      from: "id" + hostileTexts[0],
      zip(hostileTexts, hostileTexts.dropFirst()).prefix(5).map { .init(to: "id" + $1, .user, $0) },
      outcome: hostileTexts[1]))
}
