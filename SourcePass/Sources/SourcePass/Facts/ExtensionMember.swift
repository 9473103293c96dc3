/// A method or computed property of an extension that overrides another one, or that a subclass may override.
///
/// Objective-C allows both. Without it, such a member has to be in the body of its class.
package struct ExtensionMember: Codable, Hashable, Sendable {
  /// What a class's body has if the extension is in another file: a member that calls the extension's one.
  package struct Forward: Codable, Hashable, Sendable {
    /// The name that the extension's member gets.
    package var name: String
    /// The declaration in the class's body, in one line.
    package var declaration: String
  }

  /// The number of the extension among the file's types.
  package var type: Int
  /// The name with its labels, after `class ` for a member of the type.
  package var key: String
  package var isOverride: Bool
  /// The bytes of the member, from its first attribute.
  package var start: Int
  package var end: Int
  /// Where the modifiers begin.
  package var modifiers: Int
  package var line: Int
  /// The number of bytes before the member in its line.
  package var column: Int
  /// The attributes that the extension gives to the member, with a blank after each.
  package var attributes = ""
  /// The access level that the extension gives to the member, with a blank after it.
  package var access = ""
  package var condition = ""
  /// `nil` if the member cannot be called from another file, or has a form that cannot be forwarded.
  package var forward: Forward?
}
