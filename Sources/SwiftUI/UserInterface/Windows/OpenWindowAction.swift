public import SwiftUICore
import UIKitCore

/// Opens a window of the app; read it from the environment as `openWindow`.
///
/// Each call with the identifier of a `WindowGroup` opens another window; with that of a `Window`, or with a value that a window presents
/// already, that window comes to the front (facts 163, 164). Where the app shows one window only, it has no effect and the log names the reason
/// (U-05).
///
/// Source: Apple's documentation of `OpenWindowAction`.
@MainActor @preconcurrency public struct OpenWindowAction {
  let app: WindowOpeningReference?
  let origin: WindowReference?

  /// How an opened window and the one that opens it share the space.
  public struct SharingBehavior: Hashable, Sendable {
    /// The window is shown beside the others.
    public static let requested = SharingBehavior()
    /// The window takes the place of the others.
    public static let required = SharingBehavior()
  }

  private func open(_ id: String?, _ value: PresentedRequestValue?) {
    guard let app = app?.app else {
      return RuntimeIssues.report("openWindow has no effect in a view that is in no window of an App.")
    }
    app.open(id: id, value: value, from: origin?.window)
  }

  /// Opens a window that presents a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) { open(nil, PresentedRequestValue(value)) }

  /// Opens a window of the scene with an identifier.
  public func callAsFunction(id: String) { open(id, nil) }

  /// Opens a window of the scene with an identifier that presents a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { open(id, PresentedRequestValue(value)) }

  /// Opens a window of the scene with an identifier.
  public func callAsFunction(id: String, sharingBehavior: SharingBehavior) async throws { open(id, nil) }

  /// Opens a window that presents a value.
  public func callAsFunction<D: Codable & Hashable>(value: D, sharingBehavior: SharingBehavior) async throws {
    open(nil, PresentedRequestValue(value))
  }

  /// Opens a window of the scene with an identifier that presents a value.
  public func callAsFunction<D: Codable & Hashable>(
    id: String, value: D, sharingBehavior: SharingBehavior
  ) async throws {
    open(id, PresentedRequestValue(value))
  }
}

/// Closes windows of the app; read it from the environment as `dismissWindow`.
///
/// Source: Apple's documentation of `DismissWindowAction`.
@MainActor @preconcurrency public struct DismissWindowAction {
  let app: WindowOpeningReference?
  let origin: WindowReference?

  /// Closes the window of this view.
  public func callAsFunction() { origin?.window?.close() }

  /// Closes the windows of the scene with an identifier.
  public func callAsFunction(id: String) { app?.app?.dismiss(id: id, value: nil) }

  /// Closes the windows that present a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) {
    app?.app?.dismiss(id: nil, value: PresentedRequestValue(value))
  }

  /// Closes the windows of the scene with an identifier that present a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
    app?.app?.dismiss(id: id, value: PresentedRequestValue(value))
  }
}

/// Whether a window that is open is one that its user, or the app, closes without losing what is in it.
public struct DismissBehavior: Hashable, Sendable {
  private let isDestructive: Bool
  /// As its user would: a window that asks for confirmation does so.
  public static let interactive = DismissBehavior(isDestructive: false)
  /// At once.
  public static let destructive = DismissBehavior(isDestructive: true)
}

extension EnvironmentValues {
  /// Opens a window of the app.
  @MainActor public var openWindow: OpenWindowAction { OpenWindowAction(app: windowOpening, origin: sceneWindow) }

  /// Closes windows of the app.
  @MainActor public var dismissWindow: DismissWindowAction {
    DismissWindowAction(app: windowOpening, origin: sceneWindow)
  }

  /// Whether the app may open more than one window (fact 166).
  public var supportsMultipleWindows: Bool {
    windowOpening?.app != nil && MainActor.assumeIsolated { UIApplication.shared.supportsMultipleScenes }
  }

  /// Whether the scene's picture is recorded or shown elsewhere. It never is here.
  public var isSceneCaptured: Bool {
    get { self[SceneCapturedKey.self] }
    set { self[SceneCapturedKey.self] = newValue }
  }
}

private struct SceneCapturedKey: EnvironmentKey {
  static let defaultValue = false
}
