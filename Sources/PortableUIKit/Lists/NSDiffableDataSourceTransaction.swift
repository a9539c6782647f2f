/// What changes as the user moves items; no finger moves one here, and none is made.
///
/// Follows Apple's page `NSDiffableDataSourceTransaction`.
nonisolated public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  /// What there was.
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// What there is then.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// Which items have come and gone.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The same by section.
  public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

/// What changes in one section as the user moves items; no finger moves one here, and none is made.
///
/// Follows Apple's page `NSDiffableDataSourceSectionTransaction`.
nonisolated public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// What there was.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// What there is then.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// Which items have come and gone.
  public let difference: CollectionDifference<ItemIdentifierType>
}
