import Foundation

/// Finds classes by their names and makes objects of them: delegates named in Info.plist, controllers and views named in
/// a storyboard.
///
/// A name is `Module.Type`; a name without a module is looked up in ``applicationModule`` as well.
package enum ClassFactory {
  /// Why no object could be made. The sentences are for the log.
  enum Failure: Error, Hashable, CustomStringConvertible {
    /// No class of this name is linked into the process.
    case noSuchClass(String)
    /// The class exists, but it is not what is asked for there.
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

  /// What `NSClassFromString` finds. It asks the runtime for a name with a module, and takes a millisecond to turn the answer
  /// into an object and back; each start of an app would wait for it.
  package static func lookUp(_ name: String) -> AnyClass? {
    let parts = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else { return NSClassFromString(name) }
    return _typeByName(name) as? AnyClass
  }

  /// What logs and traces call a type: the name without its module, as `String(describing:)` writes it, which looks for it
  /// with a mirror.
  static func shortName(of type: Any.Type) -> String { _typeName(type, qualified: false) }

  /// The class named `name`.
  @MainActor static func findClass(named name: String) throws(Failure) -> AnyClass {
    // An empty name or one with empty parts can name nothing, and the runtime's demangler need not be asked.
    guard !name.isEmpty, !name.hasPrefix("."), !name.hasSuffix(".") else { throw .noSuchClass(name) }
    if let known = privateClasses[name] { return known }
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
    throw .noSuchClass(name)
  }

  /// The name under which ``findClass(named:)`` finds `type` again, in this and every later process of the same build.
  ///
  /// A class at the top level of a file has its plain name, `Module.Type`. Foundation's `NSStringFromClass` stops the
  /// process for any other, as one inside a type, a private one or a generic one; those have their mangled name, marked.
  ///
  /// Differs from Apple: the runtime keeps no name for a private class, so that one is found in this process only.
  @MainActor package static func name(of type: AnyClass) -> String {
    if let known = names[ObjectIdentifier(type)] { return known }
    let name = makeName(of: type)
    names[ObjectIdentifier(type)] = name
    return name
  }

  /// To ask the runtime costs more than all else that a scene's configuration needs.
  @MainActor private static var names: [ObjectIdentifier: String] = [:]

  @MainActor private static func makeName(of type: AnyClass) -> String {
    let plain = String(reflecting: type)
    let isTopLevel = !plain.contains { "(<".contains($0) } && plain.split(separator: ".").count == 2
    if isTopLevel { return NSStringFromClass(type) }
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
  /// `NSObject.init()` is not `required` on Linux, so that it cannot be called on a metatype. ``ObjectStandIn/init()``
  /// is, and it sits in the same slot of the class's table: called through that slot, the initialiser of the real class
  /// runs. The compiler must not conclude that the call can only mean the stand-in's own initialiser; hence the
  /// attribute, and the stand-in is `open`.
  @_optimize(none) @inline(never)
  static func makeObject(of objectClass: NSObject.Type) -> NSObject {
    unsafeBitCast(objectClass, to: ObjectStandIn.Type.self).init()
  }
}

/// Lends `ClassFactory` the slot of its `init()`. Never instantiated.
open class ObjectStandIn: NSObject {
  /// Declared so that `init()` can be called on a metatype.
  public required override init() { super.init() }
}
