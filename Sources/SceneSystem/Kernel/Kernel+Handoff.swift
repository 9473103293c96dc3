/// The app's own activities on other devices: when one is offered, and what follows when another device continues it (E-04).
///
/// An activity is offered while it is the app's current one and the app is in the foreground. The offer ends with the process.
extension Kernel {
  /// The app's process reports its current activity, or that it has none.
  mutating func currentActivityChanged(_ activity: OfferedActivity?) {
    run?.currentActivity = activity
  }

  /// Reports a change of the offer, if there is one, after a stimulus was handled.
  mutating func updateOffer(_ directives: inout [Directive]) {
    let activity = run.flatMap { $0.application == .background ? nil : $0.currentActivity }
    guard activity != offeredActivity else { return }
    offeredActivity = activity
    directives.append(.offer(activity))
  }

  /// Another device continues the offered activity and requests its content. It receives the activity that was offered, or none: the app
  /// may have made another one current since.
  mutating func activityRequested(_ id: ActivityRequestID, number: UInt32?, _ directives: inout [Directive]) {
    guard let current = run?.currentActivity?.number, number ?? current == current else {
      // A request of a device names the activity, and awaits an answer; that of a device script is for the current activity.
      if number != nil { directives.append(.sendActivity(id, .failure(.handoffFailed))) }
      return
    }
    start(inBackground: true, &directives)
    directives.append(.provideActivity(id, number: current))
  }

  /// The app has answered a request.
  mutating func activityProvided(
    _ id: ActivityRequestID, _ activity: ProvidedActivity, _ directives: inout [Directive]
  ) {
    directives.append(.sendActivity(id, activity))
  }

  /// Another device has continued an activity of the app; a process that is suspended runs for it.
  mutating func activityContinued(number: UInt32?, _ directives: inout [Directive]) {
    guard hasProcess else { return }
    start(inBackground: true, &directives)
    directives.append(.activityContinued(number: number))
  }
}
