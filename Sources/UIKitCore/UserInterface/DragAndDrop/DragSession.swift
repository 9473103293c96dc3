import Foundation
import ViewBacking

/// The drag that an interaction has begun.
@MainActor final class DragSession: NSObject, UIDragSession {
  var items: [UIDragItem] = []
  var localContext: Any?
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication = false
  /// The view of the pointer's last location; at first the view in which the drag began.
  private weak var currentView: UIView?
  private var point: CGPoint
  /// The operation that a view of the app performed; `nil` if none has accepted the drop.
  var localOperation: UIDropOperation?

  /// The drag in progress. There is only one pointer.
  static weak var current: DragSession?

  init(in view: UIView, at point: CGPoint) {
    currentView = view
    self.point = point
    super.init()
  }

  func location(in view: UIView) -> CGPoint { currentView?.convert(point, to: view) ?? point }

  func move(to point: CGPoint, in view: UIView) {
    currentView = view
    self.point = point
  }

  /// The description for the host, for a drag whose picture is that part of its view.
  func description(picture: CGRect) -> DragDescription {
    var description = DragDescription(picture: picture)
    description.opensWindow =
      UIProcess.current.application?.windowRequest(forDragOf: items, explains: false) != nil
    guard !isRestrictedToDraggingApplication else { return description }
    let providers = items.map(\.itemProvider)
    let links = providers.compactMap { $0.offeredData([TypeIdentifier.fileURL, TypeIdentifier.url])?.data }
    description.links = links.map { String(decoding: $0, as: UTF8.self) }
    let texts = providers.compactMap {
      $0.offeredData([TypeIdentifier.text, TypeIdentifier.fileURL, TypeIdentifier.url])?.data
    }
    if !texts.isEmpty { description.text = texts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n") }
    description.image = providers.lazy.compactMap { $0.offeredData(TypeIdentifier.images)?.data }.first
    return description
  }
}
