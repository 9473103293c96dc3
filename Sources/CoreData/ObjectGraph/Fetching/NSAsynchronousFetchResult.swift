/// The result of a fetch that a block gets.
open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreResult, @unchecked Sendable {
  /// The fetch.
  public let fetchRequest: NSAsynchronousFetchRequest<ResultType>
  /// The results.
  public let finalResult: [ResultType]?

  init(fetchRequest: NSAsynchronousFetchRequest<ResultType>, finalResult: [ResultType]) {
    self.fetchRequest = fetchRequest
    self.finalResult = finalResult
  }
}
