import Foundation

/// A value without its optionals; `nil` for `NSNull`.
func flattened(_ value: Any?) -> Any? {
  guard let value else { return nil }
  if let optional = value as? any OptionalValue { return flattened(optional.wrapped) }
  return value is NSNull ? nil : value
}

/// An optional whose type is not known.
private protocol OptionalValue { var wrapped: Any? { get } }
extension Optional: OptionalValue {
  fileprivate var wrapped: Any? { map { $0 as Any } }
}
