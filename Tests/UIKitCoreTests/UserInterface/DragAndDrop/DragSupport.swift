import Foundation

@testable @_spi(Runtime) import UIKitCore

/// A delegate that drags the given items, and records its calls.
@MainActor final class DragLog: NSObject, UIDragInteractionDelegate {
  var items: [UIDragItem]
  var log: [String] = []
  var allowsMove = true
  var isRestricted = false
  var sessions: [any UIDragSession] = []

  init(_ items: [UIDragItem]) { self.items = items }

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    let point = interaction.view.map { session.location(in: $0) } ?? .zero
    log.append("asked at \(Int(point.x)),\(Int(point.y))")
    session.localContext = "kept"
    return items
  }
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    sessions.append(session)
    log.append("will begin \(session.items.count) \(session.localContext as? String ?? "")")
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { allowsMove }
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { isRestricted }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
  ) { log.append("will end \(operation)") }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) { log.append("did end \(operation)") }
}

extension UIDragItem {
  convenience init(_ objects: any NSItemProviderWriting...) {
    let provider = NSItemProvider()
    for object in objects { provider.registerObject(object, visibility: .all) }
    self.init(itemProvider: provider)
  }
}
