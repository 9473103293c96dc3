import Foundation
import SceneSystem

/// What the app asks of the system, and what comes of it.
extension AppRunner {
  func request(_ request: SceneRequest, errorHandler: ((any Error) -> Void)?) {
    let id = RequestID(rawValue: nextRequest)
    nextRequest += 1
    errorHandlers[id] = errorHandler
    link?.send(request, id: id)
  }

  func requestActivation(
    _ target: ActivationTarget, activity: NSUserActivity?, requestingScene: UIScene?,
    errorHandler: ((any Error) -> Void)?
  ) {
    var archive: ActivityArchive?
    if let activity {
      do {
        archive = try activity.archive()
      } catch {
        RuntimeLog.write(
          "The scene request was not made, because its activity cannot be passed on. \(error.description)")
        errorHandler?(UISceneError(.requestDenied))
        return
      }
    }
    request(
      .activate(target, activity: archive, requestingScene: requestingScene?.session.id), errorHandler: errorHandler)
  }

  func refuse(_ id: RequestID, _ code: SceneErrorCode) {
    guard let handler = errorHandlers.removeValue(forKey: id) else { return }
    handler(UISceneError(UISceneError.Code(code)))
  }
}

extension UISceneError.Code {
  fileprivate init(_ code: SceneErrorCode) {
    self =
      switch code {
      case .multipleScenesNotSupported: .multipleScenesNotSupported
      case .requestDenied: .requestDenied
      }
  }
}
