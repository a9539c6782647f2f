/// The contents of a screen and its bars, as they are read from view controllers.
nonisolated struct Pane {
  var title = ""
  var bar: Bar?
  var items: [Item] = []
  /// The columns of an expanded split view.
  var columns: [Pane] = []
  var toolbar: [BarItem] = []
  var tabs: [Tab] = []

  struct Bar {
    var title = ""
    /// The title of the back button; `nil` without the button.
    var back: String?
    var left: [BarItem] = []
    var right: [BarItem] = []
    var search: Item?
  }

  struct BarItem {
    /// The title; empty for an item with an image alone.
    var title: String
    var isEnabled = true
  }

  struct Tab {
    var title: String
    var badge: String?
    var isSelected: Bool
  }
}

/// A piece of a screen's contents.
nonisolated indirect enum Item {
  case text(String, TextStyle)
  case button(String, TextStyle)
  case field(String, TextStyle, isSearch: Bool)
  case toggle(Bool)
  case segments([String], selected: Int)
  /// A bar that is filled up to a share, with a knob if the user can move it.
  case level(Double, hasKnob: Bool)
  case stepper
  case dots(Int, selected: Int)
  case picture(String)
  case spinner
  case row(Row)
  case tiles([Row])
  case beside([Item])
  case pane(Pane)
  /// The number of rows that are left out.
  case more(Int)

  struct Row {
    var title: String
    var detail = ""
    /// Whether the detail follows the title on the same line.
    var isOnOneLine = false
    var accessory = Accessory.none
  }

  indirect enum Accessory {
    case none, disclosure, checkmark, info
    case item(Item)
  }

  /// The texts, in reading order.
  var texts: [String] {
    let all: [String] =
      switch self {
      case .text(let text, _), .button(let text, _), .field(let text, _, _), .picture(let text): [text]
      case .segments(let titles, _): titles
      case .row(let row): [row.title, row.detail]
      case .tiles(let tiles): tiles.flatMap { [$0.title, $0.detail] }
      case .beside(let items): items.flatMap(\.texts)
      case .pane(let pane): [pane.bar?.title ?? ""] + pane.items.flatMap(\.texts)
      case .toggle, .level, .stepper, .dots, .spinner, .more: []
      }
    return all.filter { !$0.isEmpty }
  }
}

/// A window as it is read: a screen, and the modals over it.
nonisolated struct WindowContents {
  enum Kind: String { case sheet, popover, alert, actionSheet = "action sheet" }

  var title: String
  var base: Pane
  var modals: [(kind: Kind, pane: Pane)] = []
  var isRegular = false
  var isRightToLeft = false
}
