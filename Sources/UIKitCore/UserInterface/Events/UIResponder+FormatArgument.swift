import Foundation
public import PredicateFormats

// On a device every object is an argument of formats: code says `NSLog("%@ %@", self, #function)`.
extension UIResponder: FormatArgument, CVarArg, _CVarArgObject {
  /// What `%@` writes: the object's description.
  public nonisolated var formatText: String { description }
}
