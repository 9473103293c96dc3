/// One element of a storyboard's XML.
final class StoryboardElement {
  let name: String
  let attributes: [String: String]
  private(set) var children: [StoryboardElement] = []
  /// The characters in a `string` element.
  var text = ""

  init(name: String, attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  subscript(attribute: String) -> String? { attributes[attribute] }

  /// The first child with that name.
  func child(_ name: String) -> StoryboardElement? { children.first { $0.name == name } }

  func append(_ child: StoryboardElement) { children.append(child) }
}
