import Selectors

/// Finds the classes of entities, and makes objects of them.
enum ManagedObjectClass {
  /// The class with a name of a model: `Item`, `.Item` (of the app's module) or `Module.Item`.
  static func find(_ name: String) -> NSManagedObject.Type? {
    let short = shortName(name)
    if short.isEmpty || short == "NSManagedObject" { return NSManagedObject.self }
    var modules = appModules
    if let dot = name.firstIndex(of: "."), dot != name.startIndex { modules.insert(String(name[..<dot]), at: 0) }
    for module in modules {
      if let found = _typeByName("\(module.utf8.count)\(module)\(short.utf8.count)\(short)C") as? NSManagedObject.Type {
        return found
      }
      if let found = SelectorModule.lookUpClass(named: short, module: module) as? NSManagedObject.Type { return found }
    }
    return nil
  }

  static func shortName(_ name: String?) -> String { name?.split(separator: ".").last.map(String.init) ?? "" }

  static func shortName(of type: NSManagedObject.Type) -> String { _typeName(type, qualified: false) }

  /// The modules in which an app's classes are.
  private static var appModules: [String] {
    let names =
      [
        Bundle.main.infoDictionary?["CFBundleExecutable"] as? String, ProcessInfo.processInfo.processName,
        CommandLine.arguments.first.map { ($0 as NSString).lastPathComponent },
      ].compactMap { $0?.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined() } + LearnedModules.names
    return names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// A new object, made by the class's own `init(entity:insertInto:)`.
  ///
  /// That initialiser is not `required`, because then a class with another one would have to repeat it, so it cannot be called on
  /// a metatype. ``ManagedObjectInitializerShim`` has it in the same slot of the method table. The attribute, and the stand-in being `open`,
  /// keep the compiler from calling the stand-in's own initialiser directly.
  @_optimize(none) @inline(never) static func make(
    _ type: NSManagedObject.Type, _ entity: NSEntityDescription, _ context: NSManagedObjectContext?
  ) -> NSManagedObject {
    unsafeBitCast(type, to: ManagedObjectInitializerShim.Type.self).init(entity: entity, insertInto: context)
  }
}

/// Gives ``ManagedObjectClass`` the slot of an initialiser. Never instantiated.
open class ManagedObjectInitializerShim: NSManagedObject {
  /// Declared so that the initialiser can be called on a metatype.
  public required override init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    super.init(entity: entity, insertInto: context)
  }

  /// Required by `NSManagedObject`.
  public required convenience init(context moc: NSManagedObjectContext) {
    self.init(entity: Self.entity(in: moc), insertInto: moc)
  }
}
