public import Foundation

nonisolated extension AssociationFileError: LocalizedError {
  /// The reason as a sentence, and the remedy.
  public var errorDescription: String? { description }
}
