/// Values of transformable attributes as data.
enum TransformableValue {
  static func data(of value: Any, _ attribute: NSAttributeDescription) -> Data? {
    if let transformer = transformer(attribute) {
      // The transformers of Foundation make a value of data; those of apps make data of a value.
      return
        (transformer is NSSecureUnarchiveFromDataTransformer
        ? transformer.reverseTransformedValue(value) : transformer.transformedValue(value)) as? Data
    }
    if PropertyListSerialization.propertyList(value, isValidFor: .binary) {
      return try? PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
    }
    guard value is any NSCoding else { return nil }
    return try? NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: false)
  }

  static func value(of data: Data, _ attribute: NSAttributeDescription) -> Any? {
    if let transformer = transformer(attribute) {
      return transformer is NSSecureUnarchiveFromDataTransformer
        ? transformer.transformedValue(data) : transformer.reverseTransformedValue(data)
    }
    guard let list = SafePropertyList.read(data) else { return nil }
    // A keyed archive is a property list too.
    guard let dictionary = list as? [String: Any], dictionary["$archiver"] != nil else { return list }
    return SafePropertyList.unarchive(data)
  }

  private static func transformer(_ attribute: NSAttributeDescription) -> ValueTransformer? {
    guard let name = attribute.valueTransformerName, !name.isEmpty else { return nil }
    return ValueTransformer(forName: NSValueTransformerName(name))
  }
}
