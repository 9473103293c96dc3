import SceneSystem
@_spi(Runtime) import UIKitCore

/// Expects that the app delegate has no method that scenes took over: one that is never called, so that what it does is not done
/// any more (M-06).
///
/// It looks into the compiled file, at the methods that the app delegate's class and its superclasses declare, and calls nothing.
/// An app without scenes passes.
///
/// - Parameters:
///   - app: The app, which runs.
///   - exceptions: Methods that the app calls itself, as from its scene delegate: `application(_:open:options:)`.
///   - fileID: Where the failure is reported.
///   - filePath: Where the failure is reported.
///   - line: Where the failure is reported.
///   - column: Where the failure is reported.
@MainActor public func expectNoWaitingForAppDelegate(
  _ app: AppUnderTest, except exceptions: Set<String> = [], fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  Place(fileID, filePath, line, column).fail(WaitingCheck.problem(app, except: exceptions))
}

/// Says which methods of the app delegate wait for a call that does not come.
@MainActor enum WaitingCheck {
  /// What scenes took over, and what is called instead.
  static let replacements: KeyValuePairs = [
    "applicationWillEnterForeground(_:)": "sceneWillEnterForeground(_:)",
    "applicationDidBecomeActive(_:)": "sceneDidBecomeActive(_:)",
    "applicationWillResignActive(_:)": "sceneWillResignActive(_:)",
    "applicationDidEnterBackground(_:)": "sceneDidEnterBackground(_:)",
    "application(_:open:options:)": "scene(_:openURLContexts:), and connectionOptions.urlContexts at a cold launch",
    "application(_:willContinueUserActivityWithType:)": "scene(_:willContinueUserActivityWithType:)",
    "application(_:continue:restorationHandler:)":
      "scene(_:continue:), and connectionOptions.userActivities at a cold launch",
    "application(_:didFailToContinueUserActivityWithType:error:)":
      "scene(_:didFailToContinueUserActivityWithType:error:)",
    "application(_:didUpdate:)": "scene(_:didUpdate:)",
    "application(_:performActionFor:completionHandler:)":
      "windowScene(_:performActionFor:completionHandler:), and connectionOptions.shortcutItem at a cold launch",
    "application(_:userDidAcceptCloudKitShareWith:)":
      "windowScene(_:userDidAcceptCloudKitShareWith:), and connectionOptions.cloudKitShareMetadata at a cold launch",
    "application(_:shouldSaveSecureApplicationState:)": "stateRestorationActivity(for:)",
    "application(_:shouldRestoreSecureApplicationState:)": "session.stateRestorationActivity",
    "application(_:shouldSaveApplicationState:)": "stateRestorationActivity(for:)",
    "application(_:shouldRestoreApplicationState:)": "session.stateRestorationActivity",
    "application(_:willEncodeRestorableStateWith:)": "stateRestorationActivity(for:)",
    "application(_:didDecodeRestorableStateWith:)": "scene(_:restoreInteractionStateWith:)",
  ]

  private static var known: [ObjectIdentifier: Set<String>] = [:]

  static func problem(_ app: AppUnderTest, except exceptions: Set<String>) -> String? {
    guard app.device.kernel?.app.adoption == .scenes else { return nil }
    guard let delegate = app.delegate else { return "The app does not run, so it has no app delegate to look at." }
    var methods: Set<String> = []
    var next: AnyClass? = type(of: delegate)
    while let type = next, !String(reflecting: type).hasPrefix("UIKitCore.") {
      guard let own = known[ObjectIdentifier(type)] ?? MethodSymbols.methods(of: type) else {
        return """
          Which methods \(String(describing: type)) has is not known: its file has no symbols. Do not strip the tests' program.
          """
      }
      known[ObjectIdentifier(type)] = own
      methods.formUnion(own)
      next = _getSuperclass(type)
    }
    let waiting = replacements.filter { methods.contains($0.key) && !exceptions.contains($0.key) }
    guard !waiting.isEmpty else { return nil }
    let name = String(describing: type(of: delegate))
    return
      (["The app has scenes, so these methods of \(name) are never called:"]
      + waiting.map { "  \($0.key): use \($0.value)" }).joined(separator: "\n")
  }
}
