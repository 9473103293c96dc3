import Synchronization

/// The models of the coordinators of this process, the newest first.
enum LoadedModels {
  private struct Reference: @unchecked Sendable {
    weak var model: NSManagedObjectModel?
  }

  private static let models = Mutex<[Reference]>([])

  static func add(_ model: NSManagedObjectModel) {
    let reference = Reference(model: model)
    models.withLock { models in models = [reference] + models.filter { $0.model != nil && $0.model !== reference.model }
    }
  }

  static func entity(for type: NSManagedObject.Type) -> NSEntityDescription? {
    let models = models.withLock { $0 }
    return models.lazy.compactMap { $0.model?.entity(for: type) }.first
  }
}
