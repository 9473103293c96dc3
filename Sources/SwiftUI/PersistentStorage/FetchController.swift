import CombineOverlay
import CoreData
import Dispatch
import RuntimeLogging
import SwiftUICore

/// The results of the fetch request of one view.
///
/// It is used on the main thread. The view fetches when it is first shown, and when its context or its request is another one; it is
/// computed again when one of the results has changed, or when there are others.
final class FetchController<Result>: ObservableObject, @unchecked Sendable {
  let objectWillChange = ObservableObjectPublisher()
  private(set) var configuration = FetchRequest<Result>.Configuration()
  private(set) var results: [Result] = []
  /// Another one for each state of the results.
  private(set) var version = 0

  private var source: FetchSource<Result>?
  private var context: NSManagedObjectContext?
  private var tracker: FetchTracker?
  private var observers: [any NSObjectProtocol] = []
  private var lastIssue: String?

  deinit { removeObservers() }

  private func removeObservers() {
    for observer in observers { context?.notificationCenter.removeObserver(observer) }
  }

  /// Called before the view's body is computed.
  ///
  /// - Returns: Whether the view has another request than before.
  @discardableResult func update(_ new: FetchSource<Result>, _ newContext: NSManagedObjectContext) -> Bool {
    let isOther = source.map { !$0.isSame(as: new) } ?? true
    source = new
    if isOther {
      configuration = FetchRequest<Result>.Configuration()
      configuration.nsPredicate = new.request.predicate
      configuration.set(new.request.sortDescriptors ?? [], new.sortDescriptors)
    }
    let isOtherContext = context !== newContext
    if isOtherContext { observe(newContext) }
    if isOther || isOtherContext { FetchesInProgress.count { fetch() } }
    return isOther
  }

  /// Sets the configuration and fetches again.
  func configure(_ new: FetchRequest<Result>.Configuration, _ transaction: Transaction = Transaction()) {
    configuration = new
    guard context != nil else { return }
    fetch()
    if transaction.animation == nil { return publish() }
    withTransaction(transaction) { objectWillChange.send() }
  }

  private func observe(_ newContext: NSManagedObjectContext) {
    removeObservers()
    context = newContext
    let changes: [(Notification.Name, @Sendable (FetchController, [AnyHashable: Any]) -> Void)] = [
      (.NSManagedObjectContextObjectsDidChange, { $0.objectsDidChange($1) }),
      (.NSManagedObjectContextDidSave, { controller, _ in controller.contextDidSave() }),
    ]
    observers = changes.map { name, take in
      newContext.notificationCenter.addObserver(forName: name, object: newContext, queue: nil) {
        [weak self] notification in
        nonisolated(unsafe) let info = notification.userInfo ?? [:]
        guard let self else { return }
        onMainActorSoon {
          guard FetchesInProgress.isFetching else { return take(self, info) }
          // A fetch reports what has changed before it; the bodies in progress cannot be computed again.
          DispatchQueue.main.async { take(self, info) }
        }
      }
    }
  }

  private func fetch() {
    guard let source, let context, let request = source.request.copy() as? NSFetchRequest<Result> else { return }
    request.predicate = configuration.nsPredicate
    request.sortDescriptors = configuration.nsSortDescriptors
    version += 1
    do {
      let tracker = try FetchTracker(request, in: context)
      self.tracker = tracker
      results = tracker.results(as: Result.self)
    } catch {
      tracker = nil
      results = []
      report(error)
    }
  }

  private func report(_ error: any Error) {
    let issue = "SwiftUI: a fetch request for \(Result.self) has no results. \(error)"
    guard issue != lastIssue else { return }
    lastIssue = issue
    RuntimeLog.write(
      context?.persistentStoreCoordinator == nil
        ? "\(issue) Set the context with .environment(\\.managedObjectContext, container.viewContext)." : issue)
  }

  private func objectsDidChange(_ info: [AnyHashable: Any]) {
    guard let tracker else { return }
    take { try tracker.takeChanges(info) != nil }
  }

  private func contextDidSave() {
    guard let tracker else { return }
    take { try tracker.takeSave() }
  }

  private func take(_ change: () throws -> Bool) {
    do {
      guard try change(), let tracker else { return }
      results = tracker.results(as: Result.self)
    } catch {
      results = []
      report(error)
    }
    version += 1
    publish()
  }

  private func publish() {
    guard let transaction = source?.transaction else { return objectWillChange.send() }
    withTransaction(transaction) { objectWillChange.send() }
  }
}

/// The fetches that views make while their bodies are computed.
enum FetchesInProgress {
  // Used on the main thread only.
  nonisolated(unsafe) private static var number = 0

  static var isFetching: Bool { number > 0 }

  static func count(_ body: () -> Void) {
    number += 1
    body()
    number -= 1
  }
}
