import SceneSystem
import SceneTrace

/// A callback's arguments as the trace records them, in the syntax of device scripts. Absent values are left out.
enum TraceDetails {
  /// The payload of a connection, and whether there is a saved activity to restore from.
  static func of(_ payload: ConnectionPayload, restores: Bool) -> [TraceEvent.Detail] {
    var details = [TraceEvent.Detail]()
    func add(_ key: String, _ value: String?) {
      if let value { details.append(TraceEvent.Detail(key: key, value: value)) }
    }
    if !payload.urls.isEmpty { add("urlContexts", set(payload.urls.map(\.url))) }
    if !payload.activities.isEmpty { add("userActivities", set(payload.activities.map(\.activityType))) }
    add("handoffUserActivityType", payload.handoffActivityType)
    add("shortcutItem", payload.quickAction?.type)
    add("notificationResponse", payload.notification?.identifier)
    add("cloudKitShareMetadata", payload.share?.url)
    add("stateRestorationActivity", restores ? "yes" : nil)
    return details
  }

  /// The discarded sessions.
  static func of(discarded records: [SessionRecord]) -> [TraceEvent.Detail] {
    [TraceEvent.Detail(key: "sessions", value: set(records.map(\.id).sorted().map(\.label)))]
  }

  private static func set(_ members: [String]) -> String { "{\(members.joined(separator: ","))}" }
}
