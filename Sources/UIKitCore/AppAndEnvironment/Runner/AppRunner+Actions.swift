import Foundation
public import SceneSystem

/// The actions that a device script makes the app perform, through its own public API.
extension AppRunner {
  /// Performs an action that the device requests from the app.
  public func perform(_ act: AppAction) {
    switch act {
    case .activate(let id, let activityType, let from): activateScene(id, activityType: activityType, from: from)
    case .destroy(let id, let animation): destroyScene(id, animation: animation)
    case .refresh(let id): refreshScene(id)
    case .type(let id, let text): typeText(text, into: id)
    }
  }

  /// Requests a scene, as a tap on one of the app's own controls would.
  ///
  /// - Parameters:
  ///   - id: The session to show, or `nil` for a new one. An unknown one has no effect.
  ///   - activityType: The type of the activity to pass, or `nil` for none.
  ///   - requesting: The requesting scene, or `nil`.
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

  /// Destroys a session permanently. An unknown one has no effect.
  public func destroyScene(_ id: SessionID, animation: DismissalAnimation) {
    guard let application, let session = session(id) else { return }
    let options = UIWindowSceneDestructionRequestOptions()
    options.windowDismissalAnimation = UIWindowScene.DismissalAnimation(animation)
    application.requestSceneSessionDestruction(
      session, options: options,
      errorHandler: { [weak self] error in self?.note("The request was refused: \(error.localizedDescription)") })
    finishTurn()
  }

  /// Requests a refresh of a session's saved state and picture. An unknown one has no effect.
  public func refreshScene(_ id: SessionID) {
    guard let application, let session = session(id) else { return }
    application.requestSceneSessionRefresh(session)
    finishTurn()
  }

  /// Types text on the keyboard into the first responder of the session's key window, or otherwise into the first view there that accepts
  /// text, which the user would have tapped first.
  ///
  /// - Returns: Whether a responder accepted the text.
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
