import Foundation

/// The options from the environment for an app that runs without a device. Times are seconds; fractions are allowed.
///
/// | variable | meaning | default |
/// |---|---|---|
/// | `PROSCENIUM_AUTOSAVE_SECONDS` | the longest time from a change to its save; a fifth of it after the last (D-09) | 5 |
/// | `PROSCENIUM_RESTORATION_SECONDS` | how long an extended restoration may take (R-05) | the profile's, 20 |
/// | `PROSCENIUM_HEADLESS` | `1`: no windows, although there is a display | `0` |
/// | `PROSCENIUM_ANSWER_SECONDS` | how long a second start waits for the first process's response (D-08) | 5 |
struct DesktopOptions {
  static let autosaveKey = "PROSCENIUM_AUTOSAVE_SECONDS"
  static let restorationKey = "PROSCENIUM_RESTORATION_SECONDS"
  static let headlessKey = "PROSCENIUM_HEADLESS"
  static let answerKey = "PROSCENIUM_ANSWER_SECONDS"

  /// The longest time between a change of a scene in the foreground and its save.
  var autosave = 5.0
  /// The time that an extended restoration may take.
  var restoration: Double
  /// The time limit for a running process to respond to a second start.
  var answer = 5.0
  /// Whether to show windows: there seems to be a display, and the options do not disable them.
  var showsWindows: Bool
  /// One sentence for each value that could not be used.
  var warnings: [String] = []

  /// Reads the variables. A value that is not a positive number counts as absent and is reported.
  init(environment: [String: String], restorationSeconds: Int) {
    restoration = Double(restorationSeconds)
    // Searching for a missing display takes time, so skip it if there cannot be one.
    let mayHaveDisplay = ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
    let refusal = environment[Self.headlessKey] ?? ""
    showsWindows = mayHaveDisplay && (refusal.isEmpty || refusal == "0")
    for (key, path) in [
      (Self.autosaveKey, \Self.autosave), (Self.restorationKey, \.restoration), (Self.answerKey, \.answer),
    ] {
      guard let text = environment[key] else { continue }
      if let number = Double(text), number > 0, number <= 1_000_000 {
        self[keyPath: path] = number
      } else {
        warnings.append(
          "\(key) is \u{201C}\(text)\u{201D}, which is not a number of seconds between 0 and a million; "
            + "\(self[keyPath: path].seconds) is used.")
      }
    }
  }
}

extension Double {
  /// The number with its unit, such as `1 second`, `0.5 seconds`, `20 seconds`.
  var seconds: String {
    let text = self == rounded() ? String(Int(self)) : String(self)
    return self == 1 ? "1 second" : "\(text) seconds"
  }
}
