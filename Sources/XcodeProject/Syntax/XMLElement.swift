/// An element of an XML file with its line.
package struct XMLElement: Sendable {
  /// The name, with its prefix.
  package var name: String
  /// The attributes by name.
  package var attributes: [String: String]
  /// The elements inside.
  package var children: [XMLElement] = []
  /// The characters inside, without those of the elements inside.
  package var text = ""
  /// The line, from 1.
  package var line: Int

  /// The first element inside of this name.
  package func child(_ name: String) -> XMLElement? { children.first { $0.name == name } }

  /// The elements inside of this name.
  package func children(_ name: String) -> [XMLElement] { children.filter { $0.name == name } }
}
