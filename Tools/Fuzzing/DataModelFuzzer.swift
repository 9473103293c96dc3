import BinaryPlist
import CoreData
import Foundation
import RuntimeLogging

/// Compiled models of Core Data: one that is read can have objects, which are saved and fetched or refused with an error.
struct DataModelFuzzer: Fuzzer {
  let name = "data model"

  private static let types = [
    "Integer 16", "Integer 32", "Integer 64", "Decimal", "Double", "Float", "String", "Boolean", "Date", "Binary",
    "UUID",
    "URI", "Transformable", "Unknown",
  ]
  private static let names = ["A", "B", "C", "", "a b/%", "NSManagedObject"]

  private static func element(
    _ name: String, _ attributes: [String: String], _ children: [PropertyListValue] = []
  ) -> PropertyListValue {
    .dictionary([
      "name": .string(name), "attributes": .dictionary(attributes.mapValues { .string($0) }),
      "children": .array(children),
    ])
  }

  private static func property(_ random: inout FuzzRandom) -> PropertyListValue {
    let name = random.any(["x", "y", "z", ""])
    let optional = random.any(["YES", "NO"])
    guard random.below(3) == 0 else {
      return element(
        "attribute",
        [
          "name": name, "optional": optional, "attributeType": random.any(types),
          "defaultValueString": random.any(["1", "x", "-9e99", "YES"]),
          "minValueString": random.any(["0", "9e99", "no"]),
          "derived": random.any(["YES", "NO", "NO"]),
          "derivationExpression": random.any(["now()", "x.y", "(", "upper:(x)"]),
          "transient": random.any(["YES", "NO", "NO"]), "regularExpressionString": random.any(["", "[", ".*"]),
        ])
    }
    return element(
      "relationship",
      [
        "name": name, "optional": optional, "destinationEntity": random.any(names),
        "inverseName": random.any(["x", "y", "z"]),
        "toMany": random.any(["YES", "NO"]), "ordered": random.any(["YES", "NO"]),
        "maxCount": random.any(["1", "-1", "2"]),
        "deletionRule": random.any(["Cascade", "Deny", "Nullify", "No Action"]),
      ])
  }

  func input(_ random: inout FuzzRandom) -> [UInt8] {
    let entities = (0..<random.below(4)).map { _ in
      var children = (0..<random.below(5)).map { _ in Self.property(&random) }
      let constraint = Self.element("constraint", ["value": random.any(["x", "y", "none"])])
      children.append(
        Self.element("uniquenessConstraints", [:], [Self.element("uniquenessConstraint", [:], [constraint])]))
      return Self.element(
        "entity",
        [
          "name": random.any(Self.names), "representedClassName": random.any(Self.names),
          "parentEntity": random.any(Self.names), "elementID": random.any(Self.names),
        ], children)
    }
    let bytes = BinaryPropertyListWriter.bytes(of: Self.element("model", [:], entities))
    return random.below(3) == 0 ? Mutation.damaged(bytes, &random) : bytes
  }

  func check(_ input: [UInt8]) throws(FuzzFailure) {
    // A refused model is logged.
    let result = RuntimeLog.capture { Result { () throws(FuzzFailure) in try Self.read(input) } }.result
    try result.get()
  }

  private static func read(_ input: [UInt8]) throws(FuzzFailure) {
    let file = NSTemporaryDirectory() + "fuzz-\(ProcessInfo.processInfo.globallyUniqueString).mom"
    guard FileManager.default.createFile(atPath: file, contents: Data(input)) else { return }
    let model = NSManagedObjectModel(contentsOf: URL(fileURLWithPath: file))
    try? FileManager.default.removeItem(atPath: file)
    guard let model else { return }
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    do {
      try coordinator.addPersistentStore(ofType: NSInMemoryStoreType, configurationName: nil, at: nil)
      try use(model, context)
    } catch {
      let error = error as NSError
      guard error.domain == NSCocoaErrorDomain, !error.localizedDescription.isEmpty else {
        throw FuzzFailure("An error of an object has no description: \(error)")
      }
    }
  }

  private static func use(_ model: NSManagedObjectModel, _ context: NSManagedObjectContext) throws {
    var objects: [NSManagedObject] = []
    for entity in model.entities {
      guard let name = entity.name, !name.isEmpty else { continue }
      for _ in 0..<2 { objects.append(NSEntityDescription.insertNewObject(forEntityName: name, into: context)) }
    }
    for (number, object) in objects.enumerated() {
      for (key, property) in object.entity.propertiesByName {
        let other = objects[(number + 1) % objects.count]
        object.setValue(property is NSRelationshipDescription ? NSSet(object: other) : number, forKey: key)
      }
      _ = object.description
    }
    if let last = objects.last { context.delete(last) }
    try context.save()
    for object in objects {
      guard let name = object.entity.name else { continue }
      context.refresh(object, mergeChanges: false)
      _ = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: name)).map(\.description)
    }
  }
}
