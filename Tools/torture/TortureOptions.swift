import Foundation

/// The options of a run: from the environment, as `make torture KILLS=10000 SEED=7` passes them.
struct TortureOptions {
  /// How often the app is killed.
  var kills = 300
  /// The seed of everything that is random.
  var seed: UInt64
  /// The folder of the app's sessions; a folder inside the temporary one by default.
  var folder: String

  /// Reads the environment. An invalid value is an error, as a sentence.
  init(environment: [String: String]) throws(TortureError) {
    seed = UInt64.random(in: 1...999_999_999)
    folder = FileManager.default.temporaryDirectory.path
    if let text = environment["KILLS"], !text.isEmpty {
      guard let number = Int(text), number > 0 else {
        throw TortureError("KILLS is \u{201C}\(text)\u{201D}; it should be a number above 0.")
      }
      kills = number
    }
    if let text = environment["SEED"], !text.isEmpty {
      guard let number = UInt64(text) else {
        throw TortureError("SEED is \u{201C}\(text)\u{201D}; it should be a number, as a run prints it.")
      }
      seed = number
    }
    if let text = environment["FOLDER"], !text.isEmpty { folder = text }
    folder += "/torture-\(ProcessInfo.processInfo.processIdentifier)"
  }
}

/// An error that prevents or ends the run.
struct TortureError: Error, CustomStringConvertible {
  var description: String
  init(_ description: String) { self.description = description }
}
