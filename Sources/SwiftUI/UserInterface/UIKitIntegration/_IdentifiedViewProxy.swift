public import Foundation

/// A view that was given an identifier, for whoever looks into the hosting controller.
public struct _IdentifiedViewProxy {
  /// The identifier.
  public let identifier: AnyHashable
  /// The frame in the window. Zero before the first layout.
  public let boundingRect: CGRect
}
