import Synchronization

/// The modules of classes that code has used.
enum LearnedModules {
  private static let learned = Mutex<[String]>([])

  static var names: [String] { learned.withLock { $0 } }

  /// How many there are, so that a class that was not found is looked for again when there are more.
  static var count: Int { learned.withLock { $0.count } }

  static func add(_ type: Any.Type) {
    guard let module = String(reflecting: type).split(separator: ".").first.map(String.init), module != "CoreData"
    else {
      return
    }
    learned.withLock { if !$0.contains(module) { $0.append(module) } }
  }
}
