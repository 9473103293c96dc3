/// The result of a batch deletion.
open class NSBatchDeleteResult: NSPersistentStoreResult, @unchecked Sendable {
  /// A truth value, identifiers or a number.
  public let result: Any?
  /// Which of them it is.
  public let resultType: NSBatchDeleteRequestResultType

  init(_ result: Any?, _ resultType: NSBatchDeleteRequestResultType) {
    self.result = result
    self.resultType = resultType
  }
}
