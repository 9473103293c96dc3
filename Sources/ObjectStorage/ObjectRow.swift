/// A saved object.
package struct ObjectRow: Hashable, Sendable {
  /// The number that identifies the object in its store.
  package var number: Int64
  /// The entity's name.
  package var entity: String
  /// How often the object was saved, from 1.
  package var version: Int64
  /// The values, encoded.
  package var content: [UInt8]

  package init(number: Int64, entity: String, version: Int64, content: [UInt8]) {
    self.number = number
    self.entity = entity
    self.version = version
    self.content = content
  }
}
