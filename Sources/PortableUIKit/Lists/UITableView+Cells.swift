// Cells that are made by name, and used again.
extension UITableView {
  /// Says of what class cells are; `nil` takes that back.
  ///
  /// A class that is none of a cell is a misuse.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let cellClass else { return cells.register(identifier, nil) }
    guard let type = cellClass as? UITableViewCell.Type else { return refuse("\(cellClass) is no table view cell") }
    cells.register(identifier) { type.init(madeFor: CellRequest(identifier)) }
  }
  /// Says in what nib cells are; `nil` takes that back.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    guard let nib else { return cells.register(identifier, nil) }
    cells.register(identifier) {
      let cell = nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UITableViewCell }.first
      cell?.adopt(reuseIdentifier: identifier)
      return cell
    }
  }
  /// Says of what class views at beginnings and ends of sections are; `nil` takes that back.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let aClass else { return sectionViews.register(identifier, nil) }
    guard let type = aClass as? UITableViewHeaderFooterView.Type else {
      return refuse("\(aClass) is no view of a section's beginning or end")
    }
    sectionViews.register(identifier) { type.init(madeFor: CellRequest(identifier)) }
  }

  /// A cell that was used before, or a new one if its class is registered; `nil` otherwise.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = cells.beingFilled(identifier) { return cell }
    guard let cell = cells.used(identifier) else { return cells.new(identifier) }
    cell.prepareForReuse()
    return cell
  }
  /// A cell that was used before, or a new one.
  ///
  /// An identifier that is not registered ends the process on Apple's systems; here it is a misuse, and a plain cell
  /// is returned.
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    refuse("no cell can be made for the identifier “\(identifier)”; register a class or a nib for it")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
  /// A view that was used before, or a new one if its class is registered; `nil` otherwise.
  public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    guard let view = sectionViews.used(identifier) else { return sectionViews.new(identifier) }
    view.prepareForReuse()
    return view
  }

  func refuse(_ what: String) {
    let name = "\(type(of: self))"
    UIKitMisuse.record(.unsuitableCell, [name], "PortableUIKit: In \(name), \(what).", by: [self])
  }
}
