/// The names of the sections of objects, which are read once and again when an object changes.
struct SectionNames {
  let keyPath: String?
  private var known: [ObjectIdentifier: String] = [:]

  init(_ keyPath: String?) { self.keyPath = keyPath }

  /// Forgets the names of all objects, or of some.
  mutating func forget(_ objects: Set<NSManagedObject>? = nil) {
    guard let objects else { return known = [:] }
    for object in objects { known[ObjectIdentifier(object)] = nil }
  }

  /// Groups objects by their names, in the order in which these occur.
  mutating func groups(_ objects: [NSManagedObject]) -> [(name: String, members: [NSManagedObject])] {
    guard let keyPath else { return [("", objects)] }
    var groups: [(name: String, members: [NSManagedObject])] = []
    var numbers: [String: Int] = [:]
    for object in objects {
      let name = known[ObjectIdentifier(object)] ?? Self.text(object.value(forKeyPath: keyPath))
      known[ObjectIdentifier(object)] = name
      if let number = numbers[name] {
        groups[number].members.append(object)
      } else {
        numbers[name] = groups.count
        groups.append((name, [object]))
      }
    }
    return groups
  }

  private static func text(_ value: Any?) -> String {
    switch value {
    case nil: ""
    case let text as String: text
    case let flag as Bool: flag ? "1" : "0"
    case let value?: "\(value)"
    }
  }
}
