/// An element of an XML file with its line.
struct XMLElement {
  /// The name, with its prefix.
  var name: String
  /// The attributes by name.
  var attributes: [String: String]
  /// The elements inside.
  var children: [XMLElement] = []
  /// The characters inside, without those of the elements inside.
  var text = ""
  /// The line, from 1.
  var line: Int

  /// The first element inside of this name.
  func child(_ name: String) -> XMLElement? { children.first { $0.name == name } }

  /// The elements inside of this name.
  func children(_ name: String) -> [XMLElement] { children.filter { $0.name == name } }
}
