import Dispatch
import MainThread

/// The queue on which a context is used.
enum ContextQueue {
  case main
  /// A serial queue, and the key that is set on it.
  case own(DispatchQueue, DispatchSpecificKey<Void>)

  static func make(_ type: NSManagedObjectContextConcurrencyType) -> ContextQueue {
    switch type {
    case .mainQueueConcurrencyType, .confinementConcurrencyType: return .main
    case .privateQueueConcurrencyType:
      let queue = DispatchQueue(label: "NSManagedObjectContext")
      let key = DispatchSpecificKey<Void>()
      queue.setSpecific(key: key, value: ())
      return .own(queue, key)
    }
  }

  private var isCurrent: Bool {
    switch self {
    case .main: MainThread.isCurrent
    case .own(_, let key): DispatchQueue.getSpecific(key: key) != nil
    }
  }

  private var queue: DispatchQueue {
    switch self {
    case .main: .main
    case .own(let queue, _): queue
    }
  }

  func async(_ body: @escaping @Sendable () -> Void) { queue.async(execute: body) }

  func sync<Value>(_ body: () throws -> Value) rethrows -> Value {
    if isCurrent { return try body() }
    return try queue.sync(execute: body)
  }
}
