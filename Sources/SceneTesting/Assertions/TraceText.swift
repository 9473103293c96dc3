import SceneSystem
import SceneTrace

/// A trace in the format of device scripts: what was done, and which callbacks followed.
///
/// Device scripts use the reference apps' class names. An app's own names follow the line, as a comment.
enum TraceText {
  static func text(of events: [TraceEvent], id: String, title: String? = nil, profile: DeviceProfile?) -> String {
    var lines = ["id: \(id)"]
    if let title { lines.append("title: \(title.split(whereSeparator: \.isNewline).joined(separator: " "))") }
    if let profile {
      lines.append("profile: \(profile.kind.rawValue)")
      if profile.osVersion != DeviceProfile(kind: profile.kind).osVersion { lines.append("os: \(profile.osVersion)") }
    }
    for event in events {
      switch event.kind {
      case .stimulus: lines += ["", "> \(event.callback)"]
      case .callback: lines.append(line(for: event))
      case .process where event.callback != "start": lines.append("process.\(event.callback)")
      case .process, .notification, .note: break
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func line(for event: TraceEvent) -> String {
    let owner =
      event.callback.hasPrefix("userNotificationCenter(")
      ? "NotificationCenterDelegate" : event.session == nil ? "AppDelegate" : "SceneDelegate"
    let label = event.session.map { "[\($0.label)]" } ?? ""
    let name = owner == event.owner ? "" : "  # \(event.owner)"
    return "\(owner)\(label).\(event.callback)\(name)"
  }
}
