/// A fetch whose results a block gets.
///
/// Differs from Apple: the fetch is made at once, and the block is called before `execute` returns.
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest, ExecutableRequest, @unchecked Sendable {
  /// The request.
  public let fetchRequest: NSFetchRequest<ResultType>
  private let completion: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
  /// Has no effect.
  open var estimatedResultCount = 0

  /// A fetch.
  public init(
    fetchRequest request: NSFetchRequest<ResultType>,
    completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
  ) {
    fetchRequest = request
    completion = blk
  }

  func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let result = NSAsynchronousFetchResult(fetchRequest: self, finalResult: try context.fetch(fetchRequest))
    completion?(result)
    return result
  }
}
