import Foundation

extension UICollectionView {
  /// Handles drops on the view. Not retained.
  public var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { dropInteraction?.source.delegate }
    set {
      guard dropInteraction != nil || newValue != nil else { return }
      if let dropInteraction {
        dropInteraction.source.delegate = newValue
        return
      }
      let made = CollectionDropInteraction(CollectionDropSource(view: self))
      made.source.delegate = newValue
      addInteraction(made)
    }
  }

  /// Whether a drag is over the view that it could be dropped on.
  public var hasActiveDrop: Bool { dropInteraction?.source.isInside ?? false }

  private var dropInteraction: CollectionDropInteraction? {
    interactions.lazy.compactMap { $0 as? CollectionDropInteraction }.first
  }
}

@MainActor private final class CollectionDropInteraction: UIDropInteraction {
  let source: CollectionDropSource

  init(_ source: CollectionDropSource) {
    self.source = source
    super.init(delegate: source)
  }
}

/// The delegate of a collection view's drop interaction.
@MainActor private final class CollectionDropSource: NSObject, UIDropInteractionDelegate {
  private weak var view: UICollectionView?
  weak var delegate: (any UICollectionViewDropDelegate)?
  private(set) var isInside = false
  private var proposal = UICollectionViewDropProposal(operation: .cancel)

  init(view: UICollectionView) {
    self.view = view
    super.init()
  }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    view.flatMap { delegate?.collectionView($0, canHandle: session) } ?? false
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    isInside = true
    if let view { delegate?.collectionView(view, dropSessionDidEnter: session) }
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal
  {
    guard let view, let delegate else { return UIDropProposal(operation: .cancel) }
    proposal = delegate.collectionView(
      view, dropSessionDidUpdate: session, withDestinationIndexPath: destination(of: session, in: view))
    return proposal
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    isInside = false
    if let view { delegate?.collectionView(view, dropSessionDidExit: session) }
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    guard let view, let delegate else { return }
    let local = session.localDragSession != nil && view.hasActiveDrag ? view.draggedPath : nil
    delegate.collectionView(
      view,
      performDropWith: DropCoordinator(
        session: session, destination: destination(of: session, in: view), proposal: proposal, source: local))
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    isInside = false
    if let view { delegate?.collectionView(view, dropSessionDidEnd: session) }
  }

  private func destination(of session: any UIDropSession, in view: UICollectionView) -> IndexPath? {
    view.indexPathForItem(at: session.location(in: view))
  }
}

private final class DropCoordinator: NSObject, UICollectionViewDropCoordinator {
  let items: [any UICollectionViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  let session: any UIDropSession

  init(
    session: any UIDropSession, destination: IndexPath?, proposal: UICollectionViewDropProposal, source: IndexPath?
  ) {
    items = session.items.map { DroppedItem($0, source: source) }
    destinationIndexPath = destination
    self.proposal = proposal
    self.session = session
    super.init()
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating { ImmediateDragAnimation() }
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    ImmediateDragAnimation()
  }
}

private final class DroppedItem: NSObject, UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  var previewSize: CGSize { .zero }

  init(_ item: UIDragItem, source: IndexPath?) {
    dragItem = item
    sourceIndexPath = source
    super.init()
  }
}
