/// A drag, as seen by its source.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  /// The app's own data about the drag. Visible only to the app.
  var localContext: Any? { get set }
}
