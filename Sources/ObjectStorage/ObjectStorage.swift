/// A store of objects, which are rows of bytes with numbers. What the bytes mean is the caller's concern.
///
/// Calls come from one thread at a time.
package protocol ObjectStorage: AnyObject, Sendable {
  /// What describes the store: its identifier and what an app has added; `nil` for a new store.
  func metadata() throws(ObjectStorageError) -> [UInt8]?

  /// Replaces what describes the store.
  func setMetadata(_ metadata: [UInt8]) throws(ObjectStorageError)

  /// A number that is another one when another process has changed the store.
  func foreignChanges() throws(ObjectStorageError) -> Int64

  /// The objects of entities, in the order of their numbers.
  func rows(ofEntities entities: [String]) throws(ObjectStorageError) -> [ObjectRow]

  /// The objects with these numbers that exist.
  func rows(numbered numbers: [Int64]) throws(ObjectStorageError) -> [ObjectRow]

  /// Reserves numbers for new objects, and returns the first one. No number is reserved twice, also not by another process.
  func reserveNumbers(_ count: Int) throws(ObjectStorageError) -> Int64

  /// Makes all changes or none of them.
  func commit(_ changes: ObjectChanges) throws(ObjectStorageError)
}
