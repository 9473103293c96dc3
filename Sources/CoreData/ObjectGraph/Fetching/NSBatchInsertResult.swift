/// The result of a batch insertion.
open class NSBatchInsertResult: NSPersistentStoreResult, @unchecked Sendable {
  /// A truth value, identifiers or a number.
  public let result: Any?
  /// Which of them it is.
  public let resultType: NSBatchInsertRequestResultType

  init(_ result: Any?, _ resultType: NSBatchInsertRequestResultType) {
    self.result = result
    self.resultType = resultType
  }
}
