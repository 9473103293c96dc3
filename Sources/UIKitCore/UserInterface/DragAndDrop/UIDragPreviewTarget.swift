/// The place of the picture of a dragged item.
///
/// Differs from Apple: stored as a value, without effect, like ``UIDragPreview``.
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}
