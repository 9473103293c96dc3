import Foundation

/// The five commonest mistakes of apps that adopted scenes. Each is a branch of this app's code, off unless it is asked for:
///
/// ```
/// DEEPLINKS_MISTAKES=coldURL,doubleDelivery swift run DeepLinks recipes://open/soup
/// ```
///
/// The tests turn them on through the app's user defaults, one at a time, and catch each.
enum Mistake: String, CaseIterable {
  /// `connectionOptions.urlContexts` is never read, so a link works only while the app runs.
  case coldURL
  /// The notification centre gets its delegate when the first screen has appeared: after the tap that launched the app.
  case coldNotification
  /// The payload is dealt with before there is a window to show it in.
  case beforeRoot
  /// A link is opened when the scene connects, and once more, from a buffer, when it becomes active.
  case doubleDelivery
  /// What is on screen is written down in `applicationWillTerminate`, which nobody calls in the background.
  case stateAtTermination

  /// The key in the user defaults: an array of names.
  static let key = "Mistakes"

  var isOn: Bool {
    let chosen = UserDefaults.standard.stringArray(forKey: Mistake.key)?.compactMap(Mistake.init)
    return (chosen ?? Mistake.named(in: ProcessInfo.processInfo.environment)).contains(self)
  }

  /// The mistakes that the environment asks for; a name that is none of them is passed over.
  static func named(in environment: [String: String]) -> [Mistake] {
    (environment["DEEPLINKS_MISTAKES"] ?? "").split(separator: ",")
      .compactMap { Mistake(rawValue: $0.trimmingCharacters(in: .whitespaces)) }
  }
}
