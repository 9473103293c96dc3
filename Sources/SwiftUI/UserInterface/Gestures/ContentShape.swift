public import SwiftUICore

/// What the shape of a view is for.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  /// The combination as bits.
  public let rawValue: Int
  /// A combination given as bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Where the user can interact with the view.
  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
  /// The picture of a drag.
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
  /// The picture of a context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
  /// What is lit under the pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
  /// What assistive technology outlines.
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 4)
}

extension View {
  /// Accepted; the user can interact with all of a view's rectangle.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

  /// Accepted; the user can interact with all of a view's rectangle.
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View { self }
}
