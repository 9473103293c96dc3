extension HandoffServiceConfiguration {
  /// Uses the session bus of the environment: the service owns the name `org.proscenium.Handoff`, by which the bus starts it, and shows
  /// notifications of what other devices offer. Without a session bus there is one line in the log.
  public mutating func useSessionBus(showsNotifications: Bool) {
    presenter = SessionBusService(environment: environment, showsNotifications: showsNotifications)
  }
}
