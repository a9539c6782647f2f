extension UICollectionView {
  /// Says of what class cells are, or in what nib, and how they are filled in, in one value.
  ///
  /// Follows Apple's page `UICollectionView.CellRegistration`.
  nonisolated public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell in.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let identifier = UUID().uuidString
    let nib: UINib?
    let handler: Handler

    /// Makes a registration of a class.
    public init(handler: @escaping Handler) {
      nib = nil
      self.handler = handler
    }
    /// Makes a registration of a nib.
    public init(cellNib: UINib, handler: @escaping Handler) {
      nib = cellNib
      self.handler = handler
    }
  }

  /// Says of what class other views of a kind are, or in what nib, and how they are filled in, in one value.
  ///
  /// Follows Apple's page `UICollectionView.SupplementaryRegistration`.
  nonisolated public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a view in.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let identifier = UUID().uuidString
    let kind: String
    let nib: UINib?
    let handler: Handler

    /// Makes a registration of a class.
    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      nib = nil
      self.handler = handler
    }
    /// Makes a registration of a nib.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      nib = supplementaryNib
      self.handler = handler
    }
  }

  /// A cell of a registration, filled in. A nib that holds no such cell is a misuse, and an empty one is returned.
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

  /// Another view of a registration, filled in. A nib that holds no such view is a misuse, and an empty one is returned.
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
