import Foundation

/// Why a predicate cannot be an activation condition, or a format not be read (E-10).
@_spi(Runtime) public struct PredicateRefusal: Error, Hashable, CustomStringConvertible, LocalizedError {
  /// What was wrong, in whole sentences.
  public let description: String

  init(_ description: String) { self.description = description }

  /// The same as ``description``.
  public var errorDescription: String? { description }

  /// What UIKit says about every predicate that it does not take.
  static let rule =
    "A predicate for activation conditions may compare SELF, the target content identifier, with texts; it may not be "
    + "based on a block or a selector, may not use MATCHES, and may not read anything but SELF."
}
