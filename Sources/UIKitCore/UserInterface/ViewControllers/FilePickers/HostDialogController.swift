import Foundation
import ViewBacking

/// A controller whose content is a dialog of the host, beside the app's windows. Its view is invisible, and blocks interaction with what is
/// behind it.
@MainActor protocol HostDialogController: UIViewController {}

extension HostDialogController {
  /// Asks for files in the host's dialog, when the controller has appeared. `completion` receives `nil` if there is no window to ask in.
  func ask(_ request: FileRequest, completion: @escaping @MainActor ([URL]?) -> Void) {
    guard let scene = viewIfLoaded?.window?.windowScene else { return completion(nil) }
    scene.chooseFiles(request, completion: completion)
  }
}

/// The view of such a controller.
final class HostDialogView: UIView {}
