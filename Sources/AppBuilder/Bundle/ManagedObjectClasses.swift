import Foundation
import XcodeProject

/// The classes that Xcode generates for the entities of a target's models of Core Data, from the current version of each.
enum ManagedObjectClasses {
  /// The name of the file with them.
  static let fileName = "ManagedObjectClasses.swift"

  /// The source; `nil` if no entity has generated code. Models that cannot be read have none; the app's folder reports them.
  static func source(for target: ProjectTarget) -> String? {
    let roots = target.resources.compactMap { resource -> XMLElement? in
      guard let current = DataModel(resource)?.current else { return nil }
      return try? DataModel.root(of: current)
    }
    let features = target.swift.upcomingFeatures + target.swift.otherFlags
    return source(
      of: roots, importsPublicly: features.contains("InternalImportsByDefault"),
      isIsolated: target.swift.defaultIsolation == "MainActor")
  }

  /// - Parameters:
  ///   - models: The elements of models.
  ///   - importsPublicly: Whether an import is internal in the target, unless it is declared as public.
  ///   - isIsolated: Whether declarations of the target are on the main actor, unless they are declared as nonisolated.
  static func source(of models: [XMLElement], importsPublicly: Bool = false, isIsolated: Bool = false) -> String? {
    var classes: [ManagedObjectClass] = []
    var names: Set<String> = []
    for model in models {
      var entities: [String: XMLElement] = [:]
      for entity in model.children("entity") {
        if let name = entity.attributes["name"], entities[name] == nil { entities[name] = entity }
      }
      for entity in entities.values {
        guard let generated = ManagedObjectClass(entity, in: entities) else { continue }
        classes.append(generated)
      }
    }
    classes.sort { ($0.name, $0.entity) < ($1.name, $1.entity) }
    // Entities can have one class.
    classes = classes.filter { names.insert($0.name).inserted }
    guard !classes.isEmpty else { return nil }
    let access = importsPublicly ? "public " : ""
    let isolation = isIsolated ? "nonisolated " : ""
    var modules = ["CoreData"]
    // In a target whose imports are internal, one that is public without use has a warning.
    let usesFoundation = classes.contains { $0.usesFoundation }
    modules.append("Foundation")
    if classes.contains(where: { $0.usesUIKit }) { modules.append("UIKit") }
    let imports = modules.map { module in
      (module == "Foundation" && !usesFoundation ? "" : access) + "import \(module)\n"
    }
    return "// Generated: the classes of the app's models of Core Data.\n" + imports.joined()
      + classes.map { "\n" + $0.code(isolation: isolation) }.joined()
  }
}
