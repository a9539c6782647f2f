import Foundation
import Wayfinder

/// Reads tables and collections, from the cells that they have loaded.
struct ListReader {
  /// The greatest number of cells that are drawn.
  private static let most = 12
  let reader: ViewReader

  init(_ reader: ViewReader) { self.reader = reader }

  func items(of table: UITableView) -> [Item] {
    table.layoutIfNeeded()
    let rows = (table.indexPathsForVisibleRows ?? []).sorted().prefix(Self.most)
    let sections = 0..<table.numberOfSections
    let total = sections.reduce(0) { $0 + table.numberOfRows(inSection: $1) }
    var items = table.tableHeaderView.map(reader.items) ?? []
    for section in sections.prefix(Self.most) {
      items += heading(table.headerView(forSection: section))
      items += rows.filter { $0.section == section }.compactMap(table.cellForRow).map(row)
      items += heading(table.footerView(forSection: section))
    }
    return items + more(total - rows.count) + (table.tableFooterView.map(reader.items) ?? [])
  }

  func items(of collection: UICollectionView) -> [Item] {
    collection.layoutIfNeeded()
    let places = collection.indexPathsForVisibleItems.sorted().prefix(Self.most)
    let sections = 0..<collection.numberOfSections
    let total = sections.reduce(0) { $0 + collection.numberOfItems(inSection: $1) }
    let (header, footer) = (UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter)
    var items: [Item] = []
    for section in sections.prefix(Self.most) {
      let first = IndexPath(item: 0, section: section)
      items += heading(collection.supplementaryView(forElementKind: header, at: first))
      let cells = places.filter { $0.section == section }.compactMap(collection.cellForItem)
      if cells.contains(where: { $0 is UICollectionViewListCell }) {
        items += cells.map { row(texts(of: $0.contentConfiguration, in: $0.contentView), in: $0.contentView) }
      } else if !cells.isEmpty {
        items.append(.tiles(cells.map { texts(of: $0.contentConfiguration, in: $0.contentView) }))
      }
      items += heading(collection.supplementaryView(forElementKind: footer, at: first))
    }
    return items + more(total - places.count)
  }

  private func more(_ count: Int) -> [Item] { count > 0 ? [.more(count)] : [] }

  private func heading(_ view: UIView?) -> [Item] {
    (view.map(reader.items) ?? []).flatMap(\.texts).map { .text($0, .caption) }
  }

  private func row(of cell: UITableViewCell) -> Item {
    var row = texts(of: cell.contentConfiguration, in: cell.contentView)
    if row.title.isEmpty, cell.contentConfiguration == nil {
      row.title = (cell.textLabel?.text ?? "").drawn
      row.detail = (cell.detailTextLabel?.text ?? "").drawn
    }
    switch cell.accessoryType {
    case .disclosureIndicator: row.accessory = .disclosure
    case .checkmark: row.accessory = .checkmark
    case .none: break
    default: row.accessory = .info
    }
    if let item = cell.accessoryView.map(reader.items)?.first { row.accessory = .item(item) }
    return self.row(row, in: cell.contentView)
  }

  /// Returns a row with the control in the cell; the contents of the cell as they are if it has several.
  private func row(_ texts: Item.Row, in view: UIView) -> Item {
    var row = texts
    let controls = reader.items(of: view).filter { $0.isControl }
    if case .none = row.accessory, controls.count == 1 { row.accessory = .item(controls[0]) }
    return .row(row)
  }

  private func texts(of configuration: (any UIContentConfiguration)?, in view: UIView) -> Item.Row {
    if let list = configuration as? UIListContentConfiguration {
      let title = list.text ?? list.attributedText?.string ?? ""
      let detail = list.secondaryText ?? list.secondaryAttributedText?.string ?? ""
      let isOnOneLine = list.prefersSideBySideTextAndSecondaryText
      return Item.Row(title: title.drawn, detail: detail.drawn, isOnOneLine: isOnOneLine)
    }
    let texts = reader.items(of: view).filter { !$0.isControl }.flatMap(\.texts)
    return Item.Row(title: texts.first ?? "", detail: texts.dropFirst().joined(separator: " · "))
  }
}

nonisolated extension Item {
  /// Whether the user can use it.
  var isControl: Bool {
    switch self {
    case .button, .field, .toggle, .segments, .level, .stepper, .dots, .spinner: true
    case .text, .picture, .row, .tiles, .beside, .pane, .more: false
    }
  }
}
