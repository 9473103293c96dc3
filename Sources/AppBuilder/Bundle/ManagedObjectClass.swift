import SceneSystem
import XcodeProject

/// The class that Xcode generates for an entity of a model of Core Data, or the extension of a class that the developer writes.
struct ManagedObjectClass {
  /// A property of the extension.
  private struct Property {
    var name: String
    var type: String
  }

  /// The name of the class.
  let name: String
  /// The name of the entity.
  let entity: String
  /// The class that it inherits from; `nil` if the developer writes the class.
  private let superclass: String?
  /// Whether the entity inherits from another one.
  private let hasParent: Bool
  private var properties: [Property] = []
  /// The relationships to many objects, with the classes of these and whether they have an order.
  private var relationships: [(name: String, destination: String, isOrdered: Bool)] = []

  /// - Parameter entities: The entities of the model by their names.
  /// - Returns: `nil` for an entity for which no code is generated.
  init?(_ element: XMLElement, in entities: [String: XMLElement]) {
    guard let generation = element.attributes["codeGenerationType"], ["class", "category"].contains(generation),
      let entity = element.attributes["name"], let name = Self.className(of: element)
    else { return nil }
    self.name = name
    self.entity = entity
    let ancestors = Self.ancestors(of: element, in: entities)
    hasParent = !ancestors.isEmpty
    superclass =
      generation == "class" ? ancestors.lazy.compactMap(Self.className).first { $0 != name } ?? "NSManagedObject" : nil
    var names: Set<String> = []
    for child in element.children {
      guard let name = child.attributes["name"], SwiftLiteral.isModuleName(name), name != "_",
        names.insert(name).inserted
      else { continue }
      switch child.name {
      case "attribute": properties.append(Property(name: name, type: Self.type(of: child)))
      case "relationship": addRelationship(child, name: name, in: entities)
      case "fetchedProperty":
        let destination = Self.destination(child.child("fetchRequest")?.attributes["entity"], in: entities)
        properties.append(Property(name: name, type: "[\(destination)]"))
      default: break
      }
    }
  }

  /// The entities from which one inherits; none if they form a circle.
  private static func ancestors(of element: XMLElement, in entities: [String: XMLElement]) -> [XMLElement] {
    var ancestors: [XMLElement] = []
    var seen: Set<String> = [element.attributes["name"] ?? ""]
    var current = element
    while let name = current.attributes["parentEntity"], let parent = entities[name] {
      guard seen.insert(name).inserted else { return [] }
      ancestors.append(parent)
      current = parent
    }
    return ancestors
  }

  /// The name of an entity's class without its module; `nil` if it has none of its own, or the name is no identifier.
  private static func className(of entity: XMLElement) -> String? {
    let name = entity.attributes["representedClassName"]?.split(separator: ".").last.map(String.init) ?? ""
    return name == "NSManagedObject" || name == "_" || !SwiftLiteral.isModuleName(name) ? nil : name
  }

  private static func destination(_ entity: String?, in entities: [String: XMLElement]) -> String {
    entity.flatMap { entities[$0] }.flatMap(className).map(SwiftLiteral.name) ?? "NSManagedObject"
  }

  private mutating func addRelationship(_ element: XMLElement, name: String, in entities: [String: XMLElement]) {
    let destination = Self.destination(element.attributes["destinationEntity"], in: entities)
    guard element.attributes["toMany"] == "YES" else {
      properties.append(Property(name: name, type: destination + "?"))
      return
    }
    let isOrdered = element.attributes["ordered"] == "YES"
    properties.append(Property(name: name, type: isOrdered ? "NSOrderedSet?" : "NSSet?"))
    relationships.append((name, destination, isOrdered))
  }

  // MARK: Types

  /// The type of an attribute's property.
  private static func type(of attribute: XMLElement) -> String {
    let usesScalar = attribute.attributes["usesScalarValueType"]
    switch attribute.attributes["attributeType"] ?? "" {
    case "Integer 16": return usesScalar == "NO" ? "NSNumber?" : "Int16"
    case "Integer 32": return usesScalar == "NO" ? "NSNumber?" : "Int32"
    case "Integer 64": return usesScalar == "NO" ? "NSNumber?" : "Int64"
    case "Double": return usesScalar == "NO" ? "NSNumber?" : "Double"
    case "Float": return usesScalar == "NO" ? "NSNumber?" : "Float"
    case "Boolean": return usesScalar == "NO" ? "NSNumber?" : "Bool"
    case "Date": return usesScalar == "YES" ? "TimeInterval" : "Date?"
    case "String": return "String?"
    case "Binary": return "Data?"
    case "UUID": return "UUID?"
    case "URI": return "URL?"
    case "Decimal": return "NSDecimalNumber?"
    case "Composite": return "[String: Any]?"
    default: return (attribute.attributes["customClassName"].flatMap(customType) ?? "NSObject") + "?"
    }
  }

  /// The type that a developer has chosen, such as `UIColor` or `[String]`, if it can be nothing but a type: it becomes part of a source.
  private static func customType(_ text: String) -> String? {
    let pairs: [Character: Character] = ["]": "[", ">": "<", ")": "("]
    var open: [Character] = []
    var hasName = false
    guard text.count <= 200 else { return nil }
    for character in text {
      switch character {
      case "[", "<", "(": open.append(character)
      case "]", ">", ")": guard open.popLast() == pairs[character] else { return nil }
      case ".", ":", ",", "?", " ": break
      default:
        guard character == "_" || character.unicodeScalars.allSatisfy(\.properties.isXIDContinue) else { return nil }
        hasName = true
      }
    }
    return hasName && open.isEmpty ? text.split(separator: " ").joined(separator: " ") : nil
  }

  private var words: Set<Substring> {
    Set(properties.flatMap { $0.type.split { !($0.isLetter || $0.isNumber || $0 == "_") } })
  }

  /// Whether a public declaration has a type of Foundation.
  var usesFoundation: Bool {
    !words.isDisjoint(with: [
      "Data", "Date", "NSDecimalNumber", "NSNumber", "NSObject", "NSOrderedSet", "NSSet", "TimeInterval", "URL", "UUID",
    ])
  }

  /// Whether a type that the developer has chosen has the name of one of UIKit.
  var usesUIKit: Bool { words.contains { $0.hasPrefix("UI") } }

  // MARK: Code

  /// The declarations, with `nonisolated ` or nothing before them.
  func code(isolation: String) -> String {
    let type = SwiftLiteral.name(name)
    var text =
      superclass.map { "\(isolation)public class \(type): \(SwiftLiteral.name($0)), @unchecked Sendable {}\n\n" } ?? ""
    text += "\(isolation)extension \(type) {\n  public class func fetchRequest() -> NSFetchRequest<\(type)> "
    text += "{ NSFetchRequest<\(type)>(entityName: \(SwiftLiteral.string(entity))) }\n"
    for property in properties {
      let key = SwiftLiteral.string(property.name)
      text += "  public var \(SwiftLiteral.name(property.name)): \(property.type) "
      text += "{ get { managedValue(forKey: \(key)) } set { setManagedValue(newValue, forKey: \(key)) } }\n"
    }
    for relationship in relationships {
      let methods = Self.methods(relationship.name, relationship.destination, isOrdered: relationship.isOrdered)
      for (name, parameters) in methods { text += Self.method(name, parameters) }
    }
    text += "}\n"
    // A subclass has the conformance of its superclass.
    if !hasParent { text += "\n\(isolation)extension \(type): Identifiable {}\n" }
    return text
  }

  /// A parameter of a method: its label, its name and its type.
  private typealias Parameter = (label: String, name: String, type: String)

  private static func method(_ name: String, _ parameters: [Parameter]) -> String {
    let declared = parameters.map { "\($0.label) \($0.name): \($0.type)" }.joined(separator: ", ")
    let fullName = name + "(" + parameters.map { $0.label + ":" }.joined() + ")"
    let values = parameters.map { ", " + $0.name }.joined()
    return "  public func \(name)(\(declared)) { sendManagedMessage(\(SwiftLiteral.string(fullName))\(values)) }\n"
  }

  /// The methods that change a relationship.
  private static func methods(
    _ name: String, _ destination: String, isOrdered: Bool
  ) -> [(String, [Parameter])] {
    let suffix = name.prefix(1).uppercased() + name.dropFirst()
    let set = isOrdered ? "NSOrderedSet" : "NSSet"
    var methods: [(String, [Parameter])] = [
      ("addTo" + suffix, [("_", "value", destination)]), ("removeFrom" + suffix, [("_", "value", destination)]),
      ("addTo" + suffix, [("_", "values", set)]), ("removeFrom" + suffix, [("_", "values", set)]),
    ]
    guard isOrdered else { return methods }
    methods += [
      ("insertInto" + suffix, [("_", "value", destination), ("at", "idx", "Int")]),
      ("removeFrom" + suffix, [("at", "idx", "Int")]),
      ("insertInto" + suffix, [("_", "values", "[\(destination)]"), ("at", "indexes", "NSIndexSet")]),
      ("removeFrom" + suffix, [("at", "indexes", "NSIndexSet")]),
      ("replace" + suffix, [("at", "idx", "Int"), ("with", "value", destination)]),
      ("replace" + suffix, [("at", "indexes", "NSIndexSet"), ("with", "values", "[\(destination)]")]),
    ]
    return methods
  }
}
