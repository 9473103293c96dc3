import Foundation
import XcodeProject

/// The classes that Xcode generates for the entities of a Core Data model, for the placeholder of Core Data.
enum ManagedObjectClasses {
  /// The name of the file with them.
  static let fileName = "ManagedObjectClasses.swift"

  /// The source, or `nil` if no model below the folders of a target's sources has such entities.
  static func source(for target: ProjectTarget) -> String? {
    var folders = Set(target.sources.map { Paths.folder(of: $0.path) })
    folders = folders.filter { folder in !folders.contains { folder.hasPrefix($0 + "/") } }
    var classes: [String: String] = [:]
    for folder in folders.sorted() {
      for name in (FileManager.default.subpaths(atPath: folder) ?? []).sorted()
      where name.hasSuffix(".xcdatamodel/contents") && !name.hasPrefix(".") {
        let text = String(decoding: FileManager.default.contents(atPath: "\(folder)/\(name)") ?? Data(), as: UTF8.self)
        for (name, code) in entities(in: text) { classes[name] = code }
      }
    }
    guard !classes.isEmpty else { return nil }
    let code = classes.sorted { $0.key < $1.key }.map(\.value).joined(separator: "\n")
    return "import CoreData\nimport Foundation\n\n" + code
  }

  /// The classes of the entities in a model's file, by their names. Entities whose classes the developer writes are left out.
  static func entities(in text: String) -> [(String, String)] {
    text.components(separatedBy: "<entity ").dropFirst().compactMap { part in
      let body = part.components(separatedBy: "</entity>")[0]
      let head = String(body.prefix { $0 != ">" })
      guard let entity = attribute("name", in: head), attribute("codeGenerationType", in: head) != nil else {
        return nil
      }
      let name = attribute("representedClassName", in: head) ?? entity
      let isClass = attribute("codeGenerationType", in: head) == "class"
      guard SwiftLiteral.isModuleName(name) else { return nil }
      var properties: [String] = []
      for line in body.split(separator: "\n").dropFirst() {
        guard let property = attribute("name", in: String(line)), SwiftLiteral.isModuleName(property) else { continue }
        if line.contains("<relationship ") {
          let isMany = attribute("toMany", in: String(line)) == "YES"
          let type = isMany ? "NSSet" : attribute("destinationEntity", in: String(line)) ?? "NSManagedObject"
          properties.append("  @PlaceholderManaged public var `\(property)`: \(type)?")
        } else if line.contains("<attribute ") {
          properties.append("  @PlaceholderManaged public var `\(property)`: \(type(of: String(line)))")
        }
      }
      // Properties with values cannot be in an extension; a class that the developer writes with a category has none here.
      guard isClass else { return nil }
      let fetch =
        "  public class func fetchRequest() -> NSFetchRequest<\(name)> { NSFetchRequest<\(name)>(entityName: \"\(entity)\") }"
      return (
        name, "public class \(name): NSManagedObject {\n\(fetch)\n\(properties.joined(separator: "\n"))\n}\n"
      )
    }
  }

  private static func attribute(_ name: String, in text: String) -> String? {
    guard
      let start = text.range(of: " \(name)=\"") ?? (text.hasPrefix("\(name)=\"") ? text.range(of: "\(name)=\"") : nil)
    else { return nil }
    return String(text[start.upperBound...].prefix { $0 != "\"" })
  }

  /// The type of an attribute's property, as Xcode chooses it.
  private static func type(of line: String) -> String {
    let isScalar = attribute("usesScalarValueType", in: line) != "NO"
    let scalars = [
      "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double", "Float": "Float",
      "Boolean": "Bool",
    ]
    let kind = attribute("attributeType", in: line) ?? ""
    if let scalar = scalars[kind] { return isScalar ? scalar : "NSNumber?" }
    let objects = [
      "String": "String", "Date": "Date", "Binary": "Data", "UUID": "UUID", "URI": "URL", "Decimal": "NSDecimalNumber",
    ]
    return (objects[kind] ?? "NSObject") + "?"
  }
}
