public import Foundation

extension NSError {
  /// An error that says nothing, as `NSError()`: the code 0 of a domain without a name.
  public convenience init(unspecified: Void = ()) { self.init(domain: "", code: 0) }
}
