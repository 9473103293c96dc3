import SceneSystem
import SceneTrace

/// What the trace tells of a callback's arguments, in the words of device scripts. Only what is there is told.
enum TraceDetails {
  /// What a connection brings along, and whether a saved activity is there to restore from.
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

  /// The sessions that are gone for good.
  static func of(discarded records: [SessionRecord]) -> [TraceEvent.Detail] {
    [TraceEvent.Detail(key: "sessions", value: set(records.map(\.id).sorted().map(\.label)))]
  }

  private static func set(_ members: [String]) -> String { "{\(members.joined(separator: ","))}" }
}
