import Foundation

/// The log of the process.
enum StandardError {
  /// Writes a line at once.
  static func write(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8))
  }
}
