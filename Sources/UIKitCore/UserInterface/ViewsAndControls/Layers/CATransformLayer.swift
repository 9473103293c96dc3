/// A layer whose sublayers keep their depth.
///
/// Differs from Apple: the sublayers are drawn as far as they are flat, as those of other layers.
@preconcurrency @MainActor open class CATransformLayer: CALayer {}
