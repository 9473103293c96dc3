import Foundation
import Synchronization
import ViewBacking

/// The drag that is over an interaction's view.
@MainActor final class DropSession: NSObject, UIDropSession {
  /// The app's own drag; `nil` for another app's.
  let local: DragSession?
  private(set) var items: [UIDragItem]
  private weak var currentView: UIView?
  private var point: CGPoint
  /// The contents of another app's drag.
  private let contents: Contents

  /// The contents, available once the drop is performed.
  private final class Contents: Sendable {
    private let data = Mutex<[String: Data]>([:])
    subscript(type: String) -> Data? {
      get { data.withLock { $0[type] } }
      set { data.withLock { $0[type] = newValue } }
    }
  }

  /// - Parameters:
  ///   - drop: The host's description of it.
  ///   - view: The view that it is over.
  ///   - point: The location, in the view's bounds.
  init(_ drop: DropDescription, in view: UIView, at point: CGPoint) {
    currentView = view
    self.point = point
    let contents = Contents()
    self.contents = contents
    local = drop.isLocal ? DragSession.current : nil
    if let local {
      items = local.items
    } else {
      let provider = NSItemProvider()
      for type in drop.types {
        provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { done in
          let data = contents[type]
          done(data, data == nil ? NSItemProvider.unreadable(type) : nil)
          return nil
        }
      }
      items = drop.types.isEmpty ? [] : [UIDragItem(itemProvider: provider)]
    }
    super.init()
  }

  var localDragSession: (any UIDragSession)? { local }
  var allowsMoveOperation: Bool { local?.allowsMoveOperation ?? false }
  var isRestrictedToDraggingApplication: Bool { local?.isRestrictedToDraggingApplication ?? false }

  func location(in view: UIView) -> CGPoint { currentView?.convert(point, to: view) ?? point }

  func move(to point: CGPoint) {
    self.point = point
    if let currentView { local?.move(to: point, in: currentView) }
  }

  /// The contents of another app's drag have arrived.
  func fill(_ dropped: DropContents) {
    guard local == nil else { return }
    contents[TypeIdentifier.text] = dropped.text.map { Data($0.utf8) }
    contents[TypeIdentifier.url] = dropped.links.first.map { Data($0.utf8) }
    // The number of links is known only now.
    for link in dropped.links.dropFirst() {
      if let url = URL(string: link) { items.append(UIDragItem(itemProvider: NSItemProvider(object: url as NSURL))) }
    }
  }

  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping @MainActor ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
    let progress = Progress(totalUnitCount: Int64(max(1, providers.count)))
    let loaded = Loaded(count: providers.count)
    let group = DispatchGroup()
    for (index, provider) in providers.enumerated() {
      group.enter()
      provider.loadObject(ofClass: aClass) { object, _ in
        loaded.put(object, at: index)
        progress.completedUnitCount += 1
        group.leave()
      }
    }
    group.notify(queue: .main) { MainActor.assumeIsolated { completion(loaded.objects) } }
    return progress
  }

  /// Collects the objects that several threads deliver.
  private final class Loaded: Sendable {
    /// Objects of the app's classes; each comes from one thread and is used by the main one.
    private let results: Mutex<[UncheckedBox<any NSItemProviderReading>?]>
    init(count: Int) { results = Mutex(Array(repeating: nil, count: count)) }
    func put(_ object: (any NSItemProviderReading)?, at index: Int) {
      let box = object.map { UncheckedBox($0) }
      results.withLock { $0[index] = box }
    }
    var objects: [any NSItemProviderReading] { results.withLock { $0 }.compactMap { $0?.value } }
  }
}
