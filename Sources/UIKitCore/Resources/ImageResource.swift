public import Foundation

/// The name of a picture in an asset catalogue, and its bundle.
///
/// Xcode declares one for each picture; here an app declares those that it uses in an extension.
public struct ImageResource: Hashable, Sendable {
  package let name: String
  package let bundle: Bundle

  /// The picture `name` of a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
