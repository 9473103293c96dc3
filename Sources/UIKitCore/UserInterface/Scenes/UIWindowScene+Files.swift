package import Foundation
import RuntimeLogging
package import ViewBacking

/// Files that the user chooses for a scene.
extension UIWindowScene {
  /// Shows the host's file chooser. `completion` gets the files, or `nil` if the user chooses none. Another request cancels this one.
  package final func chooseFiles(_ request: FileRequest, completion: @escaping @MainActor ([URL]?) -> Void) {
    completeFileRequest(nil)
    fileRequest = (request, completion)
    // Without a window the user of a simulated device chooses.
    guard let backing, !backing.chooseFiles(request) else { return }
    RuntimeLog.write("The host has no file chooser, so no file is chosen.")
    completeFileRequest(nil)
  }

  /// The user has chosen files, or none.
  final func completeFileRequest(_ urls: [URL]?) {
    guard let pending = fileRequest else { return }
    fileRequest = nil
    pending.completion(urls)
  }
}
