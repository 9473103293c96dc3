import SceneSimulator
import SceneSystem

/// The label of each session's persistent identifier; labels of discarded sessions are kept.
struct SessionLabels {
  private var labels: [String: String] = [:]

  /// Whether there has been more than one session, so that labels distinguish them.
  var isNeeded: Bool { labels.count > 1 }

  mutating func update(from kernel: Kernel) {
    for session in kernel.sessions + kernel.persistent.pendingDiscards {
      labels[session.persistentIdentifier] = session.id.label
    }
  }

  /// The event with labels instead of identifiers, in its bracket and in its details.
  func labelled(_ event: TraceLine) -> TraceLine {
    var event = event
    event.label = event.label.map { labels[$0] ?? $0 }
    for index in event.details.indices {
      let value = event.details[index].value
      if value.hasPrefix("{"), value.hasSuffix("}") {
        let members = value.dropFirst().dropLast().split(separator: ",").map { labels[String($0)] ?? String($0) }
        event.details[index].value = "{" + members.joined(separator: ",") + "}"
      } else if let label = labels[value] {
        event.details[index].value = label
      }
    }
    return event
  }
}
