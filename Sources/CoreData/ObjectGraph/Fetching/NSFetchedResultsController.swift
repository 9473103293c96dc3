/// The results of a fetch request in sections, for a table or a collection view, and their changes for its delegate.
///
/// Call ``performFetch()`` first. While there is a delegate, the results follow the changes of the context, which
/// `processPendingChanges()` reports: an object's own changes count, as on a device, not those of related ones.
///
/// Source: Apple's documentation of `NSFetchedResultsController`. Differs from Apple: the type of the results is not restricted; there is
/// no cache, so the name of one has no effect; objects with the same name of a section are in one section also if the sort descriptors
/// separate them. Generic classes are invariant in Swift, so the delegate receives a controller of
/// `NSFetchedResultsController<NSFetchRequestResult>` that shares the results and is equal (`==`) to this one, not identical (`===`).
open class NSFetchedResultsController<ResultType>: NSObject, SectionTitles, SharedResults {
  /// The request. Changes of it count from the next ``performFetch()`` on.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// The path to the value by which objects are in sections; `nil` for one section.
  public let sectionNameKeyPath: String?
  /// The name that was given to the cache, which there is none of.
  public let cacheName: String?
  let storage: FetchedResultsStorage
  private var companion: NSFetchedResultsController<any NSFetchRequestResult>?
  private var typed: (version: Int, results: [ResultType])?

  /// A controller for the results of a request in a context.
  ///
  /// - Parameters:
  ///   - fetchRequest: The request. Its first sort descriptor should order by the same value as the sections.
  ///   - context: The context.
  ///   - sectionNameKeyPath: The path to the value by which objects are in sections; `nil` for one section.
  ///   - name: Has no effect.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    self.sectionNameKeyPath = sectionNameKeyPath
    cacheName = name
    storage = FetchedResultsStorage(fetchRequest, context, sectionNameKeyPath)
    super.init()
    storage.titles = self
    if let own = self as? NSFetchedResultsController<any NSFetchRequestResult> {
      storage.companion = own
      return
    }
    let request = NSFetchRequest<any NSFetchRequestResult>()
    fetchRequest.assign(to: request)
    companion = NSFetchedResultsController<any NSFetchRequestResult>(storage, request, name)
    storage.companion = companion
  }

  private init(_ storage: FetchedResultsStorage, _ request: NSFetchRequest<ResultType>, _ cacheName: String?) {
    self.storage = storage
    fetchRequest = request
    sectionNameKeyPath = storage.sectionNameKeyPath
    self.cacheName = cacheName
  }

  /// The context.
  open var managedObjectContext: NSManagedObjectContext { storage.context }

  /// Receives the changes of the results.
  weak open var delegate: (any NSFetchedResultsControllerDelegate)? {
    get { storage.delegate }
    set { storage.delegate = newValue }
  }

  /// Does nothing, because there are no caches.
  open class func deleteCache(withName name: String?) {}

  // MARK: Results

  /// Fetches the results.
  open func performFetch() throws { try storage.performFetch() }

  /// The results in their order; `nil` before the first fetch.
  open var fetchedObjects: [ResultType]? {
    if let typed, typed.version == storage.version { return typed.results }
    guard let results = storage.results(as: ResultType.self) else { return nil }
    typed = (storage.version, results)
    return results
  }

  /// The result at a place. A place that does not exist stops the process, as on a device.
  open func object(at indexPath: IndexPath) -> ResultType {
    guard let sections = storage.sections else {
      preconditionFailure("A fetched results controller has no objects before performFetch().")
    }
    guard indexPath.count == 2, sections.indices.contains(indexPath[0]),
      sections[indexPath[0]].members.indices.contains(indexPath[1])
    else {
      let numbers = sections.map { String($0.members.count) }.joined(separator: ", ")
      preconditionFailure(
        "There is no object at \(Array(indexPath)); the numbers of objects in the sections are [\(numbers)].")
    }
    let member = sections[indexPath[0]].members[indexPath[1]]
    guard let result = member as? ResultType else {
      preconditionFailure("The object at \(Array(indexPath)) is not of the type \(ResultType.self): \(member)")
    }
    return result
  }

  /// The place of a result; `nil` for an object that is none.
  open func indexPath(forObject object: ResultType) -> IndexPath? { storage.indexPath(for: object) }

  // MARK: Sections

  /// The sections; `nil` before the first fetch.
  open var sections: [any NSFetchedResultsSectionInfo]? { storage.sections }

  /// The titles of the index of sections. Neighbours with the same title have it once.
  open var sectionIndexTitles: [String] { indexEntries.map(\.title) }

  private var indexEntries: [(title: String, section: Int)] {
    var entries: [(title: String, section: Int)] = []
    for (number, section) in (storage.sections ?? []).enumerated() {
      guard let title = section.indexTitle, title != entries.last?.title else { continue }
      entries.append((title, number))
    }
    return entries
  }

  /// The title of a section in the index: that of the delegate, or the first letter of the name in uppercase.
  open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
    guard let delegate, let companion = storage.companion else {
      return FetchedResultsStorage.indexTitle(forSectionName: sectionName)
    }
    return delegate.controller(companion, sectionIndexTitleForSectionName: sectionName)
  }

  /// The number of the first section with a title of the index.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - sectionIndex: Its number among the titles.
  /// - Returns: The number of the section; 0 if none has the title.
  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
    let entries = indexEntries
    if entries.indices.contains(sectionIndex), entries[sectionIndex].title == title {
      return entries[sectionIndex].section
    }
    return entries.first { $0.title == title }?.section ?? 0
  }

  // MARK: NSObject

  /// Controllers with the same results are equal.
  open override func isEqual(_ object: Any?) -> Bool { (object as? any SharedResults)?.storage === storage }

  /// Equal for equal controllers.
  open override var hash: Int { ObjectIdentifier(storage).hashValue }
}

/// A controller of any type of results.
protocol SharedResults {
  var storage: FetchedResultsStorage { get }
}
