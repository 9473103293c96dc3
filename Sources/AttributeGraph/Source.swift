/// An attribute whose value is given from outside.
package struct Source<Value>: Hashable, Sendable {
  /// The source as an attribute that others read.
  package let attribute: Attribute<Value>
}
