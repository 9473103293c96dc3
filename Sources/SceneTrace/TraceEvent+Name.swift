import SceneSystem

extension TraceEvent {
  /// The event as in device scripts: owner, the session's label in brackets, callback; a notification begins with `post`, and a stimulus or
  /// a note is its own text.
  public var name: String {
    let label = session.map { "[\($0.label)]" } ?? ""
    return switch kind {
    case .notification: "post \(owner).\(callback)\(label)"
    case .process: "process.\(callback)"
    case .stimulus, .note: callback
    case .callback: "\(owner)\(label).\(callback)"
    }
  }
}
