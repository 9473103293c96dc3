import Foundation
import Synchronization

/// The tables of all classes that have got a message.
package enum SelectorTables {
  private static let tables = Mutex<[ObjectIdentifier: SelectorTable]>([:])

  /// The table of a class, with the methods and properties of its superclasses.
  package static func table(of type: AnyClass) -> SelectorTable {
    if let known = tables.withLock({ $0[ObjectIdentifier(type)] }) { return known }
    loadModules(for: type)
    let inherited = _getSuperclass(type).map(table(of:))
    let table = SelectorTable(className: String(reflecting: type), inherited: inherited)
    registrations(of: type)?.register(in: table)
    for addition in SelectorModule.extensions(of: type) { addition.register(in: table) }
    return tables.withLock { tables in
      if let known = tables[ObjectIdentifier(type)] { return known }
      tables[ObjectIdentifier(type)] = table
      return table
    }
  }

  /// Finds the lists of the class's module and of the executable's. A list that adds methods to classes of other modules makes the tables
  /// of those invalid.
  private static func loadModules(for type: AnyClass) {
    let own = _mangledTypeName(type).flatMap(moduleName(inMangled:))
    for module in [own, executableModule].compactMap({ $0 }) where SelectorModule.load(module) {
      tables.withLock { $0 = [:] }
    }
  }

  /// The module of the executable, if that has the module's name.
  private static let executableModule: String? = CommandLine.arguments.first.map { path in
    let name = path.split(separator: "/").last ?? ""
    return String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// The own table of a class, found by its name.
  private static func registrations(of type: AnyClass) -> SelectorRegistrations.Type? {
    guard let name = _mangledTypeName(type) else { return nil }
    let nested = "14_SelectorTableC"
    if let found = _typeByName(name + nested) as? SelectorRegistrations.Type { return found }
    // A generic class: the arguments follow the name.
    if name.hasSuffix("G"), let end = name.range(of: "Cy") {
      let arguments = name[end.lowerBound...].dropFirst().dropLast()
      let generic = name[..<end.lowerBound] + "C" + nested + arguments + "_G"
      if let found = _typeByName(String(generic)) as? SelectorRegistrations.Type { return found }
    }
    guard let module = moduleName(inMangled: name) else { return nil }
    return SelectorModule.table(of: type, module: module)
  }

  /// The module at the beginning of a mangled name, such as `5MyApp3FooC`.
  static func moduleName(inMangled name: String) -> String? {
    let digits = name.prefix { $0.isASCII && $0.isNumber }
    guard let count = Int(digits), count > 0, name.utf8.count - digits.utf8.count >= count else { return nil }
    return String(name.utf8.dropFirst(digits.utf8.count).prefix(count))
  }
}
