import StorefrontApp
import Testing
import Wayfinder

@Suite("The tool") struct ToolTests {
  /// Runs the tool in this process.
  private func run(_ arguments: [String], input: [[UInt8]] = []) async -> (ToolStatus, Written) {
    let written = Written()
    var rest = input[...]
    let status = await Tool(output: written.output) { rest.popFirst() }.run(arguments)
    return (status, written)
  }

  @Test(
    "The exit status of the tool is that of the first request that does not succeed",
    arguments: [
      (["open", "store://product/42"], .success), (["open", "store://login"], .success),
      (["open", "store://bag", "store://bag"], .success), (["open", "store://orders", "--logged-in"], .success),
      (["open", "--plan", "store://orders"], .success), (["--help"], .success), ([], .success),
      (["open"], .usage), (["open", "--fast", "store://bag"], .usage), (["--plan"], .usage),
      (["links"], .success), (["links", "--json"], .usage), (["links", "all"], .usage), (["aasa"], .success),
      (["aasa", "--check"], .usage), (["aasa", "--check", "/nowhere"], .link), (["links", "--check", "x"], .usage),
      (["open", "store://checkout/payment", "--logged-in"], .success), (["open", "store://checkout"], .blocked),
      (["open", "--plan", "store://checkout/payment", "store://checkout"], .success),
      (["open", "store://checkout", "store://bag", "--logged-in"], .blocked),
      (["open", "store://product/42", "--first-launch"], .success), (["close", "store://bag"], .usage),
      (["open", "store://bag", "--map", "x.svg"], .usage),
      (["open", "store://orders"], .blocked), (["open", "store://login?next=product/1"], .blocked),
      (["open", "nonsense"], .link), (["open", "store://nowhere"], .link), (["open", "store://review/new"], .link),
      (["open", "store://product/77"], .failed), (["open", "store://product/77", "--plan"], .failed),
      (["open", "store://orders/1", "store://bag"], .failed),
      (["open", "store://bag", "nonsense", "store://product/77", "store://orders"], .link),
    ] as [([String], ToolStatus)])
  func statuses(_ arguments: [String], _ expected: ToolStatus) async {
    let (status, written) = await run(arguments)
    #expect(status == expected)
    #expect(written.errors.isEmpty == (expected == .success))
  }

  @Test("`links` lists the table of links with the old forms")
  func listsLinks() async {
    let (_, written) = await run(["links"])
    #expect(written.results.contains("product/:product   (also item/:product, p/:product)"))
  }

  @Test("DL-8 `aasa` writes an association file that agrees with the links, and reports differences with example links")
  func associationFile() async throws {
    let (_, written) = await run(["aasa"])
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(written.results.utf8).write(to: file)
    let (agreed, agreement) = await run(["aasa", "--check", file.path])
    #expect(agreed == .success)
    #expect(agreement.results == "Site and app agree.\n")
    try Data(written.results.replacing("/orders/?*/tracking", with: "/orders/?*/parcel").utf8).write(to: file)
    let (differs, difference) = await run(["aasa", "--check", file.path])
    #expect(differs == .failed)
    #expect(difference.results.contains("/parcel”"))
    #expect(difference.results.contains("“orders/:order/tracking”"))
    try Data(#"{"applinks":{"details":[]}}"#.utf8).write(to: file)
    let (_, nothing) = await run(["aasa", "--check", file.path])
    let opened = nothing.results.split(separator: "\n").compactMap { $0.split(separator: "“").dropFirst().first }
      .compactMap { $0.split(separator: "”").first }
    #expect(opened.count > 20)
    for link in opened { #expect(throws: Never.self, "\(link)") { try Links().routes.target(of: String(link)) } }
    try Data("{}".utf8).write(to: file)
    let (wrong, complaint) = await run(["aasa", "--check", file.path])
    #expect(wrong == .link)
    #expect(complaint.errors.contains("applinks"))
  }

  @Test("DL-6 The error about an unknown link suggests the nearest link")
  func explains() async {
    let (_, written) = await run(["open", "store://ordrs/1001"])
    #expect(written.errors.contains("Perhaps “store://orders/1001” was meant."))
  }

  @Test("Later links open after a failed link")
  func laterLinks() async {
    let (_, written) = await run(["open", "nonsense", "store://product/42"])
    #expect(written.results.contains("\nArrived.\n"))
  }

  @Test(
    "The option --wide opens an order beside the list, and without the option the order is on top",
    arguments: [true, false])
  func wide(isWide: Bool) async {
    let (status, written) = await run(["open", "store://orders/1001", "--logged-in"] + (isWide ? ["--wide"] : []))
    #expect(status == .success)
    let shown = written.results.split(separator: "\n").filter { $0.hasPrefix("●") }
    #expect(shown.contains { $0.contains("OrdersScreen") } == isWide)
    #expect(shown.contains { $0.contains("OrderScreen") })
  }

  @Test("`open --plan` changes nothing")
  func planOnly() async {
    let (_, written) = await run(["open", "store://product/42", "store://category/7", "--plan"])
    #expect(!written.results.contains("already"))
    #expect(written.results.contains("build ProductScreen"))
  }

  @Test("The shell reads lines in any pieces, and answers each meaningless line with a sentence")
  func pieces() async {
    let long = [UInt8](repeating: 65, count: 1_000_000)
    let input: [[UInt8]] = [
      Array("op".utf8), Array("en store://product/42\nopen store".utf8), Array("://bag\n".utf8), [0xFF, 0xFE, 10],
      [0, 10], long, long, [10], Array("\r\n\n".utf8), Array("open store://acc".utf8), Array("ount".utf8),
    ]
    let (status, written) = await run([], input: input)
    #expect(status == .success)
    #expect(written.errors.split(separator: "\n").count == 3)
    #expect(written.results.contains("store://bag: Arrived."))
    #expect(written.results.contains("store://account: Arrived."))
  }

  @Test("The input may end while a request waits")
  func endWhileWaiting() async {
    let (status, written) = await run([], input: [Array("open store://orders\n".utf8)])
    #expect(status == .success)
    #expect(written.results.contains("Waits for the login screen"))
  }
}
