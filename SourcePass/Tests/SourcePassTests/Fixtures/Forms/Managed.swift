import Foundation

/// What a managed object does at run time.
class ManagedBase: NSObject {
  var values: [String: Any] = [:]
  var messages: [String] = []
  func managedValue<Value>(forKey key: String) -> Value { values[key] as! Value }
  func setManagedValue<Value>(_ value: Value, forKey key: String) { values[key] = value }
  func sendManagedMessage(_ name: String, _ arguments: Any...) { messages.append("\(name) \(arguments.count)") }
}

final class ManagedItem: ManagedBase {
  @NSManaged var title: String?, place: Int16  // in its list
  @NSManaged private(set) var isDone, `default`: Bool
}

extension ManagedItem {
  @NSManaged var list: NSSet?
  @objc(addItemsObject:)
  @NSManaged func addToItems(_ value: ManagedItem)
  @objc(addItems:)
  @NSManaged func addToItems(_ values: NSSet)
  @objc(insertObject:inItemsAtIndex:)
  @NSManaged func insertIntoItems(_ value: ManagedItem, at idx: Int)
  @objc(insertItems:atIndexes:)
  @NSManaged func insertIntoItems(_ values: [ManagedItem], at indexes: NSIndexSet)
}
