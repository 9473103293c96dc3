public import Foundation

/// The name of a colour in an asset catalogue, and its bundle.
///
/// Xcode declares one for each colour; here an app declares those that it uses in an extension.
public struct ColorResource: Hashable, Sendable {
  package let name: String
  package let bundle: Bundle

  /// The colour `name` of a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
