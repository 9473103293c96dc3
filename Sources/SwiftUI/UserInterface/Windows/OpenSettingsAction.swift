public import SwiftUICore

/// Opens the window of the app's settings; read it from the environment as `openSettings`.
///
/// Source: Apple's documentation of `OpenSettingsAction`.
@MainActor @preconcurrency public struct OpenSettingsAction {
  let app: WindowOpeningReference?
  let origin: WindowReference?

  /// Opens the window, or brings it to the front. Without a `Settings` scene it has no effect, and the log reports that.
  public func callAsFunction() { app?.app?.open(id: Self.id, value: nil, from: origin?.window) }

  /// The identifier of the settings' scene.
  static let id = "com.apple.SwiftUI.settings"
}

extension EnvironmentValues {
  /// Opens the window of the app's settings.
  @MainActor public var openSettings: OpenSettingsAction { OpenSettingsAction(app: windowOpening, origin: sceneWindow) }
}
