import Foundation

/// How a run is asked for: by the environment, as `make torture KILLS=10000 SEED=7` passes it on.
struct TortureOptions {
  /// How often the app is killed.
  var kills = 300
  /// From where all that is random comes.
  var seed: UInt64
  /// Where the app's sessions lie; a folder inside the temporary one by default.
  var folder: String

  /// Reads the environment. A value that cannot be used is an error, as a sentence.
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

/// The run cannot go on, or not begin.
struct TortureError: Error, CustomStringConvertible {
  var description: String
  init(_ description: String) { self.description = description }
}
