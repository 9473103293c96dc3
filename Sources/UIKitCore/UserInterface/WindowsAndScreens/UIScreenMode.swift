public import Foundation

/// A mode of a screen: its size in pixels.
@preconcurrency @MainActor public final class UIScreenMode: NSObject {
  /// The size in pixels.
  public let size: CGSize
  /// The ratio of a pixel's width to its height: 1.
  public var pixelAspectRatio: CGFloat { 1 }

  init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Modes of the same size are equal.
  public override nonisolated func isEqual(_ object: Any?) -> Bool { (object as? UIScreenMode)?.size == size }
  /// Consistent with ``isEqual(_:)``.
  public override nonisolated var hash: Int { Int(size.width) &* 31 &+ Int(size.height) }
}
