@_spi(Runtime) import UIKitCore

/// Expects that a scene shows content: a visible window with a root view controller.
///
/// It fails for the black screen of an app that adopts scenes in its Info.plist and still creates its window in the app delegate: that
/// window belongs to no scene.
///
/// - Parameters:
///   - scene: The scene.
///   - fileID: Where the failure is reported.
///   - filePath: Where the failure is reported.
///   - line: Where the failure is reported.
///   - column: Where the failure is reported.
@MainActor public func expectContent(
  in scene: SceneUnderTest, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  AssertionLocation(fileID, filePath, line, column).fail(ContentCheck.problem(scene))
}

/// Describes why a scene shows no content.
@MainActor enum ContentCheck {
  static func problem(_ scene: SceneUnderTest) -> String? {
    guard let connected = scene.scene as? UIWindowScene else {
      return "There is no scene \(scene.label) with windows now, so nothing can be on screen."
    }
    let windows = connected.windows
    let visible = windows.filter { !$0.isHidden }
    if visible.contains(where: { $0.rootViewController != nil }) { return nil }
    let stray = scene.app.delegate?.window
    if windows.isEmpty, let stray, stray.windowScene == nil {
      return """
        Scene \(scene.label) has no window. The app delegate has one that belongs to no scene, so it is not visible: make it in \
        scene(_:willConnectTo:options:) with UIWindow(windowScene:).
        """
    }
    if windows.isEmpty {
      let hint =
        connected.delegate == nil
        ? "The scene has no delegate that could make one; look at UISceneDelegateClassName."
        : "Make it with UIWindow(windowScene:), keep it in the scene delegate, and call makeKeyAndVisible()."
      return "Scene \(scene.label) has no window. \(hint)"
    }
    if visible.isEmpty { return "Scene \(scene.label) has a window, and it is hidden: call makeKeyAndVisible()." }
    return "The window of scene \(scene.label) has no root view controller."
  }
}
