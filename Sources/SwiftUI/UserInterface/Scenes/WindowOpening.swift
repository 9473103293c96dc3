import SwiftUICore
import UniformTypeIdentifiers

/// Opens and closes windows, for the actions in the environment.
@MainActor protocol WindowOpening: AnyObject {
  /// Opens a window, or brings one that shows the same to the front.
  func open(id: String?, value: PresentedRequestValue?, from origin: SceneWindow?)
  /// Opens the document of a file. Returns whether there is a scene for it.
  func openDocument(at url: URL, from origin: SceneWindow?) -> Bool
  /// Opens a window with a new document: of a type, for files of a type, or a given one.
  func newDocument(_ type: Any.Type?, contentType: UTType?, _ document: Any?, from origin: SceneWindow?)
  /// Closes all windows that show this.
  func dismiss(id: String?, value: PresentedRequestValue?)
}

/// The app of an environment, which may be gone.
struct WindowOpeningReference {
  weak var app: (any WindowOpening)?

  init(_ app: any WindowOpening) { self.app = app }
}
