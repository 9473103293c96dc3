/// Makes the errors of Core Data.
enum CoreDataError {
  static func make(_ code: Int, _ description: String, _ info: [String: Any] = [:]) -> NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: code, userInfo: [NSLocalizedDescriptionKey: description].merging(info) { $1 })
  }

  static func validation(_ code: Int, _ object: NSManagedObject, key: String, value: Any?, reason: String) -> NSError {
    var info: [String: Any] = [NSValidationObjectErrorKey: object, NSValidationKeyErrorKey: key]
    info[NSValidationValueErrorKey] = value
    return make(code, "\(object.entity.name ?? "The object")’s \(key) is not valid: \(reason).", info)
  }

  static func several(_ errors: [NSError]) -> NSError {
    make(
      NSValidationMultipleErrorsError,
      "\(errors.count) values are not valid. " + errors.map(\.localizedDescription).joined(separator: " "),
      [NSDetailedErrorsKey: errors])
  }
}
