/// One element of a storyboard's XML.
package final class StoryboardElement {
  package let name: String
  package private(set) var attributes: [String: String]
  package private(set) var children: [StoryboardElement] = []
  /// The line of the file in which the element begins.
  package let line: Int
  /// The characters in a `string` element.
  var text = ""

  init(name: String, attributes: [String: String], line: Int = 0) {
    self.name = name
    self.attributes = attributes
    self.line = line
  }

  package subscript(attribute: String) -> String? { attributes[attribute] }

  /// The first child with that name.
  package func child(_ name: String) -> StoryboardElement? { children.first { $0.name == name } }

  /// The first child with that key.
  package func part(_ key: String) -> StoryboardElement? { children.first { $0["key"] == key } }

  func append(_ child: StoryboardElement) { children.append(child) }

  /// Replaces a text by its translation.
  func translate(_ attribute: String, to text: String) {
    attributes[attribute] = text
    if let long = children.first(where: {
      ($0.name == "string" || $0.name == "mutableString") && $0["key"] == attribute
    }) {
      long.text = text
    }
  }

  /// Whether an attribute is `YES`; `fallback` if it is absent.
  func flag(_ attribute: String, _ fallback: Bool = false) -> Bool {
    switch attributes[attribute] {
    case "YES": true
    case "NO": false
    default: fallback
    }
  }

  /// The finite number of an attribute.
  func number(_ attribute: String) -> Double? {
    attributes[attribute].flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
  }

  /// Calls `visit` with the element and all elements in it, from the outside in, until it returns `false` for one: what is in that one is
  /// left out.
  package func walk(_ visit: (StoryboardElement) -> Bool) {
    guard visit(self) else { return }
    for child in children { child.walk(visit) }
  }
}
