import Foundation

/// The five most common mistakes of apps that adopted scenes. Each is a branch of this app's code, off by default:
///
/// ```
/// DEEPLINKS_MISTAKES=coldURL,doubleDelivery swift run DeepLinks recipes://open/soup
/// ```
///
/// The tests enable them through the app's user defaults, one at a time, and detect each.
enum Mistake: String, CaseIterable {
  /// `connectionOptions.urlContexts` is never read, so a link works only while the app runs.
  case coldURL
  /// The notification centre's delegate is set when the first screen has appeared: after the tap that launched the app.
  case coldNotification
  /// The payload is handled before there is a window to show it in.
  case beforeRoot
  /// A link is opened when the scene connects, and once more, from a buffer, when it becomes active.
  case doubleDelivery
  /// The state on screen is saved in `applicationWillTerminate`, which is not called in the background.
  case stateAtTermination

  /// The key in the user defaults: an array of names.
  static let key = "Mistakes"

  var isOn: Bool {
    let chosen = UserDefaults.standard.stringArray(forKey: Mistake.key)?.compactMap(Mistake.init)
    return (chosen ?? Mistake.named(in: ProcessInfo.processInfo.environment)).contains(self)
  }

  /// The mistakes that the environment enables; unknown names are ignored.
  static func named(in environment: [String: String]) -> [Mistake] {
    (environment["DEEPLINKS_MISTAKES"] ?? "").split(separator: ",")
      .compactMap { Mistake(rawValue: $0.trimmingCharacters(in: .whitespaces)) }
  }
}
