import RuntimeLogging

/// The console lines of Core Data.
enum CoreDataLog {
  static func write(_ message: String) { RuntimeLog.write("CoreData: " + message) }
}
