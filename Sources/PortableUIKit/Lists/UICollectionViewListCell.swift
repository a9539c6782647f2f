/// A cell of a collection with a list layout.
///
/// Follows Apple's page `UICollectionViewListCell`.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  /// Returns an empty content configuration for a list cell.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  nonisolated deinit {}
}
