import Foundation

/// The changes since the previous evaluation of a body, for `_printChanges()` and `_logChanges()`.
@MainActor package enum BodyChanges {
  /// Whether an app has called one of the two methods. Nothing is recorded before.
  private(set) static var isRecording = false
  /// The body that is evaluated now, and its changes.
  private static var current: (type: ObjectIdentifier, names: [String])?
  /// Receives the lines of `_logChanges()`.
  package static var log: (String) -> Void = { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }

  /// Evaluates a body of a type with these changes.
  static func recording<Body>(_ type: Any.Type, _ names: [String], _ compute: () -> Body) -> Body {
    let outer = current
    current = (ObjectIdentifier(type), names)
    defer { current = outer }
    return compute()
  }

  /// A sentence with the changes of the body that is evaluated now, for a type.
  static func sentence(of type: Any.Type) -> String {
    let names: [String]
    if !isRecording {
      isRecording = true
      names = firstChanges(DynamicField.fields(of: type).map(\.name))
    } else if let current, current.type == ObjectIdentifier(type) {
      names = current.names
    } else {
      names = []
    }
    return "\(name(of: type)): \(names.isEmpty ? "unchanged" : names.joined(separator: ", ") + " changed")."
  }

  /// The changes of the first evaluation for a view with these properties.
  static func firstChanges(_ properties: [String]) -> [String] {
    properties.isEmpty ? ["@self"] : ["@self", "@identity"] + unique(properties)
  }

  /// The names without duplicates, in order.
  static func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  /// Whether two marks of a property are equal.
  static func areEqual(_ one: Any, _ other: Any) -> Bool {
    func compare<Value>(_ one: Value) -> Bool {
      (other as? Value).map { ViewComparison.areEqual(one, $0) } ?? false
    }
    return _openExistential(one, do: compare)
  }

  /// The name of a type with its enclosing types, without modules.
  static func name(of type: Any.Type) -> String {
    let text = String(reflecting: type)
      .replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
    return text.replacing(/[A-Za-z_][A-Za-z_0-9]*(\.[A-Za-z_][A-Za-z_0-9]*)+/) { match in
      match.output.0.split(separator: ".").dropFirst().joined(separator: ".")
    }
  }
}

/// The inputs of an evaluation, for comparison with the next one.
struct BodyRecord<Value> {
  private let value: Value
  private let marks: [(name: String, mark: Any)]

  init(_ value: Value, _ marks: [(name: String, mark: Any)]) {
    self.value = value
    self.marks = marks
  }

  /// The differences to a later record.
  @MainActor func changes(to later: BodyRecord) -> [String] {
    var names = ViewComparison.areEqual(value, later.value) ? [] : ["@self"]
    for (old, new) in zip(marks, later.marks) where !BodyChanges.areEqual(old.mark, new.mark) { names.append(new.name) }
    // Without other changes, the cause is an observable object that the body has read.
    return names.isEmpty ? ["@dependencies"] : BodyChanges.unique(names)
  }

  /// The reasons of the first evaluation.
  @MainActor var firstChanges: [String] { BodyChanges.firstChanges(marks.map(\.name)) }
}

extension View {
  /// Prints why the current body is evaluated: `@self` for another value of the view, `@identity` for another identity, the names
  /// of dynamic properties, and `@dependencies` for observable objects. Called in the body of the view.
  public static func _printChanges() { print(BodyChanges.sentence(of: Self.self)) }

  /// Logs what ``_printChanges()`` prints.
  public static func _logChanges() { BodyChanges.log(BodyChanges.sentence(of: Self.self)) }
}

extension ViewModifier {
  /// Prints why the current body is evaluated. Called in the body of the modifier.
  public static func _printChanges() { print(BodyChanges.sentence(of: Self.self)) }

  /// Logs what ``_printChanges()`` prints.
  public static func _logChanges() { BodyChanges.log(BodyChanges.sentence(of: Self.self)) }
}
