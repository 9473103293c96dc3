import Foundation
import SceneSystem

/// Why a predicate cannot be an activation condition, or why a format cannot be parsed (E-10).
package struct PredicateConversionError: Error, Hashable, CustomStringConvertible, LocalizedError {
  /// The problem, in whole sentences.
  package let description: String

  package init(_ description: String) {
    self.description = description.oneLine(limit: PrintableLine.message)
  }

  /// The same as ``description``.
  package var errorDescription: String? { description }

  /// UIKit's message about every predicate that it rejects.
  static let rule =
    "A predicate for activation conditions may compare SELF, the target content identifier, with texts; it may not be "
    + "based on a block or a selector, may not use MATCHES, and may not read anything but SELF."
}
