/// A drag, as the one who began it sees it.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  /// What the app itself keeps about the drag. Nobody else sees it.
  var localContext: Any? { get set }
}
