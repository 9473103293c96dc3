import Synchronization

/// The base class of the list that the source pass writes for a module: the classes that cannot be found by their names in Swift.
///
/// The list of `MyApp` is the class `MyApp.SourcePassRegistrations`. It is looked up by that name when it is first needed.
open class SelectorModule {
  /// One class of a module.
  public struct Entry {
    /// The name in Objective-C, from `@objc(Name)`; otherwise the name in Swift without the module.
    public let name: String
    /// The class.
    public let type: AnyClass
    /// The table of the class's methods and properties, or `nil` for none.
    public let table: SelectorRegistrations.Type?

    /// An entry for a class.
    public init(name: String, type: AnyClass, table: SelectorRegistrations.Type?) {
      self.name = name
      self.type = type
      self.table = table
    }
  }

  /// The classes: those that are private and those with a name of their own in Objective-C. The default has none.
  open class var classes: [Entry] { [] }

  /// Tables that the module adds to classes of other modules, for the methods of its extensions. The default has none.
  open class var extensions: [Entry] { [] }

  private struct List: @unchecked Sendable {
    var byName: [String: AnyClass] = [:]
    var tables: [ObjectIdentifier: SelectorRegistrations.Type] = [:]
    var extensions: [ObjectIdentifier: [SelectorRegistrations.Type]] = [:]
    var isFound = false
  }

  private static let lists = Mutex<[String: List]>([:])

  /// The class of a module with this name in Objective-C, or that is private and has this name in Swift; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - name: The name without the module.
  ///   - module: The name of the module.
  public class func lookUpClass(named name: String, module: String) -> AnyClass? { list(of: module).byName[name] }

  /// The table of a class that cannot be found by its name.
  class func table(of type: AnyClass, module: String) -> SelectorRegistrations.Type? {
    list(of: module).tables[ObjectIdentifier(type)]
  }

  /// The tables that modules add to a class: those whose list has been found.
  class func extensions(of type: AnyClass) -> [SelectorRegistrations.Type] {
    lists.withLock { lists in
      lists.sorted { $0.key < $1.key }.flatMap { $0.value.extensions[ObjectIdentifier(type)] ?? [] }
    }
  }

  /// Finds the list of a module. Returns whether this is the first time and the module adds tables to classes of other modules.
  class func load(_ module: String) -> Bool {
    if lists.withLock({ $0[module] != nil }) { return false }
    return !list(of: module).extensions.isEmpty
  }

  private class func list(of module: String) -> List {
    if let known = lists.withLock({ $0[module] }) { return known }
    var list = List()
    if let found = _typeByName("\(module.utf8.count)\(module)23SourcePassRegistrationsC") as? SelectorModule.Type {
      for entry in found.classes {
        list.byName[entry.name] = entry.type
        list.tables[ObjectIdentifier(entry.type)] = entry.table
      }
      for entry in found.extensions {
        if let table = entry.table { list.extensions[ObjectIdentifier(entry.type), default: []].append(table) }
      }
      list.isFound = true
    }
    let made = list
    // A module can be loaded later, so that only a list that was found is final.
    if made.isFound { lists.withLock { $0[module] = made } }
    return made
  }
}
