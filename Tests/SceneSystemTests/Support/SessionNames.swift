import SceneSystem

extension SessionID {
  static let a = SessionID(rawValue: 1)
  static let b = SessionID(rawValue: 2)
  static let c = SessionID(rawValue: 3)
  static let d = SessionID(rawValue: 4)
}

extension ActivityArchive {
  static func of(_ type: String, target: String? = nil) -> ActivityArchive {
    ActivityArchive(activityType: type, targetContentIdentifier: target)
  }
}

extension ActivationConditions {
  static func prefers(_ identifier: String) -> ActivationConditions {
    ActivationConditions(prefersToActivate: .comparison(.equal, identifier, []))
  }

  static func accepts(_ identifier: String) -> ActivationConditions {
    ActivationConditions(canActivate: .comparison(.equal, identifier, []))
  }

  static let nothing = ActivationConditions(canActivate: .value(false))
}

extension ExternalEvent {
  static func url(_ url: String, target: String? = nil) -> ExternalEvent {
    .urls([OpenedURL(url: url, targetContentIdentifier: target)])
  }

  static func action(_ type: String, target: String? = nil) -> ExternalEvent {
    .quickAction(QuickAction(type: type, targetContentIdentifier: target))
  }

  static func tap(_ identifier: String, target: String? = nil) -> ExternalEvent {
    .notification(NotificationResponse(identifier: identifier, targetContentIdentifier: target))
  }

  static func link(_ type: String, target: String? = nil) -> ExternalEvent {
    .activity(.of(type, target: target))
  }
}

extension Stimulus {
  /// The app requests to bring a session forward, or a new one.
  static func activate(
    _ session: SessionID?, _ activity: ActivityArchive? = nil, from: SessionID? = nil
  ) -> Stimulus {
    let target = session.map(ActivationTarget.existing) ?? .new(.windowApplication)
    return .request(RequestID(rawValue: 1), .activate(target, activity: activity, requestingScene: from))
  }

  /// The app makes a request by role, as since iOS 17.
  static func activateRole(_ activity: ActivityArchive? = nil) -> Stimulus {
    .request(
      RequestID(rawValue: 1), .activate(.role(.windowApplication), activity: activity, requestingScene: nil))
  }

  static func destroy(_ session: SessionID) -> Stimulus {
    .request(RequestID(rawValue: 2), .destroy(session, animation: .standard))
  }

  static func refresh(_ session: SessionID) -> Stimulus { .request(RequestID(rawValue: 3), .refresh(session)) }
}
