extension UICollectionView {
  /// Says of what class cells are and how they are filled in, in one value.
  ///
  /// Follows Apple's page `UICollectionView.CellRegistration`.
  @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell in.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let identifier = UUID().uuidString
    let handler: Handler

    /// Makes a registration.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// A cell of a registration, filled in.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    if !isRegistered(registration.identifier) {
      register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    }
    let cell =
      dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath) as? Cell
      ?? Cell(madeFor: CellRequest(registration.identifier))
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }
}
