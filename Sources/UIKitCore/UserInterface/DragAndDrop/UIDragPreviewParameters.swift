/// How the picture of a dragged item is shown.
///
/// Differs from Apple: stored as a value, without effect, like ``UIDragPreview``.
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}
