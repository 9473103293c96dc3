import ActivityArchive
import Foundation
import RuntimeLogging
import SceneSystem

/// The app's requests to the system, and their results.
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
        refuseLater(errorHandler, reason: error.description)
        return
      }
    }
    request(
      .activate(target, activity: archive, requestingScene: requestingScene?.session.id), errorHandler: errorHandler)
  }

  /// Refuses a request that is not sent to the system: in a later turn, like every refusal (P-06).
  private func refuseLater(_ errorHandler: ((any Error) -> Void)?, reason: String) {
    guard let errorHandler else { return }
    nonisolated(unsafe) let handler = errorHandler
    Task { @MainActor in handler(UISceneError(.requestDenied, reason: reason)) }
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
