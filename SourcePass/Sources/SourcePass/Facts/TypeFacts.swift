/// A type or an extension, with the members that matter to Objective-C.
package struct TypeFacts: Codable, Hashable, Sendable {
  /// The kinds of declarations.
  package enum Kind: String, Codable, Sendable {
    case `class`, actor, `struct`, `enum`, `protocol`, `extension`
  }

  /// From where a type can be named.
  package enum Reach: String, Codable, Sendable {
    /// From the whole module.
    case module
    /// From its file.
    case file
    /// From the type that encloses it: it is private there.
    case enclosing
    /// From a function.
    case local
  }

  package var kind: Kind
  /// The names of the enclosing types and the own name; of an extension, the extended type's.
  package var path: [String]
  package var inherited: [String] = []
  package var line: Int
  /// The condition under which it is compiled, if the pass cannot evaluate it; empty otherwise.
  package var condition = ""
  package var reach: Reach = .module
  /// The name in `@objc(Name)`.
  package var objectiveCName: String?
  /// `@objc` on an extension or protocol.
  package var isObjectiveC = false
  package var hasObjectiveCMembers = false
  package var isGeneric = false
  /// Whether it or a type that encloses it has generic parameters.
  package var isInGeneric = false
  /// The attributes that may be global actors.
  package var attributes: [String] = []
  package var isGlobalActor = false
  package var isUnavailable = false
  package var isPublic = false
  package var methods: [MethodFacts] = []
  package var properties: [PropertyFacts] = []
  /// What it overrides: names with labels, after `class ` for members of the type.
  package var overrides: [String] = []
  /// The names of its own initializers with their labels, such as `init(layer:)`.
  package var initializers: [String] = []
  /// Whether one of them is no convenience initializer, so that a class does not inherit those of its superclass.
  package var hasDesignatedInitializer = false
  /// Whether it overrides the method that is called when an observed property changes.
  package var observesValues = false
  /// The line and the number of bytes before the brace that ends a class.
  package var endLine = 0
  package var endColumn = 0

  /// The names with dots between them.
  package var name: String { path.joined(separator: ".") }
}

/// A method.
package struct MethodFacts: Codable, Hashable, Sendable {
  /// The name without the labels.
  package var name: String
  /// The labels; an empty string for `_`.
  package var labels: [String]
  /// The types of the parameters, as an expression after `as` has them.
  package var types: [String]
  /// The name in Objective-C.
  package var selector: String
  /// Whether an attribute makes it visible to Objective-C.
  package var isObjectiveC: Bool
  package var isNonObjectiveC = false
  package var isPrivate = false
  package var isStatic = false
  package var isOptional = false
  package var isThrowing = false
  package var isAsync = false
  package var isDeprecated = false
  /// The type of a closure with this method, for an optional requirement.
  package var closureType = ""
  package var returns = false
  package var result = ""
  /// Whether a table can call it: it is not generic, and no parameter is `inout`, variadic or opaque.
  package var isCallable = true
  package var attributes: [String] = []
  package var condition = ""
  package var line: Int
}

extension MethodFacts {
  /// The name of the property that has an optional requirement as a closure.
  var optionalName: String { "_optional_" + ([name] + labels).joined(separator: "_") }
}

/// A property.
package struct PropertyFacts: Codable, Hashable, Sendable {
  package var name: String
  /// The key: the name, or that in `@objc(name)`.
  package var key: String
  /// The selector of the getter, if it is not the key.
  package var getter: String?
  /// The selector of the setter, if it does not follow from the key.
  package var setter: String?
  package var type: String?
  package var isObjectiveC: Bool
  package var isNonObjectiveC = false
  package var isPrivate = false
  package var isStatic = false
  package var isOptional = false
  package var isSettable = true
  package var isDeprecated = false
  package var attributes: [String] = []
  package var condition = ""
  package var line: Int

  /// The selector of the setter.
  package var setterSelector: String { setter ?? "set" + key.prefix(1).uppercased() + key.dropFirst() + ":" }
}
