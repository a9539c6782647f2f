public import Foundation

nonisolated extension AssociationFileError: LocalizedError {
  /// The reason as a sentence, followed by the remedy.
  public var errorDescription: String? { description }
}
