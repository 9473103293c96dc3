import SceneSystem

extension TestDevice {
  /// Any stimulus for a device, possible or not, with at most three sessions.
  static func anyStimulus(_ random: inout SeededGenerator) -> Stimulus {
    let session = SessionID(rawValue: .random(in: 1...4, using: &random))
    let activity = ActivityArchive(activityType: "reading")
    switch Int.random(in: 0..<34, using: &random) {
    case 0...4: return .tapIcon
    case 5: return .beginGesture(SystemGesture.allCases.randomElement(using: &random) ?? .appSwitcher)
    case 6: return .cancelGesture
    case 7: return .completeGesture
    case 8: return .dismiss
    case 9, 10: return .swipeHome
    case 11: return .openSwitcher
    case 12: return .choose(session)
    case 13: return .swipeAway(session)
    case 14: return .removeCard(session)
    case 15, 16: return .newWindow
    case 17: return .closeWindow(session)
    case 18: return .focus(session)
    case 19: return .minimize(session)
    case 20: return .unminimize(session)
    case 21: return .lock
    case 22: return .unlock
    case 23: return .alert
    case 24: return .dismissAlert
    case 25: return .external(.urls([OpenedURL(url: "test://\(session.label)")]))
    case 26: return .external(.activity(activity))
    case 27: return .external(.quickAction(QuickAction(type: "compose")))
    case 28: return .external(.handoff(activityType: "reading"))
    case 29: return Bool.random(using: &random) ? .handoffDeliver(activity) : .handoffFail()
    case 30: return .reclaim(session)
    case 31: return [.suspend, .memoryWarning, .significantTimeChange].randomElement(using: &random) ?? .suspend
    case 32: return Bool.random(using: &random) ? .kill : .silentPush
    default: return .external(.notification(NotificationResponse(identifier: "n")))
    }
  }
}
