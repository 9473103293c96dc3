public import Foundation

extension NSError {
  /// An error without information, as `NSError()` creates it: an empty domain and the code 0.
  public convenience init(unspecified: Void = ()) { self.init(domain: "", code: 0) }
}
