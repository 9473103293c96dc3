public import Foundation

/// A view with an identifier, as a hosting controller returns it.
public struct _IdentifiedViewProxy {
  /// The identifier.
  public let identifier: AnyHashable
  /// The frame in the window. Zero before the first layout.
  public let boundingRect: CGRect
}
