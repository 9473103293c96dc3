/// Identifies an attribute of any type in its graph. It is never used again for another attribute.
package struct AttributeID: Hashable, Sendable {
  let index: Int32
  let generation: UInt32
}
