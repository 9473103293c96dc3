import SwiftUICore
import UIKitCore

/// What the views of a window do with events from outside.
@MainActor final class ExternalEventHandlers {
  /// What one view does.
  final class Handler {
    var open: ((URL) -> Void)?
    var activityType: String?
    var `continue`: ((NSUserActivity) -> Void)?
  }

  private struct Entry {
    weak var handler: Handler?
  }

  private var entries: [Entry] = []

  /// Adds what a view does, as long as its scope keeps the handler.
  func add(_ handler: Handler) { entries.append(Entry(handler: handler)) }

  private var handlers: [Handler] {
    entries.removeAll { $0.handler == nil }
    return entries.compactMap(\.handler)
  }

  /// Calls all actions for URLs. Returns whether there are any.
  func open(_ url: URL) -> Bool {
    let actions = handlers.compactMap(\.open)
    for action in actions { action(url) }
    return !actions.isEmpty
  }

  /// Calls all actions for the activity's type. Returns whether there are any.
  func `continue`(_ activity: NSUserActivity) -> Bool {
    let actions = handlers.filter { $0.activityType == activity.activityType }.compactMap(\.continue)
    for action in actions { action(activity) }
    return !actions.isEmpty
  }
}

extension EnvironmentValues {
  /// What the views of the window do with events from outside.
  var externalEvents: ExternalEventHandlers? {
    get { self[ExternalEventsKey.self] }
    set { self[ExternalEventsKey.self] = newValue }
  }

  /// The window.
  var sceneWindow: WindowReference? {
    get { self[SceneWindowKey.self] }
    set { self[SceneWindowKey.self] = newValue }
  }

  /// What opens windows.
  var windowOpening: WindowOpeningReference? {
    get { self[WindowOpeningKey.self] }
    set { self[WindowOpeningKey.self] = newValue }
  }
}

private struct ExternalEventsKey: EnvironmentKey {
  static var defaultValue: ExternalEventHandlers? { nil }
}

private struct SceneWindowKey: EnvironmentKey {
  static var defaultValue: WindowReference? { nil }
}

private struct WindowOpeningKey: EnvironmentKey {
  static var defaultValue: WindowOpeningReference? { nil }
}
