public import SceneSystem

/// One line of a device script: something that happens to the device, or an action of the app itself.
public enum ScriptStimulus: Hashable, Codable, Sendable {
  /// The user touches the device, or the system acts.
  case device(Stimulus)
  /// The app makes a request through its own public API, such as `app activate new`.
  case app(AppAction)

  /// The sessions that the line names.
  public var sessions: [SessionID] {
    switch self {
    case .device(.choose(let id)), .device(.swipeAway(let id)), .device(.removeCard(let id)),
      .device(.closeWindow(let id)), .device(.focus(let id)), .device(.minimize(let id)), .device(.unminimize(let id)),
      .device(.closureConfirmed(let id)), .device(.closureCancelled(let id)), .device(.resize(let id, _, _)),
      .device(.reclaim(let id)), .device(.restorationTimedOut(let id)):
      [id]
    case .device(.sideBySide(let id)): id.map { [$0] } ?? []
    case .device: []
    case .app(.activate(let id, activityType: _, from: let from)): [id, from].compactMap { $0 }
    case .app(.destroy(let id, _)), .app(.refresh(let id)), .app(.type(let id, _)): [id]
    }
  }
}
