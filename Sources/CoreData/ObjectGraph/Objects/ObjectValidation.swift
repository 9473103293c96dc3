/// The rules that the model has for values.
enum ObjectValidation {
  /// Checks all values of an object.
  static func validate(_ object: NSManagedObject) throws {
    var errors: [NSError] = []
    for property in object.entity.properties where !property.isTransient {
      do throws(NSError) {
        switch property {
        case let attribute as NSAttributeDescription:
          try validate(object.current(attribute.name)?.attribute, attribute, object)
        case let relationship as NSRelationshipDescription:
          try validate(object.current(relationship.name)?.identifiers.count ?? 0, relationship, object)
        default: break
        }
      } catch {
        errors.append(error)
      }
    }
    if errors.count == 1 { throw errors[0] }
    if !errors.isEmpty { throw CoreDataError.several(errors) }
  }

  /// Checks one value.
  static func validate(_ value: Any?, forKey key: String, of object: NSManagedObject) throws(NSError) {
    guard let attribute = object.entity.attributesByName[key] else { return }
    try validate(AttributeValue.canonical(value, attribute.attributeType), attribute, object)
  }

  private static func validate(
    _ value: Any?, _ attribute: NSAttributeDescription, _ object: NSManagedObject
  ) throws(NSError) {
    func error(_ code: Int, _ reason: String) -> NSError {
      CoreDataError.validation(code, object, key: attribute.name, value: value, reason: reason)
    }
    guard let value else {
      if attribute.isOptional { return }
      throw error(NSValidationMissingMandatoryPropertyError, "it has no value")
    }
    guard AttributeValue.saved(value, attribute) != nil else {
      throw error(NSManagedObjectValidationError, "its value is of the type \(Swift.type(of: value))")
    }
    switch value {
    case let text as String:
      if let minimum = attribute.minimum, Double(text.count) < minimum {
        throw error(NSValidationStringTooShortError, "it is too short")
      }
      if let maximum = attribute.maximum, Double(text.count) > maximum {
        throw error(NSValidationStringTooLongError, "it is too long")
      }
      if let pattern = attribute.pattern, !pattern.isEmpty, !matches(text, pattern) {
        throw error(NSValidationStringPatternMatchingError, "it does not match its pattern")
      }
    case let number as NSNumber:
      if let minimum = attribute.minimum, number.doubleValue < minimum {
        throw error(NSValidationNumberTooSmallError, "it is too small")
      }
      if let maximum = attribute.maximum, number.doubleValue > maximum {
        throw error(NSValidationNumberTooLargeError, "it is too large")
      }
    case let date as Date:
      if let minimum = attribute.minimum, date.timeIntervalSinceReferenceDate < minimum {
        throw error(NSValidationDateTooSoonError, "it is too early")
      }
      if let maximum = attribute.maximum, date.timeIntervalSinceReferenceDate > maximum {
        throw error(NSValidationDateTooLateError, "it is too late")
      }
    default: break
    }
  }

  private static func matches(_ text: String, _ pattern: String) -> Bool {
    guard let expression = try? NSRegularExpression(pattern: pattern) else { return true }
    let whole = NSRange(location: 0, length: text.utf16.count)
    return expression.firstMatch(in: text, options: .anchored, range: whole)?.range == whole
  }

  private static func validate(
    _ count: Int, _ relationship: NSRelationshipDescription, _ object: NSManagedObject
  ) throws(NSError) {
    func error(_ code: Int, _ reason: String) -> NSError {
      CoreDataError.validation(code, object, key: relationship.name, value: nil, reason: reason)
    }
    if count == 0 {
      if relationship.isOptional { return }
      throw error(NSValidationMissingMandatoryPropertyError, "it has no object")
    }
    if count < relationship.minCount {
      throw error(NSValidationRelationshipLacksMinimumCountError, "it has too few objects")
    }
    if relationship.maxCount > 0, count > relationship.maxCount {
      throw error(NSValidationRelationshipExceedsMaximumCountError, "it has too many objects")
    }
  }

  /// Checks the relationships that deny the deletion of their owner.
  static func validateDeletion(of object: NSManagedObject) throws(NSError) {
    for relationship in object.entity.relationshipsByName.values.sorted(by: { $0.name < $1.name })
    where relationship.deleteRule == .denyDeleteRule {
      guard object.objects(relationship).contains(where: { !$0.isDeleted }) else { continue }
      throw CoreDataError.validation(
        NSValidationRelationshipDeniedDeleteError, object, key: relationship.name, value: nil,
        reason: "it has objects, which deny the deletion")
    }
  }
}
