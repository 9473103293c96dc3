/// The picture of a dragged item, at a place of a window.
///
/// Differs from Apple: stored as a value, without effect, like ``UIDragPreview``.
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {}
