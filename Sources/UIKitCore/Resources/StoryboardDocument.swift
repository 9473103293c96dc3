import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

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

  /// The first child of that name.
  func child(_ name: String) -> StoryboardElement? { children.first { $0.name == name } }

  func append(_ child: StoryboardElement) { children.append(child) }
}

/// A storyboard file, read but not yet made into objects.
struct StoryboardDocument {
  /// Why a file is no storyboard.
  enum Failure: Error, CustomStringConvertible {
    case unreadable(file: String, reason: String)
    case malformed(file: String, line: Int, reason: String)
    case wrongRoot(file: String, found: String)

    var description: String {
      switch self {
      case .unreadable(let file, let reason): "The storyboard \(file) cannot be read: \(reason)."
      case .malformed(let file, let line, let reason):
        "The storyboard \(file) is not well-formed XML at line \(line): \(reason). Open and save it in Xcode."
      case .wrongRoot(let file, let found):
        "\(file) is not an iOS storyboard: its root is <\(found)>, not an Interface Builder document."
      }
    }
  }

  /// The identifier of the controller that the storyboard starts with.
  let initialIdentifier: String?
  /// The controllers by their identifiers in the file.
  private(set) var controllers: [String: StoryboardElement] = [:]
  /// The identifiers in the file by the names that the developer gave.
  private(set) var identifiers: [String: String] = [:]

  init(contentsOf url: URL) throws(Failure) {
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw .unreadable(file: url.lastPathComponent, reason: error.localizedDescription)
    }
    try self.init(data: data, file: url.lastPathComponent)
  }

  init(data: Data, file: String) throws(Failure) {
    let builder = StoryboardTreeBuilder()
    let parser = XMLParser(data: data)
    parser.delegate = builder
    parser.shouldResolveExternalEntities = false
    let parsed = parser.parse()
    // A file that ends too early is a success to the parser on Linux.
    guard parsed, builder.isComplete, let root = builder.root else {
      throw .malformed(
        file: file, line: parser.lineNumber, reason: parser.parserError?.localizedDescription ?? "it ends too early")
    }
    guard root.name == "document", let scenes = root.child("scenes") else {
      throw .wrongRoot(file: file, found: root.name)
    }
    initialIdentifier = root["initialViewController"]
    for scene in scenes.children {
      for object in scene.child("objects")?.children ?? [] where object["sceneMemberID"] == "viewController" {
        guard let id = object["id"] else { continue }
        controllers[id] = object
        if let name = object["storyboardIdentifier"] { identifiers[name] = id }
      }
    }
  }
}

/// Builds the tree while the parser reads.
private final class StoryboardTreeBuilder: NSObject, XMLParserDelegate {
  private(set) var root: StoryboardElement?
  private var open: [StoryboardElement] = []
  var isComplete: Bool { open.isEmpty }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
    attributes attributeDict: [String: String] = [:]
  ) {
    let element = StoryboardElement(name: elementName, attributes: attributeDict)
    if let parent = open.last { parent.append(element) } else if root == nil { root = element }
    open.append(element)
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?
  ) {
    _ = open.popLast()
  }

  // Text in a label whose lines break stands in a <string key="text"> element.
  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard let element = open.last, element.name == "string" || element.name == "mutableString" else { return }
    element.text += string
  }
}
