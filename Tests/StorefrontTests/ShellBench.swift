import StorefrontApp
import Wayfinder

/// What a shell has written.
final class Written {
  private(set) var results = ""
  private(set) var errors = ""
  /// Both, as a terminal shows them.
  private(set) var shown = ""

  /// An output that writes here.
  var output: Output {
    Output(
      results: { [self] text in
        results += text
        shown += text
      },
      errors: { [self] text in
        errors += text
        shown += text
      })
  }

  /// Results and errors without the lines of trees.
  func sentences() -> [String] {
    shown.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("●") && !$0.hasPrefix("○") }
  }

  func clear() { (results, errors, shown) = ("", "", "") }
}

/// A shell for a shop that just begun, and what it writes.
struct ShellBench {
  let shop: Storefront
  let shell: Shell
  let written = Written()

  init() throws { self.init(shop: try Storefront.onScreen()) }

  init(shop: Storefront) {
    self.shop = shop
    shell = Shell(shop: shop, output: written.output)
  }

  /// What the command says, trees left out.
  func say(_ command: String) -> [String] {
    written.clear()
    _ = shell.run(command)
    return written.sentences()
  }
}
