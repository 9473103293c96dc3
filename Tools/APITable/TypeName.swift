/// A type independent of its spelling: without attributes and `any`, with sugar expanded, and without the modules of names.
///
/// `[String : any NSSecureCoding]?` and `Optional<Dictionary<String, NSSecureCoding>>` are the same.
indirect enum TypeName: Equatable, Sendable {
  /// A name with its qualifiers, such as `["UIScene", "ActivationState"]`, and its generic arguments.
  case named([String], [TypeName])
  case optional(TypeName)
  case tuple([TypeName])
  case function([TypeName], effects: [String], result: TypeName)
  /// `X.Type`.
  case metatype(TypeName)
  /// `A & B`, sorted by text.
  case composition([TypeName])

  /// `()`.
  static let void = TypeName.tuple([])

  /// Whether both are the same type. A name may omit its first qualifiers: `State` can be `UIApplication.State`.
  func means(_ other: TypeName) -> Bool {
    switch (self, other) {
    case (.named(let path, let arguments), .named(let otherPath, let otherArguments)):
      let length = min(path.count, otherPath.count)
      return path.suffix(length) == otherPath.suffix(length) && TypeName.mean(arguments, otherArguments)
    case (.optional(let type), .optional(let other)), (.metatype(let type), .metatype(let other)):
      return type.means(other)
    case (.tuple(let types), .tuple(let others)), (.composition(let types), .composition(let others)):
      return TypeName.mean(types, others)
    case (.function(let types, let effects, let result), .function(let others, let otherEffects, let otherResult)):
      return TypeName.mean(types, others) && effects == otherEffects && result.means(otherResult)
    default: return false
    }
  }

  static func mean(_ types: [TypeName], _ others: [TypeName]) -> Bool {
    types.count == others.count && zip(types, others).allSatisfy { $0.means($1) }
  }

  /// The type with names replaced, such as those of generic parameters.
  func renaming(_ names: [String: String]) -> TypeName {
    switch self {
    case .named(let path, let arguments):
      let first = path.first.flatMap { names[$0] } ?? path.first ?? ""
      return .named([first] + path.dropFirst(), arguments.map { $0.renaming(names) })
    case .optional(let type): return .optional(type.renaming(names))
    case .metatype(let type): return .metatype(type.renaming(names))
    case .tuple(let types): return .tuple(types.map { $0.renaming(names) })
    case .composition(let types): return .composition(types.map { $0.renaming(names) })
    case .function(let types, let effects, let result):
      return .function(types.map { $0.renaming(names) }, effects: effects, result: result.renaming(names))
    }
  }
}

extension TypeName: CustomStringConvertible {
  var description: String {
    switch self {
    case .named(let path, let arguments):
      let name = path.joined(separator: ".")
      return arguments.isEmpty ? name : name + "<" + arguments.map(\.description).joined(separator: ", ") + ">"
    case .optional(.function(let types, let effects, let result)):
      return "(" + TypeName.function(types, effects: effects, result: result).description + ")?"
    case .optional(let type): return type.description + "?"
    case .metatype(let type): return type.description + ".Type"
    case .tuple(let types): return "(" + types.map(\.description).joined(separator: ", ") + ")"
    case .composition(let types): return types.map(\.description).joined(separator: " & ")
    case .function(let types, let effects, let result):
      let parameters = "(" + types.map(\.description).joined(separator: ", ") + ")"
      return ([parameters] + effects + ["->", result.description]).joined(separator: " ")
    }
  }
}
