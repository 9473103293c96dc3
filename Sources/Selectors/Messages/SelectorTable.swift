/// The methods and properties of a class that can be reached by their names.
///
/// A class has those of its superclasses too. The source pass writes the code that fills the table (``SelectorRegistrations``).
public final class SelectorTable: @unchecked Sendable {
  /// Calls a method of the first argument with the arguments of a message, and returns its result.
  ///
  /// It is called on the thread of the message, whatever that is, as methods are in Objective-C.
  public typealias Method = @MainActor (AnyObject, SelectorArguments) throws -> Any?
  /// Returns the value of a property of an object.
  public typealias Getter = @MainActor (AnyObject) -> Any?
  /// Sets a property of an object.
  public typealias Setter = @MainActor (AnyObject, SelectorArguments) throws -> Void

  /// One property.
  struct Property {
    var get: Getter
    var set: Setter?
  }

  /// The name of the class in messages.
  let className: String
  private(set) var methods: [Selector: Method]
  private(set) var properties: [String: Property]

  init(className: String, inherited: SelectorTable?) {
    self.className = className
    methods = inherited?.methods ?? [:]
    properties = inherited?.properties ?? [:]
  }

  /// Adds a method.
  ///
  /// - Parameters:
  ///   - name: The name as Objective-C writes it.
  ///   - method: Calls the method.
  public func method(_ name: String, _ method: @escaping Method) { methods[Selector(name)] = method }

  /// Adds a property, with the selectors of its getter and its setter.
  ///
  /// - Parameters:
  ///   - name: The key.
  ///   - getter: The name of its getter as Objective-C writes it; `nil` for the key.
  ///   - get: Returns the value.
  ///   - set: Sets the value; `nil` for a property that can only be read.
  public func property(_ name: String, getter: String? = nil, get: @escaping Getter, set: Setter? = nil) {
    properties[name] = Property(get: get, set: set)
    methods[Selector(getter ?? name)] = { object, _ in get(object) }
    guard let set else { return }
    methods[Selector("set" + name.prefix(1).uppercased() + name.dropFirst() + ":")] = { object, arguments in
      try set(object, arguments)
      return nil
    }
  }
}
