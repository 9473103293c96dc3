import Foundation
import SceneSystem

/// What a device script makes the app do by itself, through its own public API.
extension AppRunner {
  /// Does what the device asks the app to do by itself.
  public func perform(_ act: AppAct) {
    switch act {
    case .activate(let id, let activityType, let from): activateScene(id, activityType: activityType, from: from)
    case .destroy(let id, let animation): destroyScene(id, animation: animation)
    case .refresh(let id): refreshScene(id)
    case .type(let id, let text): typeText(text, into: id)
    }
  }

  /// Asks for a scene, as a tap on one of the app's own controls would.
  ///
  /// - Parameters:
  ///   - id: The session to show, or `nil` for a new one. An unknown one has no effect.
  ///   - activityType: The type of the activity to pass, or `nil` for none.
  ///   - requesting: The scene that asks, or `nil`.
  public func activateScene(_ id: SessionID?, activityType: String?, from requesting: SessionID?) {
    guard let application, id == nil || session(id!) != nil else { return }
    var options: UIScene.ActivationRequestOptions?
    if let scene = requesting.flatMap({ scenes[$0] }) {
      options = UIScene.ActivationRequestOptions()
      options?.requestingScene = scene
    }
    application.requestSceneSessionActivation(
      id.flatMap(session), userActivity: activityType.map(NSUserActivity.init(activityType:)), options: options,
      errorHandler: { [weak self] error in self?.note("The request was refused: \(error.localizedDescription)") })
    finishTurn()
  }

  /// Destroys a session for good. An unknown one has no effect.
  public func destroyScene(_ id: SessionID, animation: DismissalAnimation) {
    guard let application, let session = session(id) else { return }
    let options = UIWindowSceneDestructionRequestOptions()
    options.windowDismissalAnimation = UIWindowScene.DismissalAnimation(animation)
    application.requestSceneSessionDestruction(
      session, options: options,
      errorHandler: { [weak self] error in self?.note("The request was refused: \(error.localizedDescription)") })
    finishTurn()
  }

  /// Asks for a session's saved state and picture to be brought up to date. An unknown one has no effect.
  public func refreshScene(_ id: SessionID) {
    guard let application, let session = session(id) else { return }
    application.requestSceneSessionRefresh(session)
    finishTurn()
  }

  /// Types text on the keyboard, into the first responder of the session's key window; or else into the first view there
  /// that takes text, which the user would have tapped first.
  ///
  /// - Returns: Whether somebody took the text.
  @discardableResult
  public func typeText(_ text: String, into id: SessionID) -> Bool {
    guard let windowScene = scenes[id] as? UIWindowScene,
      let window = windowScene.keyWindow ?? windowScene.windows.first
    else { return false }
    var target = window.firstResponder as? any UIKeyInput
    if target == nil {
      window.rootViewController?.forEachController { controller in
        controller.viewIfLoaded?.forEachView { view in
          if target == nil, view is any UIKeyInput, view.becomeFirstResponder() { target = view as? any UIKeyInput }
        }
      }
    }
    guard let target else { return false }
    for character in text { target.insertText(String(character)) }
    finishTurn()
    return true
  }
}

extension UIWindowScene.DismissalAnimation {
  fileprivate init(_ animation: DismissalAnimation) {
    self =
      switch animation {
      case .standard: .standard
      case .commit: .commit
      case .decline: .decline
      }
  }
}
