import Foundation

/// What has changed since a body was computed before, for `_printChanges()` and `_logChanges()`.
@MainActor package enum BodyChanges {
  /// Whether an app has asked for changes. Until then, nothing is recorded.
  private(set) static var isRecording = false
  /// The body that is computed now, and what has changed for it.
  private static var current: (type: ObjectIdentifier, names: [String])?
  /// Receives what `_logChanges()` writes.
  package static var log: (String) -> Void = { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }

  /// Computes a body of a type for which these have changed.
  static func recording<Body>(_ type: Any.Type, _ names: [String], _ compute: () -> Body) -> Body {
    let outer = current
    current = (ObjectIdentifier(type), names)
    defer { current = outer }
    return compute()
  }

  /// A sentence about what has changed for the body of a type that is computed now.
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

  /// The changes for the first body of a view with these properties.
  static func firstChanges(_ properties: [String]) -> [String] {
    properties.isEmpty ? ["@self"] : ["@self", "@identity"] + unique(properties)
  }

  /// Each name once, in their order.
  static func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  /// Whether two marks of properties are equal.
  static func areEqual(_ one: Any, _ other: Any) -> Bool {
    func compare<Value>(_ one: Value) -> Bool {
      (other as? Value).map { ViewComparison.areEqual(one, $0) } ?? false
    }
    return _openExistential(one, do: compare)
  }

  /// The name of a type with the types around it, without modules.
  static func name(of type: Any.Type) -> String {
    let text = String(reflecting: type)
      .replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
    return text.replacing(/[A-Za-z_][A-Za-z_0-9]*(\.[A-Za-z_][A-Za-z_0-9]*)+/) { match in
      match.output.0.split(separator: ".").dropFirst().joined(separator: ".")
    }
  }
}

/// What a body was computed from, for the next time.
struct BodyRecord<Value> {
  private let value: Value
  private let marks: [(name: String, mark: Any)]

  init(_ value: Value, _ marks: [(name: String, mark: Any)]) {
    self.value = value
    self.marks = marks
  }

  /// What is different in a later record.
  @MainActor func changes(to later: BodyRecord) -> [String] {
    var names = ViewComparison.areEqual(value, later.value) ? [] : ["@self"]
    for (old, new) in zip(marks, later.marks) where !BodyChanges.areEqual(old.mark, new.mark) { names.append(new.name) }
    // The body runs again for what it has read of observable objects.
    return names.isEmpty ? ["@dependencies"] : BodyChanges.unique(names)
  }

  /// What the first body is computed for.
  @MainActor var firstChanges: [String] { BodyChanges.firstChanges(marks.map(\.name)) }
}

extension View {
  /// Prints why the body that is computed now is computed: `@self` for another value of the view, `@identity` for another identity, the names
  /// of dynamic properties, and `@dependencies` for observable objects. Called in the body of the view.
  public static func _printChanges() { print(BodyChanges.sentence(of: Self.self)) }

  /// Logs what ``_printChanges()`` prints.
  public static func _logChanges() { BodyChanges.log(BodyChanges.sentence(of: Self.self)) }
}

extension ViewModifier {
  /// Prints why the body that is computed now is computed. Called in the body of the modifier.
  public static func _printChanges() { print(BodyChanges.sentence(of: Self.self)) }

  /// Logs what ``_printChanges()`` prints.
  public static func _logChanges() { BodyChanges.log(BodyChanges.sentence(of: Self.self)) }
}
