/// The entities of a compiled model.
///
/// A file `NAME.mom` is a property list that has the elements of Xcode's model: `name`, `attributes` and `children` of each. A folder
/// `NAME.momd` has one file for each version of the model, and a list that names the current one.
struct ModelFile {
  private(set) var entities: [NSEntityDescription] = []
  private(set) var configurations: [String: [String]] = [:]
  private(set) var requests: [(String, NSFetchRequest<any NSFetchRequestResult>)] = []
  private(set) var versionIdentifiers: Set<AnyHashable> = []

  /// An element of the file.
  private struct Element {
    let name: String
    let attributes: [String: String]
    let children: [Element]

    init?(_ value: Any?, depth: Int = 0) {
      guard depth < 16, let dictionary = value as? [String: Any], let name = dictionary["name"] as? String else {
        return nil
      }
      self.name = name
      attributes = dictionary["attributes"] as? [String: String] ?? [:]
      children = (dictionary["children"] as? [Any] ?? []).compactMap { Element($0, depth: depth + 1) }
    }

    subscript(_ name: String) -> String? { attributes[name] }

    func isTrue(_ name: String) -> Bool { attributes[name] == "YES" }
  }

  /// - Parameter path: The path of the file or folder.
  init(path: String) throws(ModelFileError) {
    var file = path
    if path.hasSuffix(".momd") {
      guard
        let info = FileManager.default.contents(atPath: path + "/VersionInfo.plist"),
        let list = SafePropertyList.read(info) as? [String: Any],
        let version = list["NSManagedObjectModel_CurrentVersionName"] as? String, !version.contains("/")
      else { throw ModelFileError(reason: "its VersionInfo.plist names no current version") }
      file = "\(path)/\(version).mom"
    }
    guard let data = FileManager.default.contents(atPath: file) else {
      throw ModelFileError(reason: "there is no file \(file)")
    }
    guard let list = SafePropertyList.read(data), let root = Element(list), root.name == "model"
    else { throw ModelFileError(reason: "it is not a model that proscenium has compiled") }
    if let identifier = root["userDefinedModelVersionIdentifier"], !identifier.isEmpty {
      versionIdentifiers = [identifier]
    }
    for element in root.children {
      switch element.name {
      case "entity": if let entity = Self.entity(element) { entities.append(entity) }
      case "configuration":
        guard let name = element["name"] else { continue }
        configurations[name] = element.children.compactMap { $0["name"] }
      case "fetchRequest":
        guard let name = element["name"] else { continue }
        requests.append((name, Self.request(element)))
      default: break
      }
    }
  }

  private static func entity(_ element: Element) -> NSEntityDescription? {
    guard let name = element["name"] else { return nil }
    let entity = NSEntityDescription()
    entity.name = name
    entity.managedObjectClassName = element["representedClassName"] ?? "NSManagedObject"
    entity.isAbstract = element.isTrue("isAbstract")
    entity.superentityName = element["parentEntity"]
    entity.renamingIdentifier = element["elementID"]
    var properties: [NSPropertyDescription] = []
    for child in element.children {
      switch child.name {
      case "attribute": properties.append(attribute(child))
      case "relationship": properties.append(relationship(child))
      case "fetchedProperty":
        let property = NSFetchedPropertyDescription()
        property.name = child["name"] ?? ""
        property.fetchRequest = child.children.first { $0.name == "fetchRequest" }.map(request)
        properties.append(property)
      case "userInfo": entity.userInfo = userInfo(child)
      case "uniquenessConstraints":
        entity.uniquenessConstraints = child.children.map { group in group.children.compactMap { $0["value"] } }
      default: break
      }
    }
    entity.properties = properties.filter { !$0.name.isEmpty }
    return entity
  }

  private static func fill(_ property: NSPropertyDescription, _ element: Element) {
    property.name = element["name"] ?? ""
    property.isOptional = element.isTrue("optional")
    property.isTransient = element.isTrue("transient")
    property.renamingIdentifier = element["elementID"]
    property.userInfo = element.children.first { $0.name == "userInfo" }.map(userInfo)
  }

  private static func attribute(_ element: Element) -> NSAttributeDescription {
    let attribute: NSAttributeDescription
    if element.isTrue("derived") {
      let derived = NSDerivedAttributeDescription()
      derived.derivation = element["derivationExpression"] ?? ""
      attribute = derived
    } else {
      attribute = NSAttributeDescription()
    }
    fill(attribute, element)
    attribute.attributeType = types[element["attributeType"] ?? ""] ?? .undefinedAttributeType
    attribute.attributeValueClassName = element["customClassName"]
    attribute.valueTransformerName = element["valueTransformerName"]
    attribute.allowsExternalBinaryDataStorage = element.isTrue("allowsExternalBinaryDataStorage")
    attribute.minimum = (element["minValueString"] ?? element["minDateTimeInterval"]).flatMap(Double.init)
    attribute.maximum = (element["maxValueString"] ?? element["maxDateTimeInterval"]).flatMap(Double.init)
    attribute.pattern = element["regularExpressionString"]
    if let text = element["defaultValueString"] {
      attribute.defaultValue = AttributeValue.parsed(text, attribute.attributeType)
    } else if let time = element["defaultDateTimeInterval"].flatMap(Double.init) {
      attribute.defaultValue = Date(timeIntervalSinceReferenceDate: time)
    }
    return attribute
  }

  private static func relationship(_ element: Element) -> NSRelationshipDescription {
    let relationship = NSRelationshipDescription()
    fill(relationship, element)
    relationship.destinationName = element["destinationEntity"]
    relationship.inverseName = element["inverseName"]
    relationship.isOrdered = element.isTrue("ordered")
    relationship.minCount = element["minCount"].flatMap { Int($0) } ?? 0
    relationship.maxCount = element.isTrue("toMany") ? element["maxCount"].flatMap { Int($0) } ?? 0 : 1
    // A limit of one would make it a relationship to one object.
    if element.isTrue("toMany"), relationship.maxCount == 1 { relationship.maxCount = 0 }
    relationship.deleteRule =
      switch element["deletionRule"] {
      case "Cascade": .cascadeDeleteRule
      case "Deny": .denyDeleteRule
      case "No Action": .noActionDeleteRule
      default: .nullifyDeleteRule
      }
    return relationship
  }

  private static func request(_ element: Element) -> NSFetchRequest<any NSFetchRequestResult> {
    let request = NSFetchRequest<any NSFetchRequestResult>()
    request.entityName = element["entity"]
    if let format = element["predicateString"], !format.isEmpty { request.predicate = NSPredicate(format: format) }
    request.fetchLimit = element["fetchLimit"].flatMap { Int($0) } ?? 0
    request.fetchBatchSize = element["fetchBatchSize"].flatMap { Int($0) } ?? 0
    return request
  }

  private static func userInfo(_ element: Element) -> [AnyHashable: Any] {
    element.children.reduce(into: [:]) { info, entry in
      if let key = entry["key"] { info[key] = entry["value"] ?? "" }
    }
  }

  private static let types: [String: NSAttributeType] = [
    "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType,
    "Integer 64": .integer64AttributeType, "Decimal": .decimalAttributeType, "Double": .doubleAttributeType,
    "Float": .floatAttributeType, "String": .stringAttributeType, "Boolean": .booleanAttributeType,
    "Date": .dateAttributeType, "Binary": .binaryDataAttributeType, "UUID": .UUIDAttributeType,
    "URI": .URIAttributeType, "Transformable": .transformableAttributeType, "ObjectID": .objectIDAttributeType,
  ]
}
