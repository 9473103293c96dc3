import class PredicateFormats.NSExpression
import Selectors

/// The results of a request for dictionaries.
struct DictionaryResults {
  private let properties: [NSPropertyDescription]
  private let groups: [String]
  private let having: NSPredicate?
  private let isDistinct: Bool

  init(properties: [Any], groups: [Any], having: NSPredicate?, isDistinct: Bool, entity: NSEntityDescription) {
    func property(_ value: Any) -> NSPropertyDescription? {
      if let property = value as? NSPropertyDescription { return property }
      guard let path = value as? String else { return nil }
      if let known = entity.propertiesByName[path] { return known }
      // A path to another object's property.
      let computed = NSExpressionDescription()
      computed.name = path
      computed.expression = NSExpression(forKeyPath: path)
      return computed
    }
    self.properties =
      properties.isEmpty
      ? entity.attributesByName.values.sorted { $0.name < $1.name } : properties.compactMap(property)
    self.groups = groups.compactMap { property($0)?.name }
    self.having = having
    self.isDistinct = isDistinct
  }

  func results(for objects: [NSManagedObject]) -> [NSDictionary] {
    let isAggregated = properties.contains(where: isAggregate)
    var found: [NSDictionary]
    if !groups.isEmpty {
      found = grouped(objects).map { dictionary(for: $0) }
    } else if isAggregated {
      found = [dictionary(for: objects)]
    } else {
      found = objects.map { dictionary(for: [$0]) }
    }
    if let having { found = found.filter { having.evaluate(with: $0) } }
    guard isDistinct else { return found }
    var seen: Set<NSDictionary> = []
    return found.filter { seen.insert($0).inserted }
  }

  private func grouped(_ objects: [NSManagedObject]) -> [[NSManagedObject]] {
    var order: [NSArray] = []
    var members: [NSArray: [NSManagedObject]] = [:]
    for object in objects {
      let key = NSArray(array: groups.map { object.value(forKeyPath: $0) ?? NSNull() })
      if members[key] == nil { order.append(key) }
      members[key, default: []].append(object)
    }
    return order.map { members[$0] ?? [] }
  }

  private func isAggregate(_ property: NSPropertyDescription) -> Bool {
    guard let expression = (property as? NSExpressionDescription)?.expression, expression.expressionType == .function
    else { return false }
    return ["sum:", "count:", "min:", "max:", "average:"].contains(expression.function)
  }

  private func dictionary(for objects: [NSManagedObject]) -> NSDictionary {
    let result = NSMutableDictionary()
    for property in properties {
      let value: Any?
      if let computed = property as? NSExpressionDescription, let expression = computed.expression {
        value =
          isAggregate(property)
          ? aggregate(expression, objects)
          : objects.first.flatMap { expression.expressionValue(with: $0, context: nil) }
      } else {
        value = objects.first?.object(objects.first?.current(property.name), property.name)
      }
      if let value = flattened(value) {
        result[NSString(string: property.name)] =
          value is NSManagedObject ? (value as! NSManagedObject).objectID : value
      }
    }
    return result.copy() as! NSDictionary
  }

  /// A count counts the objects that have a value; the others compute with these values.
  private func aggregate(_ expression: NSExpression, _ objects: [NSManagedObject]) -> Any? {
    guard let operand = expression.arguments?.first else { return nil }
    let values = objects.compactMap { flattened(operand.expressionValue(with: $0, context: nil)) }
    if expression.function == "count:" { return NSNumber(value: values.count) }
    return NSExpression(forFunction: expression.function, arguments: [NSExpression(forConstantValue: values)])
      .expressionValue(with: nil, context: nil)
  }
}
