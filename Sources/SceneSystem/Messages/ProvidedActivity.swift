/// The answer to the request of another device for the app's current activity.
public enum ProvidedActivity: Hashable, Codable, Sendable {
  /// The activity, with its content as it is now.
  case activity(ActivityArchive)
  /// The app has no such activity, or cannot send it.
  case failure(HandoffFailure)
}
