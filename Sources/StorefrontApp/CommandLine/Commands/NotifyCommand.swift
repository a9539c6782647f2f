import Wayfinder

extension Command {
  static let notify = Command(
    "notify", "Follow notifications, and show where that led.",
    tool: ToolForm(
      [.one("FILE", .file)], options: [.loggedIn, .wide],
      details: """
        The file holds a list of objects: {"kind": "order", "order": 1001, "status": "shipped"},
        {"kind": "promotion", "product": 42}, {"kind": "chat", "message": "Hello"}. They are followed one after the
        other; of a file that says something else none is, and the status is 4.
        """
    ) { call in
      await NoticeFollower(shop: try call.makeShop(), output: call.output).follow(call.words[0])
    },
    shell: ShellForm(
      [.one("KIND", .choice(Notice.kinds)), .optional("WORDS", .text)],
      details: """
        It is one of `notify order N STATUS`, where STATUS is one of \(OrderStatus.allCases.map(\.rawValue).joined(separator: ", "));
        `notify promotion N`, with the number of a product; `notify chat MESSAGE`.
        """
    ) { call in
      let notice = try Notice(writtenAs: call.words)
      call.follow { completion in
        do {
          try call.shell.recorder.move(notice.move) {
            try call.shop.follow(notice, completion: completion)
          }
        } catch {
          completion(.failed(NavigationFailure(reason: error, remedy: "")))
        }
      }
    })
}

/// Follows the notifications of a file, one after the other, as the tool's `notify` does.
struct NoticeFollower {
  let shop: Storefront
  let output: Output

  func follow(_ file: String) async -> ToolStatus {
    do {
      let notices = try read(file)
      var status = ToolStatus.success
      for notice in notices { status = status.or(await follow(notice)) }
      return status
    } catch {
      output.refuse(Report(command: Command.notify.name, file: file, failed: error))
      return .link
    }
  }

  /// All notices of the file, none of which is about something that does not exist.
  private func read(_ file: String) throws -> [Notice] {
    let notices = try NoticeFile(json: try InputFile(name: file).contents()).notices
    for notice in notices { try shop.check(notice) }
    return notices
  }

  private func follow(_ notice: Notice) async -> ToolStatus {
    let outcome = await withCheckedContinuation { continuation in
      do {
        try shop.follow(notice) { continuation.resume(returning: $0) }
      } catch {
        continuation.resume(returning: .failed(NavigationFailure(reason: error, remedy: "")))
      }
    }
    let ending = Report.Ending(outcome)
    let name = "\(notice)".shownOnOneLine
    let report = Report(command: Command.notify.name, notice: name, outcome: ending, tree: shop.router.tree)
    guard ToolStatus(outcome) == .success else {
      output.refuse(report)
      return ToolStatus(outcome)
    }
    output.tell(report) {
      output.say("\(name): \(ending.text)")
      if let tree = shop.router.tree { output.show(tree.description) }
    }
    return .success
  }
}

nonisolated extension Notice {
  /// Reads the words that the shell has it in.
  ///
  /// - Throws: ``UsageError``, which says how that kind is written.
  fileprivate init(writtenAs words: [String]) throws(UsageError) {
    if let notice = Notice(words: words) {
      self = notice
      return
    }
    switch words.first?.lowercased() {
    case "order":
      let known = OrderStatus.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("Write `notify order N STATUS`, as in `notify order 1001 shipped`; STATUS is one of \(known).")
    case "promotion":
      throw UsageError("Write `notify promotion N`, as in `notify promotion 42`; N is the number of a product.")
    default: throw UsageError("Write `notify chat MESSAGE`, as in `notify chat Hello`.")
    }
  }
}
