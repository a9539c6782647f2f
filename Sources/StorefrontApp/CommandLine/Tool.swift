import Wayfinder

/// The command line tool: opens links, or reads commands.
public struct Tool {
  private let output: Output
  private let input: () -> [UInt8]?

  /// Says what the tool reads and where it writes.
  ///
  /// - Parameter input: Gives the next bytes; `nil` at the end.
  public init(output: Output, input: @escaping () -> [UInt8]?) {
    self.output = output
    self.input = input
  }

  /// Does what the arguments ask for.
  public func run(_ arguments: [String]) async -> ToolStatus {
    let invocation: Invocation
    do throws(UsageError) {
      invocation = try Invocation(arguments)
    } catch {
      output.complain(error.reason + "\n\n" + Invocation.usage)
      return .usage
    }
    if invocation.action == .help {
      output.say(Invocation.usage)
      return .success
    }
    do {
      let lister = LinkLister(links: try Links(), output: output)
      switch invocation.action {
      case .links: return lister.list(asJSON: invocation.isJSON)
      case .aasa(let file?): return lister.compare(with: file)
      case .aasa: return lister.writeAssociationFile()
      case .open, .notify, .shell, .help: break
      }
      let shop = try makeShop(invocation)
      switch invocation.action {
      case .open(let links):
        return await LinkOpener(shop: shop, output: output, invocation: invocation).open(links)
      case .notify(let file):
        return await NoticeFollower(shop: shop, output: output, invocation: invocation).follow(file)
      case .shell, .help, .links, .aasa:
        await readCommands(for: shop, invocation)
        return .success
      }
    } catch {
      output.complain("\(error)")
      return .failed
    }
  }

  private func makeShop(_ invocation: Invocation) throws -> Storefront {
    let session = Session(
      isLoggedIn: invocation.isLoggedIn, isOnboarded: !invocation.isFirstLaunch,
      isAttended: invocation.action == .shell)
    let shop = try Storefront(catalogue: try Catalogue.bundled(), session: session)
    shop.isWide = invocation.isWide
    // Transitions end at once, so that each command is over when the next is read.
    shop.window.transitionScheduler = TransitionScheduler(.immediate)
    shop.launch()
    return shop
  }

  private func readCommands(for shop: Storefront, _ invocation: Invocation) async {
    let shell = Shell(shop: shop, output: output, isJSON: invocation.isJSON)
    var lines = LineSplitter()
    output.prompt()
    while let bytes = input() {
      for line in lines.feed(bytes) {
        guard shell.run(line) else { return }
        await Task.yield()
        output.prompt()
      }
    }
    if let last = lines.finish() { _ = shell.run(last) }
  }
}
