public import Foundation

/// A layer whose content is drawn in parts, in several levels of detail.
///
/// Differs from Apple: the content is drawn as a whole.
@preconcurrency @MainActor open class CATiledLayer: CALayer {
  /// The time in which a new part appears, in seconds: 0.25. Has no effect.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }
  /// The number of levels of detail. Default: 1. Stored.
  open var levelsOfDetail = 1
  /// The number of levels that are larger than the layer. Default: 0. Stored.
  open var levelsOfDetailBias = 0
  /// The size of the parts, in pixels. Default: 256 by 256. Stored.
  open var tileSize = CGSize(width: 256, height: 256)
}
