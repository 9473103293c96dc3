/// A value in a ``Graph``: given from outside, or computed from others by a rule.
///
/// It is a handle of eight bytes. Handles of attributes that were removed stay valid to pass: the graph answers with
/// ``AttributeError/removed``.
package struct Attribute<Value>: Hashable, Sendable {
  /// The attribute without its type.
  package let id: AttributeID

  init(id: AttributeID) { self.id = id }
}
