/// A cell of a collection that is shown as a list.
///
/// Follows Apple's page `UICollectionViewListCell`.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  /// Returns an empty content configuration for a list cell.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  nonisolated deinit {}
}
