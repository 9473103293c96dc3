import Foundation

/// A layer that shows its sublayers several times, each copy transformed against the one before.
///
/// Differs from Apple: copies are not delayed, and colours are not changed but for their opacity.
@preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
  /// How often the sublayers are shown. Default: 1.
  open var instanceCount = 1 {
    didSet { changed() }
  }
  /// What is applied to each copy, beside what is applied to the one before; about the middle of the bounds.
  open var instanceTransform = CATransform3DIdentity {
    didSet { changed() }
  }
  /// What is added to the opacity of each copy. Default: 0.
  open var instanceAlphaOffset: Float = 0 {
    didSet { changed() }
  }
  /// The delay of each copy's animations. Stored.
  open var instanceDelay: CFTimeInterval = 0
  /// The colour by which the first copy is multiplied. Stored.
  open var instanceColor: CGColor? = CGColor(gray: 1, alpha: 1)
  /// What is added to the red of each copy. Stored.
  open var instanceRedOffset: Float = 0
  /// What is added to the green of each copy. Stored.
  open var instanceGreenOffset: Float = 0
  /// What is added to the blue of each copy. Stored.
  open var instanceBlueOffset: Float = 0
  /// Whether the depth is kept. Stored.
  open var preservesDepth = false

  /// A layer with one copy.
  public required init() { super.init() }

  /// A copy of a layer, without its sublayers.
  public required init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAReplicatorLayer else { return }
    (instanceCount, instanceTransform) = (other.instanceCount, other.instanceTransform)
    instanceAlphaOffset = other.instanceAlphaOffset
  }

  override func drawSublayers(in context: CGContext, alpha: CGFloat, _ draw: (_ alpha: CGFloat) -> Void) {
    let flat = CATransform3DGetAffineTransform(instanceTransform)
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    var opacity = alpha
    context.saveGState()
    // So many copies are a mistake, and would take for ever.
    for _ in 0..<min(max(instanceCount, 0), 10_000) {
      draw(min(max(opacity, 0), 1))
      opacity += CGFloat(instanceAlphaOffset)
      context.translateBy(x: middle.x, y: middle.y)
      context.concatenate(flat)
      context.translateBy(x: -middle.x, y: -middle.y)
    }
    context.restoreGState()
  }
}
