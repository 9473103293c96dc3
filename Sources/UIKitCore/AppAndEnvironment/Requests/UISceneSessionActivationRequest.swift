import Foundation
import SceneSystem

/// The request that iOS 17's `activateSceneSession(for:errorHandler:)` takes: a role or a session, and the content that its scene shows
/// (P-09).
///
/// Two requests are equal if they have the same session or role and the same activity and options objects.
///
/// Differs from Apple: the requests for hosting delegates are part of the SwiftUI module.
public struct UISceneSessionActivationRequest: Hashable {
  /// The role of the session to activate.
  public let role: UISceneSession.Role

  /// The session to activate, or `nil` for any session of the role.
  public let session: UISceneSession?

  /// The activity that the scene shows, or `nil`. Its target content identifier chooses among the sessions of the role (E-10).
  public var userActivity: NSUserActivity?

  /// How to carry out the activation, or `nil`.
  public var options: UIScene.ActivationRequestOptions?

  /// A request for a session of `role`: one whose activation conditions match the activity, otherwise a new one.
  public init(
    role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    self.role = role
    session = nil
    self.userActivity = userActivity
    self.options = options
  }

  /// A request for `session`: it is connected first if it has no scene (P-04), otherwise it comes to the front (P-05).
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
  /// Asks the system to show a session's window (P-09). The request is carried out later, in a separate turn. A new session of a role
  /// that is not supported here, such as the screen of a car, is denied.
  ///
  /// - Parameters:
  ///   - request: The session, and the content to show.
  ///   - errorHandler: Called only if the system refuses, with a ``UISceneError`` (P-06).
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
