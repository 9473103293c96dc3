/// The results of a fetched results controller, which it shares with the one that its delegate receives.
///
/// It is used on the queue of its context, which posts the changes there.
final class FetchedResultsStorage: @unchecked Sendable {
  let context: NSManagedObjectContext
  let sectionNameKeyPath: String?
  weak var delegate: (any NSFetchedResultsControllerDelegate)?
  /// What the delegate receives.
  weak var companion: NSFetchedResultsController<any NSFetchRequestResult>?
  /// Finds titles of the index, by methods that an app may have overridden.
  weak var titles: (any SectionTitles)?
  /// Whether the delegate has no method for differences.
  var isDifferenceIgnored = false
  /// Another one for each state of the results.
  private(set) var version = 0
  /// The sections; `nil` before the first fetch.
  private(set) var sections: [FetchedSection]?

  private let track: () throws -> FetchTracker
  private var tracker: FetchTracker?
  /// The results as they are reported, which those of the tracker precede.
  private var results: [Any]?
  private var names: SectionNames
  private var groups: [FetchedDifference.Group] = []
  private var paths: [ObjectIdentifier: IndexPath]?
  private var observer: (any NSObjectProtocol)?

  init<T>(_ request: NSFetchRequest<T>, _ context: NSManagedObjectContext, _ keyPath: String?) {
    self.context = context
    sectionNameKeyPath = keyPath
    names = SectionNames(keyPath)
    track = { try FetchTracker(request, in: context) }
  }

  deinit { if let observer { context.notificationCenter.removeObserver(observer) } }

  func performFetch() throws {
    let tracker = try track()
    self.tracker = tracker
    names.forget()
    update(names.groups(tracker.objects))
    guard observer == nil else { return }
    observer = context.notificationCenter.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
    ) { [weak self] notification in self?.objectsDidChange(notification.userInfo ?? [:]) }
  }

  func results<T>(as type: T.Type) -> [T]? { results.map { $0 as? [T] ?? $0.compactMap { $0 as? T } } }

  private func update(_ groups: [FetchedDifference.Group]) {
    self.groups = groups
    version += 1
    paths = nil
    results = tracker?.results(as: Any.self)
    let title: (String) -> String? = { [weak self] in self?.titles?.sectionIndexTitle(forSectionName: $0) }
    if tracker?.request.isOfObjects == false {
      sections = [FetchedSection(name: "", members: results ?? [], title: title)]
    } else {
      sections = groups.map { FetchedSection(name: $0.name, members: $0.members, title: title) }
    }
  }

  func indexPath(for object: Any) -> IndexPath? {
    if let object = object as? NSManagedObject {
      let known = paths ?? makePaths()
      return known[ObjectIdentifier(object)]
    }
    guard let object = object as? NSObject else { return nil }
    let row = sections?.first?.members.firstIndex { ($0 as? NSObject)?.isEqual(object) ?? false }
    return row.map { IndexPath(indexes: [0, $0]) }
  }

  private func makePaths() -> [ObjectIdentifier: IndexPath] {
    var made: [ObjectIdentifier: IndexPath] = [:]
    for (section, group) in groups.enumerated() {
      for (row, object) in group.members.enumerated() {
        made[ObjectIdentifier(object)] = IndexPath(indexes: [section, row])
      }
    }
    paths = made
    return made
  }

  /// The default title of a section in the index of sections.
  static func indexTitle(forSectionName name: String) -> String? { name.first.map { $0.uppercased() } }

  // MARK: Changes

  private func objectsDidChange(_ info: [AnyHashable: Any]) {
    // As on a device, the results of a controller without a delegate stay as they were fetched.
    guard let delegate, let companion, let tracker else { return }
    let changed: Set<NSManagedObject>
    do {
      guard let found = try tracker.takeChanges(info) else { return }
      changed = found
    } catch {
      CoreDataLog.write("A fetched results controller cannot fetch again: \(error)")
      return
    }
    if info[NSInvalidatedAllObjectsKey] != nil { names.forget() } else { names.forget(changed) }
    let new = names.groups(tracker.objects)
    let old = groups
    let oldSections = sections ?? []
    let difference = FetchedDifference(from: old, to: new, changed: changed)
    guard !difference.isEmpty || !tracker.request.isOfObjects else { return update(new) }
    for change in difference.changes where change.new == nil { names.forget([change.object]) }
    delegate.controllerWillChangeContent(companion)
    update(new)
    if sectionNameKeyPath == nil, let parts = difference.withoutSections {
      isDifferenceIgnored = false
      delegate.controller(companion, didChangeContentWith: parts)
      guard isDifferenceIgnored else { return }
    }
    for section in difference.deletedSections {
      delegate.controller(companion, didChange: oldSections[section], atSectionIndex: section, for: .delete)
    }
    let newSections = sections ?? []
    for section in difference.insertedSections {
      delegate.controller(companion, didChange: newSections[section], atSectionIndex: section, for: .insert)
    }
    for change in difference.changes {
      delegate.controller(
        companion, didChange: change.object, at: change.old?.path, for: change.type, newIndexPath: change.new?.path)
    }
    delegate.controllerDidChangeContent(companion)
  }
}

/// Finds the titles of sections in the index of sections.
protocol SectionTitles: AnyObject {
  func sectionIndexTitle(forSectionName sectionName: String) -> String?
}
