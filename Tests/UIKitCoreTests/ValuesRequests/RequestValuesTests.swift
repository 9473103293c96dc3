import Foundation
import SceneSystem
import Testing

@_spi(Runtime) @testable import UIKitCore

@MainActor @Suite("Request values") struct RequestValuesTests {
  @Test("M-01: errors have Apple's domain and codes") func codes() {
    let codes: [(UISceneError.Code, Int)] = [
      (.multipleScenesNotSupported, 0), (.requestDenied, 1), (.geometryRequestUnsupported, 100),
      (.geometryRequestDenied, 101),
    ]
    for (code, raw) in codes {
      let error = UISceneError(code)
      #expect(error.errorCode == raw && (error as NSError).code == raw)
      #expect((error as NSError).domain == "UISceneErrorDomain" && UISceneError.errorDomain == UISceneErrorDomain)
      #expect(error.errorDescription?.hasSuffix(".") == true && error.recoverySuggestion?.hasSuffix(".") == true)
      #expect(error.localizedDescription == error.errorDescription && error.failureReason == nil)
    }
  }

  @Test("P-06: a refusal of the system has its code and its message") func refusal() {
    let error = UISceneError(SceneErrorCode.multipleScenesNotSupported, reason: "A phone shows one scene.")
    #expect(error.code == .multipleScenesNotSupported && error.failureReason == "A phone shows one scene.")
    #expect(error.recoverySuggestion?.contains("UIApplicationSupportsMultipleScenes") == true)
    #expect(UISceneError(SceneErrorCode.requestDenied, reason: "").failureReason == nil)
    #expect(UISceneError(SceneErrorCode.requestDenied, reason: "a") != UISceneError(.requestDenied))
  }

  @Test("errors can be caught by their code") func catching() {
    let error: any Error = UISceneError(.requestDenied, userInfo: [NSLocalizedDescriptionKey: "No."])
    switch error {
    case UISceneError.multipleScenesNotSupported: Issue.record("the wrong code matched")
    case UISceneError.requestDenied: break
    default: Issue.record("no code matched")
    }
    #expect(error.localizedDescription == "No.")
    #expect(UISceneError(.requestDenied).hashValue == UISceneError(.requestDenied).hashValue)
    #expect(
      UISceneError.geometryRequestDenied.rawValue == 101 && UISceneError.geometryRequestUnsupported.rawValue == 100)
  }

  @Test("T-06: the dismissal animation has Apple's raw values and reaches the system") func destruction() {
    #expect(UIWindowScene.DismissalAnimation.standard.rawValue == 1)
    #expect(UISceneDestructionRequestOptions().animation == .standard)
    let options = UIWindowSceneDestructionRequestOptions()
    #expect(options.windowDismissalAnimation == .standard && options.animation == .standard)
    options.windowDismissalAnimation = .commit
    #expect(options.animation == .commit)
    options.windowDismissalAnimation = .decline
    #expect(options.animation == .decline && options.windowDismissalAnimation.rawValue == 3)
  }

  @Test("R-12: destruction conditions are distinct and print their names") func conditions() {
    let set: Set<UIScene.DestructionCondition> = [.systemDisconnection, .systemDisconnection, .userInitiatedDismissal]
    #expect(set.count == 2)
    #expect("\(UIScene.DestructionCondition.systemDisconnection)" == "systemDisconnection")
  }

  @Test("P-08: a placement wins over the older style") func placement() {
    let options = UIWindowScene.ActivationRequestOptions()
    #expect(options.placement == nil && options.requestingScene == nil && !options.requestsProminence)
    options.placement = .prominent()
    #expect(options.requestsProminence)
    options.placement = .standard()
    #expect(!options.requestsProminence)
    #expect(UIWindowSceneStandardPlacement() == .standard() && UIWindowSceneProminentPlacement() == .prominent())
    #expect(UIWindowScene.PresentationStyle.prominent.rawValue == 2)
  }

  @Test("P-09: a request by role has no session, and equals one with the same values") func requestByRole() {
    let activity = NSUserActivity(activityType: "a")
    var request = UISceneSessionActivationRequest(userActivity: activity)
    #expect(request.role == .windowApplication && request.session == nil && request.options == nil)
    #expect(request == UISceneSessionActivationRequest(role: .windowApplication, userActivity: activity))
    #expect(
      request != UISceneSessionActivationRequest(role: .windowExternalDisplayNonInteractive, userActivity: activity))
    request.userActivity = nil
    #expect(request == UISceneSessionActivationRequest())
  }
}
