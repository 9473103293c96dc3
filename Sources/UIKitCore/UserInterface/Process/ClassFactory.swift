public import Foundation
import Selectors

/// Finds classes by their names and makes objects of them: delegates named in Info.plist, controllers and views named in
/// a storyboard.
///
/// A name is `Module.Type`; a name without a module is looked up in ``applicationModule`` as well.
package enum ClassFactory {
  /// Why no object could be made. The descriptions are log messages.
  enum Failure: Error, Hashable, CustomStringConvertible {
    /// No class of this name is linked into the process.
    case noSuchClass(String)
    /// The class exists, but it is not of the required type.
    case wrongKind(name: String, expected: String)

    var description: String {
      switch self {
      case .noSuchClass(let name):
        """
        There is no class named "\(name)" in this process. Give its full name, Module.Type, and make sure that the file \
        that declares it belongs to the app's target.
        """
      case .wrongKind(let name, let expected):
        "The class \"\(name)\" is not a \(expected). Name another class, or make this one a \(expected)."
      }
    }
  }

  /// The class that `NSClassFromString` finds. For a name with a module it queries the runtime, and converting the result to an object and
  /// back takes a millisecond at each start of an app; this method avoids that.
  package static func lookUp(_ name: String) -> AnyClass? {
    let parts = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else { return NSClassFromString(name) }
    return _typeByName(name) as? AnyClass
  }

  /// The name of a type in logs and traces: the name without its module, as `String(describing:)` writes it, but without the mirror that it
  /// uses.
  static func shortName(of type: Any.Type) -> String { _typeName(type, qualified: false) }

  /// The class named `name`.
  @MainActor static func findClass(named name: String) throws(Failure) -> AnyClass {
    // An empty name or one with empty parts names no class, so the runtime's demangler is not called.
    guard !name.isEmpty, !name.hasPrefix("."), !name.hasSuffix(".") else { throw .noSuchClass(name) }
    if let cached = privateClasses[name] { return cached }
    if name.hasPrefix(mangledMark) {
      guard let found = _typeByName(String(name.dropFirst(mangledMark.count))) as? AnyClass else {
        throw .noSuchClass(name)
      }
      return found
    }
    if let found = lookUp(name) { return found }
    if !name.contains("."), let module = UIProcess.current.applicationModule, let found = lookUp("\(module).\(name)") {
      return found
    }
    if let found = findRegisteredClass(named: name) { return found }
    throw .noSuchClass(name)
  }

  /// A class that the source pass has listed: it is private, or it has a name of its own in Objective-C.
  @MainActor private static func findRegisteredClass(named name: String) -> AnyClass? {
    let parts = name.split(separator: ".", maxSplits: 1)
    if parts.count == 2, let found = SelectorModule.lookUpClass(named: String(parts[1]), module: String(parts[0])) {
      return found
    }
    return UIProcess.current.applicationModule.flatMap { SelectorModule.lookUpClass(named: name, module: $0) }
  }

  /// The name under which ``findClass(named:)`` finds `type`, in this and every later process of the same build.
  ///
  /// A class at the top level of a file has its plain name, `Module.Type`. Foundation's `NSStringFromClass` stops the process for any
  /// other, such as a nested, private or generic class; those have their mangled name, with a prefix.
  ///
  /// Differs from Apple: the runtime keeps no name for a private class, so that one is found in this process only.
  @MainActor package static func name(of type: AnyClass) -> String {
    if let cached = names[ObjectIdentifier(type)] { return cached }
    let name = makeName(of: type)
    names[ObjectIdentifier(type)] = name
    return name
  }

  /// A cache: querying the runtime costs more than the rest of a scene's configuration.
  @MainActor private static var names: [ObjectIdentifier: String] = [:]

  @MainActor private static func makeName(of type: AnyClass) -> String {
    let plain = _typeName(type, qualified: true)
    let isTopLevel = !plain.contains { "(<".contains($0) } && plain.split(separator: ".").count == 2
    // `NSStringFromClass` first builds a table of all of Foundation's classes, a tenth of the time of an app's start.
    if isTopLevel { return plain.hasPrefix("Foundation.") ? NSStringFromClass(type) : plain }
    if let mangled = _mangledTypeName(type), _typeByName(mangled) as? AnyClass == type { return mangledMark + mangled }
    privateClasses[plain] = type
    return plain
  }

  private static let mangledMark = "$s"
  @MainActor private static var privateClasses: [String: AnyClass] = [:]

  /// Whether a class of this name is linked into the process.
  @MainActor static func classExists(named name: String) -> Bool {
    do throws(Failure) {
      _ = try findClass(named: name)
      return true
    } catch {
      return false
    }
  }

  /// The class named `name`, which must be `expected` or one of its subclasses.
  @MainActor static func findSubclass<Superclass: AnyObject>(
    of expected: Superclass.Type, named name: String
  ) throws(Failure) -> Superclass.Type {
    let found: AnyClass = try findClass(named: name)
    guard let fitting = found as? Superclass.Type else {
      throw .wrongKind(name: name, expected: String(describing: expected))
    }
    return fitting
  }

  /// A new object of the class named `name`, made by its own `init()`, as a `Product`: a class or a protocol.
  ///
  /// A class that has no `init()` of its own and inherits none stops the process with Swift's own message, which names
  /// the class, exactly as a device does.
  @MainActor static func makeObject<Product>(
    ofClassNamed name: String, as product: Product.Type = Product.self
  ) throws(Failure) -> Product {
    guard let objectClass = try findClass(named: name) as? NSObject.Type else {
      throw .wrongKind(name: name, expected: "NSObject")
    }
    guard let made = ClassFactory.makeObject(of: objectClass) as? Product else {
      throw .wrongKind(name: name, expected: String(describing: product))
    }
    return made
  }

  /// A new object of `objectClass`, made by that class's own `init()`.
  ///
  /// `NSObject.init()` is not `required` on Linux, so it cannot be called on a metatype. ``ObjectInitializerShim/init()`` is, and it has
  /// the same slot in the class's method table: a call through that slot runs the initialiser of the real class. The attribute, and the
  /// stand-in being `open`, keep the compiler from calling the stand-in's own initialiser directly.
  @_optimize(none) @inline(never)
  package static func makeObject(of objectClass: NSObject.Type) -> NSObject {
    unsafeBitCast(objectClass, to: ObjectInitializerShim.Type.self).init()
  }
}

/// Gives `ClassFactory` the slot of its `init()`. Never instantiated.
open class ObjectInitializerShim: NSObject {
  /// Declared so that `init()` can be called on a metatype.
  public required override init() { super.init() }
}
