extension Move {
  /// Moves of split view controllers of both kinds. The moves override traits of the window.
  static let splitMoves: [Move] = [
    split("collapse, columns", .doubleColumn, isWide: true) { stage, _ in stage.window.overrideWidth(.compact) },
    split("expand, columns", .doubleColumn, isWide: false) { stage, _ in stage.window.overrideWidth(.regular) },
    split("collapse, classic", .unspecified, isWide: true) { stage, _ in stage.window.overrideWidth(.compact) },
    split("expand, classic", .unspecified, isWide: false) { stage, _ in stage.window.overrideWidth(.regular) },
    split("hide(.primary)", .doubleColumn, isWide: true) { _, split in split.hide(.primary) },
    split("show(.primary)", .doubleColumn, isWide: true, before: { $0.preferredDisplayMode = .secondaryOnly }) {
      _, split in split.show(.primary)
    },
    split("preferredDisplayMode = .secondaryOnly", .doubleColumn, isWide: true) { _, split in
      split.preferredDisplayMode = .secondaryOnly
    },
    split("preferredDisplayMode = .secondaryOnly, then layout", .doubleColumn, isWide: true) { stage, split in
      split.preferredDisplayMode = .secondaryOnly
      stage.trace("  displayMode before layout \(split.displayMode.rawValue)")
      split.view.layoutIfNeeded()
      stage.trace("  displayMode after layout \(split.displayMode.rawValue)")
    },
    split("another secondary", .doubleColumn, isWide: true) { stage, split in
      split.setViewController(stage.screen("other"), for: .secondary)
    },
    split("showDetailViewController, expanded", .doubleColumn, isWide: true) { stage, split in
      split.showDetailViewController(stage.screen("other"), sender: nil)
    },
    split("showDetailViewController, collapsed", .doubleColumn, isWide: false) { stage, split in
      split.showDetailViewController(stage.screen("other"), sender: nil)
    },
    split("show(.primary), collapsed", .doubleColumn, isWide: false) { _, split in split.show(.primary) },
  ]

  private static func split(
    _ name: String, _ style: UISplitViewController.Style, isWide: Bool,
    before: @escaping (UISplitViewController) -> Void = { _ in },
    _ change: @escaping (Stage, UISplitViewController) -> Void
  ) -> Move {
    Move("split: \(name)") { stage in
      stage.window.overrideWidth(isWide ? .regular : .compact)
      let (list, details) = (stage.screen("list"), stage.screen("details"))
      let split: UISplitViewController
      if style == .unspecified {
        split = UISplitViewController()
        split.viewControllers = [stage.stack("left", list), stage.stack("right", details)]
      } else {
        split = UISplitViewController(style: style)
        split.setViewController(list, for: .primary)
        split.setViewController(details, for: .secondary)
      }
      stage.trace.follow(split, as: "split")
      split.preferredDisplayMode = .oneBesideSecondary
      split.delegate = stage.delegate
      await stage.show(split)
      await stage.quietly { before(split) }
      await stage.watch(name) { change(stage, split) }
    }
  }
}

extension UIWindow {
  /// Overrides the horizontal size class of the window's content. Has no effect before iOS 17.
  fileprivate func overrideWidth(_ width: UIUserInterfaceSizeClass) {
    if #available(iOS 17.0, tvOS 17.0, *) { traitOverrides.horizontalSizeClass = width }
  }
}
