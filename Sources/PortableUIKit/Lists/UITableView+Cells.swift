extension UITableView {
  func registerCells(of cellClass: AnyClass?, _ identifier: String) {
    guard let cellClass else { return cells.register(identifier, nil) }
    guard let type = cellClass as? UITableViewCell.Type else { return refuse("\(cellClass) is no table view cell") }
    cells.register(identifier) { type.init(madeFor: CellRequest(identifier)) }
  }

  func registerSectionViews(of aClass: AnyClass?, _ identifier: String) {
    guard let aClass else { return sectionViews.register(identifier, nil) }
    guard let type = aClass as? UITableViewHeaderFooterView.Type else {
      return refuse("\(aClass) is no view of a section's beginning or end")
    }
    sectionViews.register(identifier) { type.init(madeFor: CellRequest(identifier)) }
  }

  func cell(_ identifier: String) -> UITableViewCell? {
    if let cell = cells.beingFilled(identifier) { return cell }
    guard let cell = cells.used(identifier) else { return cells.new(identifier) }
    cell.prepareForReuse()
    return cell
  }

  func registeredCell(_ identifier: String) -> UITableViewCell {
    if let cell = cell(identifier) { return cell }
    refuse("no cell can be made for the identifier “\(identifier)”; register a class or a nib for it")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  func sectionView(_ identifier: String) -> UITableViewHeaderFooterView? {
    guard let view = sectionViews.used(identifier) else { return sectionViews.new(identifier) }
    view.prepareForReuse()
    return view
  }

  func refuse(_ what: String) {
    let name = "\(type(of: self))"
    UIKitMisuse.record(.unsuitableCell, [name], "PortableUIKit: In \(name), \(what).", by: [self])
  }
}
