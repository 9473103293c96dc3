import Foundation
import SceneSystem
import Testing

@_spi(Runtime) @testable import UIKitCore

@MainActor @Suite("Request values") struct RequestValueTests {
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

@MainActor @Suite("Values of requests") struct RequestErrorTests {
  /// A code with all its values from Apple and from us.
  struct Row: Sendable {
    let code: UISceneError.Code
    let raw: Int
    let sentence: String
    let wayOut: String
  }

  nonisolated static let rows: [Row] = [
    Row(
      code: .multipleScenesNotSupported, raw: 0,
      sentence: "A second scene was requested, and this app or this device shows only one.",
      wayOut: "Set UIApplicationSupportsMultipleScenes to true in UIApplicationSceneManifest, and check "
        + "UIApplication.shared.supportsMultipleScenes before offering a new window."),
    Row(
      code: .requestDenied, raw: 1, sentence: "The system refused the request about a scene.",
      wayOut: "Make the request in response to an action of the user, for a session that is still open."),
    Row(
      code: .geometryRequestUnsupported, raw: 100,
      sentence: "The geometry of this scene cannot be changed on this platform.",
      wayOut: "Leave out the request, or make it only where the platform allows it."),
    Row(
      code: .geometryRequestDenied, raw: 101, sentence: "The system refused the requested geometry.",
      wayOut: "Request a geometry that the app's supported orientations and the screen allow."),
  ]

  @Test(
    "M-01: each code has Apple's number and its own messages, also as an NSError and as any error", arguments: rows)
  func codes(row: Row) {
    let error = UISceneError(row.code)
    #expect(row.code.rawValue == row.raw && UISceneError.Code(rawValue: row.raw) == row.code)
    #expect(error.errorDescription == row.sentence && error.localizedDescription == row.sentence)
    #expect(error.recoverySuggestion == row.wayOut && error.failureReason == nil)
    #expect((error as any Error).localizedDescription == row.sentence)
    let bridged = error as NSError
    #expect(bridged.domain == "UISceneErrorDomain" && bridged.code == row.raw)
    #expect(bridged.localizedDescription == row.sentence && bridged.localizedRecoverySuggestion == row.wayOut)
    #expect(bridged.localizedFailureReason == nil)
    // Each is caught by its own code only.
    for other in Self.rows { #expect((other.code ~= (error as any Error)) == (other.raw == row.raw)) }
    #expect(!(row.code ~= CocoaError(.featureUnsupported)))
  }

  @Test("messages that the creator of an error gives replace the default ones, one by one", arguments: rows)
  func ownSentences(row: Row) {
    let error = UISceneError(
      row.code, userInfo: [NSLocalizedDescriptionKey: "No.", NSLocalizedFailureReasonErrorKey: "Why.", "own": 7])
    #expect(error.errorDescription == "No." && error.failureReason == "Why." && error.recoverySuggestion == row.wayOut)
    let bridged = error as NSError
    #expect(bridged.localizedDescription == "No." && bridged.localizedFailureReason == "Why.")
    #expect(bridged.userInfo["own"] as? Int == 7 && error.errorUserInfo["own"] as? Int == 7)
    #expect(error != UISceneError(row.code) && error == UISceneError(row.code, userInfo: error.errorUserInfo))
  }

  @Test(
    "P-06: an NSError of the domain is cast to the typed error, and caught by its code; any other one is not",
    arguments: rows)
  func castBack(row: Row) {
    let error: any Error = NSError(
      domain: UISceneErrorDomain, code: row.raw, userInfo: [NSLocalizedFailureReasonErrorKey: "Why."])
    #expect((error as? UISceneError)?.code == row.code && (error as? UISceneError)?.failureReason == "Why.")
    #expect(row.code ~= error)
    let bridged = UISceneError(row.code) as NSError
    #expect(bridged as? UISceneError == UISceneError(row.code))
    #expect((NSError(domain: NSCocoaErrorDomain, code: row.raw) as any Error) as? UISceneError == nil)
    #expect((NSError(domain: UISceneErrorDomain, code: 7) as any Error) as? UISceneError == nil)
    do {
      throw error
    } catch let caught as UISceneError {
      #expect(caught.code == row.code)
    } catch {
      Issue.record("\(error) was not caught as a UISceneError")
    }
  }

  @Test("P-06: the system's code and message arrive; without a message the error has the default one")
  func refusals() {
    for code in [SceneErrorCode.multipleScenesNotSupported, .requestDenied] {
      let error = UISceneError(code, reason: "Because.")
      #expect(error.errorCode == code.rawValue && error.failureReason == "Because.")
      #expect(UISceneError(code, reason: "") == UISceneError(error.code))
      #expect(error != UISceneError(code, reason: "Another."))
    }
    #expect(Set(Self.rows.map { UISceneError($0.code) }).count == 4)
  }

  @Test(
    "T-06: each dismissal has Apple's raw value and is sent to the system unchanged",
    arguments: [
      (UIWindowScene.DismissalAnimation.standard, SceneSystem.DismissalAnimation.standard, 1), (.commit, .commit, 2),
      (.decline, .decline, 3),
    ])
  func dismissals(app: UIWindowScene.DismissalAnimation, system: SceneSystem.DismissalAnimation, raw: Int) {
    let options = UIWindowSceneDestructionRequestOptions()
    options.windowDismissalAnimation = app
    #expect((options as UISceneDestructionRequestOptions).animation == system)
    #expect(app.rawValue == raw && system.rawValue == raw)
    #expect(UIWindowScene.DismissalAnimation(rawValue: raw) == app)
  }

  @Test("R-12: there are two destruction conditions, each with its name")
  func destructionConditions() {
    let all: [UIScene.DestructionCondition] = [.userInitiatedDismissal, .systemDisconnection]
    #expect(all.map { "\($0)" } == ["userInitiatedDismissal", "systemDisconnection"])
    #expect(Set(all).count == 2 && all[0] == .userInitiatedDismissal && all[0] != all[1])
  }

  /// Calls the deprecated setter without a warning.
  private protocol Preferring { @MainActor func set() }
  private struct Preference: Preferring {
    let style: UIWindowScene.PresentationStyle
    let options: UIWindowScene.ActivationRequestOptions
    @available(*, deprecated) func set() { options.preferredPresentationStyle = style }
  }

  @Test("P-08: the placement has priority, and without one the older style is used")
  func prominence() {
    let styles: [UIWindowScene.PresentationStyle] = [.automatic, .standard, .prominent]
    #expect(styles.map(\.rawValue) == [0, 1, 2])
    let placements: [(any UIWindowScenePlacement)?] = [nil, .standard(), .prominent()]
    for style in styles {
      for (index, placement) in placements.enumerated() {
        let options = UIWindowScene.ActivationRequestOptions()
        (Preference(style: style, options: options) as any Preferring).set()
        options.placement = placement
        #expect(options.requestsProminence == (index == 2 || (index == 0 && style == .prominent)))
      }
    }
    #expect(AnyHashable(UIWindowSceneStandardPlacement()) != AnyHashable(UIWindowSceneProminentPlacement()))
  }

  @Test("P-09: two activation requests are equal until role, activity or options differ")
  func activationRequests() {
    let activity = NSUserActivity(activityType: "a")
    let twin = NSUserActivity(activityType: "a")
    let options = UIScene.ActivationRequestOptions()
    let request = UISceneSessionActivationRequest(role: .windowApplication, userActivity: activity, options: options)
    var same = UISceneSessionActivationRequest()
    same.userActivity = activity
    same.options = options
    #expect(same == request && same.hashValue == request.hashValue)
    same.userActivity = twin
    #expect(same != request)
    same.userActivity = activity
    same.options = UIScene.ActivationRequestOptions()
    #expect(same != request)
    #expect(
      UISceneSessionActivationRequest(role: .windowExternalDisplayNonInteractive) != UISceneSessionActivationRequest())
    #expect(Set([request, request, UISceneSessionActivationRequest()]).count == 2)
  }
}
