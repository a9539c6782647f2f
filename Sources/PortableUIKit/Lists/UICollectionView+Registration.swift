extension UICollectionView {
  /// The registration of a cell's class or nib, with a closure that configures the cell.
  ///
  /// Follows Apple's page `UICollectionView.CellRegistration`.
  nonisolated public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// A closure that configures a cell.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let identifier = UUID().uuidString
    let nib: UINib?
    let handler: Handler

    /// Creates a registration for the class.
    public init(handler: @escaping Handler) {
      nib = nil
      self.handler = handler
    }
    /// Creates a registration for a nib.
    public init(cellNib: UINib, handler: @escaping Handler) {
      nib = cellNib
      self.handler = handler
    }
  }

  /// The registration of a supplementary view's class or nib, with a closure that configures the view.
  ///
  /// Follows Apple's page `UICollectionView.SupplementaryRegistration`.
  nonisolated public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// A closure that configures a supplementary view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let identifier = UUID().uuidString
    let kind: String
    let nib: UINib?
    let handler: Handler

    /// Creates a registration for the class.
    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      nib = nil
      self.handler = handler
    }
    /// Creates a registration for a nib.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      nib = supplementaryNib
      self.handler = handler
    }
  }

  /// Returns a configured cell for a registration. A nib without such a cell is a misuse, and the result is an empty cell.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let identifier = registration.identifier
    if !cells.isRegistered(identifier) {
      if let nib = registration.nib {
        cells.register(identifier, in: nib) { $0.adopt(reuseIdentifier: identifier) }
      } else {
        registerCells(of: Cell.self, identifier)
      }
    }
    let cell = cell(identifier) as? Cell ?? made(Cell.self, identifier)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a configured supplementary view for a registration. A nib without such a view is a misuse, and the result is an empty view.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let (kind, identifier) = (registration.kind, registration.identifier)
    if !others.isRegistered("\(kind)/\(identifier)") {
      if let nib = registration.nib {
        others.register("\(kind)/\(identifier)", in: nib) { $0.adopt(reuseIdentifier: identifier) }
      } else {
        registerOthers(of: Supplementary.self, kind, identifier)
      }
    }
    let view = otherView(kind, identifier) as? Supplementary ?? made(Supplementary.self, identifier)
    registration.handler(view, kind, indexPath)
    return view
  }

  private func made<View: UICollectionReusableView>(_ type: View.Type, _ identifier: String) -> View {
    refuse("the nib of a registration holds no \(type)")
    return type.init(madeFor: CellRequest(identifier))
  }
}
