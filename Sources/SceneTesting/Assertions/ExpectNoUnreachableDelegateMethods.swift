import SceneSystem
@_spi(Runtime) import UIKitCore

/// Expects that the app delegate implements no method that scenes replace: such a method is never called, so its work is no longer done
/// (M-06).
///
/// It reads from the compiled file the methods that the app delegate's class and its superclasses declare, and calls none. An app without
/// scenes passes.
///
/// - Parameters:
///   - app: The app, which is running.
///   - exceptions: Methods that the app calls itself, for instance from its scene delegate: `application(_:open:options:)`.
///   - fileID: Where the failure is reported.
///   - filePath: Where the failure is reported.
///   - line: Where the failure is reported.
///   - column: Where the failure is reported.
@MainActor public func expectNoUnreachableDelegateMethods(
  _ app: AppUnderTest, except exceptions: Set<String> = [], fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  AssertionLocation(fileID, filePath, line, column).fail(UnreachableMethodCheck.problem(app, except: exceptions))
}

/// Finds the methods of the app delegate that are never called.
@MainActor enum UnreachableMethodCheck {
  /// The methods that scenes replace, and what is called instead.
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

  private static var cache: [ObjectIdentifier: Set<String>] = [:]

  static func problem(_ app: AppUnderTest, except exceptions: Set<String>) -> String? {
    guard app.device.kernel?.app.adoption == .scenes else { return nil }
    guard let delegate = app.delegate else { return "The app does not run, so it has no app delegate to check." }
    var methods: Set<String> = []
    var next: AnyClass? = type(of: delegate)
    while let type = next, !String(reflecting: type).hasPrefix("UIKitCore.") {
      guard let own = cache[ObjectIdentifier(type)] ?? MethodSymbols.methods(of: type) else {
        return """
          Which methods \(String(describing: type)) has cannot be determined: its file has no symbols. Do not strip the tests' program.
          """
      }
      cache[ObjectIdentifier(type)] = own
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
