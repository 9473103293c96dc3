import SceneSystem

/// Which label each session's persistent identifier stands for; sessions that are gone are remembered.
struct SessionLabels {
  private var labels: [String: String] = [:]

  /// Whether there has been more than one session, so that labels tell something.
  var isNeeded: Bool { labels.count > 1 }

  mutating func learn(from kernel: Kernel) {
    for session in kernel.sessions + kernel.persistent.owedDiscards {
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
