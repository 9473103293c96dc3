import Foundation
import SceneSystem

/// What iOS 17's `activateSceneSession(for:errorHandler:)` takes: a session by its role or the session itself, and what
/// its scene is to show (P-09).
///
/// Two requests are equal where they name the same session or role and hold the same activity and options objects.
///
/// Differs from Apple: the requests for hosting delegates come with the SwiftUI module.
public struct UISceneSessionActivationRequest: Hashable {
  /// The role of the session to activate.
  public let role: UISceneSession.Role

  /// The session to activate, or `nil` where any of the role will do.
  public let session: UISceneSession?

  /// What the scene is to show, or `nil`. Its target content identifier chooses among the sessions of the role (E-10).
  public var userActivity: NSUserActivity?

  /// How the activation is to be carried out, or `nil`.
  public var options: UIScene.ActivationRequestOptions?

  /// A request for a session of `role`: one whose activation conditions take the activity, or else a new one.
  public init(
    role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    self.role = role
    session = nil
    self.userActivity = userActivity
    self.options = options
  }

  /// A request for `session`: it is connected first where it has no scene (P-04), else it comes forward (P-05).
  @MainActor public init(
    session: UISceneSession, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil
  ) {
    role = session.role
    self.session = session
    self.userActivity = userActivity
    self.options = options
  }
}

extension UIApplication {
  /// Asks the system to show a session's window (P-09). The request is carried out later, in a turn of its own. A new session
  /// of a role that has no place here, as the screen of a car, is denied.
  ///
  /// - Parameters:
  ///   - request: Which session, and what it is to show.
  ///   - errorHandler: Called only where the system refuses, with a ``UISceneError`` (P-06).
  public func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) {
    let target =
      request.session.map { ActivationTarget.existing($0.id) } ?? .role(SessionRole(rawValue: request.role.rawValue))
    runner?.requestActivation(
      target, activity: request.userActivity, requestingScene: request.options?.requestingScene,
      errorHandler: errorHandler)
  }
}
