extension UICollectionView {
  func registerCells(of cellClass: AnyClass?, _ identifier: String) {
    guard let cellClass else { return cells.register(identifier, nil) }
    guard let type = cellClass as? UICollectionViewCell.Type else { return refuse("\(cellClass) is no cell") }
    cells.register(identifier) { type.init(madeFor: CellRequest(identifier)) }
  }

  func registerOthers(of viewClass: AnyClass?, _ elementKind: String, _ identifier: String) {
    let name = "\(elementKind)/\(identifier)"
    guard let viewClass else { return others.register(name, nil) }
    guard let type = viewClass as? UICollectionReusableView.Type else {
      return refuse("\(viewClass) is no view that can be used again")
    }
    others.register(name) { type.init(madeFor: CellRequest(identifier)) }
  }

  func cell(_ identifier: String) -> UICollectionViewCell {
    if let cell = cells.beingFilled(identifier) { return cell }
    if let cell = cells.used(identifier) {
      cell.prepareForReuse()
      return cell
    }
    if let cell = cells.new(identifier) { return cell }
    refuse("no cell can be made for the identifier “\(identifier)”; register a class or a nib for it")
    return UICollectionViewCell(frame: .zero)
  }

  func otherView(_ elementKind: String, _ identifier: String) -> UICollectionReusableView {
    let name = "\(elementKind)/\(identifier)"
    if let view = others.used(name) {
      view.prepareForReuse()
      return view
    }
    if let view = others.new(name) { return view }
    refuse("no view can be made for the identifier “\(identifier)”; register a class or a nib for it")
    return UICollectionReusableView(frame: .zero)
  }

  func refuse(_ what: String) {
    let name = "\(type(of: self))"
    UIKitMisuse.record(.unsuitableCell, [name], "PortableUIKit: In \(name), \(what).", by: [self])
  }
}
