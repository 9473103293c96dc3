public import Foundation

/// A function that makes transforms of an animation's numbers, so that more than half a turn is animated as one.
///
/// Differs from Apple: the functions of three numbers, ``CAValueFunctionName/scale`` and ``CAValueFunctionName/translate``, take one number
/// for all axes or a size, as the key paths `transform.scale` and `transform.translation` do.
public final class CAValueFunction: NSObject, Sendable {
  /// The name.
  public let name: CAValueFunctionName

  /// The function of this name; `nil` for an unknown one.
  public init?(name: CAValueFunctionName) {
    guard name.part != nil else { return nil }
    self.name = name
    super.init()
  }
}
