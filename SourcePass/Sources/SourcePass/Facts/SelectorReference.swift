/// A `#selector` or `#keyPath` in a file.
package struct SelectorReference: Codable, Hashable, Sendable {
  /// What is named.
  package enum Kind: String, Codable, Sendable { case method, getter, setter, keyPath }

  package var kind: Kind
  /// What precedes the name: a type's names, or an expression's. Without `self`.
  package var base: [String]
  /// Whether the base is `super`, or more than names.
  package var isOpaqueBase = false
  /// The name without the labels.
  package var name: String
  /// The labels, if they are written; an empty string for `_`.
  package var labels: [String]?
  /// The types of the parameters, if a cast names them.
  package var castTypes: [String]?
  /// The names of the types in which it is.
  package var context: [String]
  package var line: Int
  /// The number of line ends in the text that is replaced.
  package var lineEnds = 0
  package var condition = ""
}
