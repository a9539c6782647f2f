import StorefrontApp
import Wayfinder

/// The output of a shell.
final class Written {
  private(set) var results = ""
  private(set) var errors = ""
  /// Results and errors in one text, as a terminal shows them.
  private(set) var shown = ""

  /// An output that appends to this text.
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

  /// Returns results and errors without the lines of trees.
  func sentences() -> [String] {
    shown.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("●") && !$0.hasPrefix("○") }
  }

  func clear() { (results, errors, shown) = ("", "", "") }
}

/// A shell for a newly launched shop, and the shell's output.
struct ShellBench {
  let shop: Storefront
  let shell: Shell
  let written = Written()

  init() throws { self.init(shop: try Storefront.onScreen()) }

  init(shop: Storefront) {
    self.shop = shop
    shell = Shell(shop: shop, output: written.output)
  }

  /// Runs the command, and returns its sentences without trees.
  func say(_ command: String) -> [String] {
    written.clear()
    _ = shell.run(command)
    return written.sentences()
  }
}
