/// The entities of an app's objects.
open class NSManagedObjectModel: NSObject, NSCopying, @unchecked Sendable {
  /// The entities.
  open var entities: [NSEntityDescription] {
    get { ownEntities }
    set {
      ownEntities = newValue
      adopt()
    }
  }
  private var ownEntities: [NSEntityDescription] = []
  /// The identifiers of the version.
  open var versionIdentifiers: Set<AnyHashable> = []
  private var entityNamesByConfiguration: [String: [String]] = [:]
  private var templates: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]

  /// A model without entities.
  public override init() { super.init() }

  /// The model in a compiled file, `NAME.mom`, or the current version of a folder, `NAME.momd`; `nil` if it cannot be read. The reason is
  /// logged.
  public convenience init?(contentsOf url: URL) {
    let file: ModelFile
    do throws(ModelFileError) {
      file = try ModelFile(path: url.path)
    } catch {
      CoreDataLog.write("The model \(url.path) cannot be read: \(error.reason).")
      return nil
    }
    self.init()
    entities = file.entities
    versionIdentifiers = file.versionIdentifiers
    entityNamesByConfiguration = file.configurations
    for (name, request) in file.requests { templates[name] = request }
  }

  /// One model with the entities of all models in the resources of bundles; those of the app's bundle for `nil`.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let urls = (bundles ?? [.main]).flatMap { bundle in
      ["momd", "mom"].flatMap { bundle.urls(forResourcesWithExtension: $0, subdirectory: nil)?.map { $0 as URL } ?? [] }
    }
    return NSManagedObjectModel(byMerging: urls.compactMap { NSManagedObjectModel(contentsOf: $0) })
  }

  /// One model with the entities of several; `nil` for no model. Of entities with one name the first is used.
  public convenience init?(byMerging models: [NSManagedObjectModel]?) {
    guard let models, !models.isEmpty else { return nil }
    self.init()
    var seen: Set<String> = []
    entities = models.flatMap(\.entities).filter { seen.insert($0.name ?? "").inserted }.map {
      $0.copy() as! NSEntityDescription
    }
    versionIdentifiers = models.reduce(into: []) { $0.formUnion($1.versionIdentifiers) }
    for model in models {
      templates.merge(model.templates) { first, _ in first }
      entityNamesByConfiguration.merge(model.entityNamesByConfiguration) { $0 + $1 }
    }
  }

  /// The entities by their names.
  open private(set) var entitiesByName: [String: NSEntityDescription] = [:]

  /// The names of the configurations.
  open var configurations: [String] { entityNamesByConfiguration.keys.sorted() }

  /// The entities of a configuration; all of them for `nil`.
  open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
    guard let configuration else { return entities }
    return entityNamesByConfiguration[configuration]?.compactMap { entitiesByName[$0] }
  }

  /// Sets the entities of a configuration.
  open func setEntities(_ entities: [NSEntityDescription], forConfigurationName configuration: String) {
    entityNamesByConfiguration[configuration] = entities.compactMap(\.name)
  }

  /// The fetch request of this name.
  open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>? { templates[name] }

  /// Sets the fetch request of a name.
  open func setFetchRequestTemplate(
    _ fetchRequestTemplate: NSFetchRequest<any NSFetchRequestResult>?, forName name: String
  ) {
    templates[name] = fetchRequestTemplate
  }

  /// A copy of the fetch request of a name, in which the variables of its predicate have values.
  open func fetchRequestFromTemplate(
    withName name: String, substitutionVariables variables: [String: Any]
  ) -> NSFetchRequest<any NSFetchRequestResult>? {
    guard let request = templates[name]?.copy() as? NSFetchRequest<any NSFetchRequestResult> else { return nil }
    if let predicate = request.predicate {
      request.predicate = NSPredicate { object, _ in predicate.evaluate(with: object, substitutionVariables: variables)
      }
    }
    return request
  }

  /// The fetch requests by their names.
  open var fetchRequestTemplatesByName: [String: NSFetchRequest<any NSFetchRequestResult>] { templates }

  open func copy(with zone: NSZone? = nil) -> Any { NSManagedObjectModel(byMerging: [self]) ?? NSManagedObjectModel() }

  // MARK: Inside

  /// Connects the entities by the names that they refer to each other with.
  private func adopt() {
    entitiesByName = Dictionary(entities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { first, _ in first })
    var children: [ObjectIdentifier: [NSEntityDescription]] = [:]
    for entity in entities {
      entity.managedObjectModel = self
      guard let name = entity.superentityName, let parent = entitiesByName[name], !parent.inherits(from: entity) else {
        continue
      }
      entity.superentity = parent
      children[ObjectIdentifier(parent), default: []].append(entity)
    }
    for entity in entities {
      if let found = children[ObjectIdentifier(entity)], entity.subentities.isEmpty { entity.subentities = found }
    }
    for entity in entities {
      for case let relationship as NSRelationshipDescription in entity.ownProperties {
        if relationship.destinationEntity == nil, let name = relationship.destinationName {
          relationship.destinationEntity = entitiesByName[name]
        }
        if relationship.inverseRelationship == nil, let name = relationship.inverseName {
          relationship.inverseRelationship = relationship.destinationEntity?.relationshipsByName[name]
        }
      }
    }
  }

  /// The entity of this model with the name of another model's.
  func counterpart(of entity: NSEntityDescription) -> NSEntityDescription? {
    entity.managedObjectModel === self ? entity : entity.name.flatMap { entitiesByName[$0] }
  }

  /// The entity of the objects of a class.
  func entity(for type: NSManagedObject.Type) -> NSEntityDescription? {
    let name = ManagedObjectClass.shortName(of: type)
    let fitting = entities.filter { ManagedObjectClass.shortName($0.managedObjectClassName) == name }
    return fitting.first { $0.name == name } ?? fitting.first ?? entitiesByName[name]
  }
}
