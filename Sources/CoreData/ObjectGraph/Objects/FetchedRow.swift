import Selectors

/// A saved object as a predicate sees it: its values by their names, without an object of an app's class.
final class FetchedRow: NSObject, KeyValueContainer {
  let objectID: NSManagedObjectID
  private let context: NSManagedObjectContext
  private lazy var saved = context.savedValues(of: objectID)

  init(_ objectID: NSManagedObjectID, _ context: NSManagedObjectContext) {
    self.objectID = objectID
    self.context = context
  }

  func keyedValue(forKey key: String) throws(SelectorError) -> Any? {
    if key == "objectID" { return objectID }
    switch objectID.entity.propertiesByName[key] {
    case let relationship as NSRelationshipDescription:
      let objects = (saved?.values[key]?.identifiers ?? []).map(context.predicateSubject)
      return relationship.isToMany ? objects : objects.first
    case is NSAttributeDescription: return saved?.values[key]?.attribute
    default:
      throw .undefinedKey(
        className: objectID.entity.name ?? "", key: key, available: objectID.entity.propertiesByName.keys.sorted())
    }
  }

  func setKeyedValue(_ value: Any?, forKey key: String) throws(SelectorError) {
    throw .readOnlyKey(className: objectID.entity.name ?? "", key: key)
  }

  override func isEqual(_ object: Any?) -> Bool {
    switch object {
    case let object as NSManagedObject: object.objectID == objectID
    case let identifier as NSManagedObjectID: identifier == objectID
    case let row as FetchedRow: row.objectID == objectID
    default: false
    }
  }

  override var hash: Int { objectID.hash }
}
