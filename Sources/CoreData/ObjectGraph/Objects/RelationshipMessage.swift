/// A call of a method that Xcode generates for a relationship to many.
struct RelationshipMessage {
  private enum Action {
    case add([NSManagedObject])
    case remove([NSManagedObject])
    case insert([NSManagedObject], [Int])
    case removePlaces([Int])
    case replace([NSManagedObject], [Int])
  }

  let relationship: NSRelationshipDescription
  private let action: Action

  /// `nil` if the method is not one of a relationship.
  init?(_ name: String, _ arguments: [Any], of entity: NSEntityDescription) {
    let base = name.prefix { $0 != "(" }
    let label = name.dropFirst(base.count + 1).prefix { $0 != ":" }
    func relationship(_ rest: Substring) -> NSRelationshipDescription? {
      let relationships = entity.relationshipsByName
      let exact = rest.prefix(1).lowercased() + rest.dropFirst()
      // The older form: addItemsObject(_:) and addItems(_:).
      return relationships[exact] ?? relationships[String(rest)]
        ?? (exact.hasSuffix("Object") ? relationships[String(exact.dropLast(6))] : nil)
    }
    let verbs = ["addTo", "removeFrom", "insertInto", "replace", "add", "remove"]
    for verb in verbs where base.hasPrefix(verb) {
      guard let found = relationship(base.dropFirst(verb.count)) else { continue }
      self.relationship = found
      let objects = arguments.flatMap { RelationshipValue.objects(in: $0) }
      let places = arguments.flatMap(Self.places)
      switch verb {
      case "addTo", "add": action = .add(objects)
      case "insertInto": action = .insert(objects, places)
      case "replace": action = .replace(objects, places)
      default: action = label == "at" ? .removePlaces(places) : .remove(objects)
      }
      return
    }
    return nil
  }

  private static func places(_ argument: Any) -> [Int] {
    if let place = argument as? Int { return [place] }
    if let places = argument as? IndexSet { return Array(places) }
    guard let places = argument as? NSIndexSet else { return [] }
    return places.map { $0 }
  }

  func send(to owner: NSManagedObject) {
    switch action {
    case .add(let objects): for object in objects { owner.connect(relationship, object) }
    case .remove(let objects): for object in objects { owner.disconnect(relationship, object) }
    case .insert(let objects, let places):
      for (object, place) in zip(objects, places) { owner.connect(relationship, object, at: place) }
    case .removePlaces(let places):
      let present = owner.objects(relationship)
      for place in places where present.indices.contains(place) { owner.disconnect(relationship, present[place]) }
    case .replace(let objects, let places):
      let present = owner.objects(relationship)
      for (object, place) in zip(objects, places) {
        if present.indices.contains(place) { owner.disconnect(relationship, present[place]) }
        owner.connect(relationship, object, at: place)
      }
    }
  }
}
