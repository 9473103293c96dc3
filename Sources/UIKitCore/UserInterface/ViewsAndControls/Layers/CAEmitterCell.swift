public import Foundation

/// One kind of particles of a ``CAEmitterLayer``.
///
/// A layer reads its cells when it draws; a change of a rate applies from the layer's next change on.
///
/// Differs from Apple: particles emit no others, and have no filters.
@preconcurrency @MainActor open class CAEmitterCell: NSObject {
  /// The picture: a `CGImage` or a `UIImage`. Without one nothing is shown.
  open var contents: Any?
  /// Pixels per point of the picture. Default: 1.
  open var contentsScale: CGFloat = 1
  /// The name, or `nil`.
  open var name: String?
  /// Whether particles are emitted. Default: `true`.
  open var isEnabled = true
  /// The colour. White, the default, leaves the picture's own colours. Differs from Apple: in another colour the picture's shape is drawn.
  open var color: CGColor? = CGColor(gray: 1, alpha: 1)
  /// The time that a particle is shown, in seconds. Default: 0.
  open var lifetime: Float = 0
  /// By how much that time differs from the mean, at most by half of it. Default: 0.
  open var lifetimeRange: Float = 0
  /// The number of particles in a second. Default: 0.
  open var birthRate: Float = 0
  /// The angle to the plane of the layer. Default: 0. Differs from Apple: particles only become slower by it.
  open var emissionLatitude: CGFloat = 0
  /// The direction in the plane of the layer, in radians from the x axis, clockwise. Default: 0.
  open var emissionLongitude: CGFloat = 0
  /// The angle of the cone in which particles move, in radians. Default: 0.
  open var emissionRange: CGFloat = 0
  /// The speed, in points a second. Default: 0.
  open var velocity: CGFloat = 0
  /// By how much the speed differs from the mean, at most by half of it. Default: 0.
  open var velocityRange: CGFloat = 0
  /// The acceleration to the right, in points a second each second. Default: 0.
  open var xAcceleration: CGFloat = 0
  /// The acceleration downwards, in points a second each second. Default: 0.
  open var yAcceleration: CGFloat = 0
  /// The acceleration to the viewer. Stored: there is no depth.
  open var zAcceleration: CGFloat = 0
  /// The scale of the picture. Default: 1.
  open var scale: CGFloat = 1
  /// By how much the scale differs from the mean, at most by half of it. Default: 0.
  open var scaleRange: CGFloat = 0
  /// The change of the scale in a second. Default: 0.
  open var scaleSpeed: CGFloat = 0
  /// The turn in a second, in radians. Default: 0.
  open var spin: CGFloat = 0
  /// By how much the turn differs from the mean, at most by half of it. Default: 0.
  open var spinRange: CGFloat = 0
  /// By how much the red differs from the mean, at most by half of it. Default: 0.
  open var redRange: Float = 0
  /// By how much the green differs from the mean, at most by half of it. Default: 0.
  open var greenRange: Float = 0
  /// By how much the blue differs from the mean, at most by half of it. Default: 0.
  open var blueRange: Float = 0
  /// By how much the opacity differs from the mean, at most by half of it. Default: 0.
  open var alphaRange: Float = 0
  /// The change of the red in a second. Default: 0.
  open var redSpeed: Float = 0
  /// The change of the green in a second. Default: 0.
  open var greenSpeed: Float = 0
  /// The change of the blue in a second. Default: 0.
  open var blueSpeed: Float = 0
  /// The change of the opacity in a second. Default: 0.
  open var alphaSpeed: Float = 0

  /// The cells whose particles each particle emits; `nil` for none. Stored: particles emit no others.
  open var emitterCells: [CAEmitterCell]?
  /// When particles are emitted first, in seconds after those of the layer. Stored: at once.
  open var beginTime: CFTimeInterval = 0
  /// For how long particles are emitted, in seconds. Stored: as long as the layer emits.
  open var duration: CFTimeInterval = .infinity

  /// A cell that emits nothing.
  public nonisolated override init() { super.init() }
}
