// Cells and other views that are made by name, and used again.
extension UICollectionView {
  /// Says of what class cells are; `nil` takes that back. A class that is none of a cell is a misuse.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    guard let cellClass else { return cells.register(identifier, nil) }
    guard let type = cellClass as? UICollectionViewCell.Type else { return refuse("\(cellClass) is no cell") }
    cells.register(identifier) { type.init(madeFor: CellRequest(identifier)) }
  }
  /// Says of what class other views of a kind are; `nil` takes that back.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    let name = "\(elementKind)/\(identifier)"
    guard let viewClass else { return others.register(name, nil) }
    guard let type = viewClass as? UICollectionReusableView.Type else {
      return refuse("\(viewClass) is no view that can be used again")
    }
    others.register(name) { type.init(madeFor: CellRequest(identifier)) }
  }
  /// A cell that was used before, or a new one; an identifier that is not registered is a misuse.
  public func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    if let cell = cells.used(identifier) {
      cell.prepareForReuse()
      return cell
    }
    if let cell = cells.new(identifier) { return cell }
    refuse("no cell can be made for the identifier “\(identifier)”; register a class for it")
    return UICollectionViewCell(frame: .zero)
  }
  /// Another view of a kind; an identifier that is not registered is a misuse.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = others.new("\(elementKind)/\(identifier)") { return view }
    refuse("no view can be made for the identifier “\(identifier)”; register a class for it")
    return UICollectionReusableView(frame: .zero)
  }

  func refuse(_ what: String) {
    let name = "\(type(of: self))"
    UIKitMisuse.record(.unsuitableCell, [name], "PortableUIKit: In \(name), \(what).", by: [self])
  }
}
