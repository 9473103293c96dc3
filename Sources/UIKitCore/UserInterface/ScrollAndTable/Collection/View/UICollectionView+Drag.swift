import Foundation

extension UICollectionView {
  /// Provides the items for drags out of the view. Not retained.
  public var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { dragInteraction?.source.delegate }
    set {
      guard dragInteraction != nil || newValue != nil else { return }
      neededDragInteraction.source.delegate = newValue
    }
  }

  /// Whether items can be dragged, which requires a ``dragDelegate``. Default: `true`.
  public var dragInteractionEnabled: Bool {
    get { dragInteraction?.isEnabled ?? true }
    set { if newValue != dragInteractionEnabled { neededDragInteraction.isEnabled = newValue } }
  }

  /// Whether a drag out of the view is in progress.
  public var hasActiveDrag: Bool { dragInteraction?.source.isDragging ?? false }

  /// The item that is being dragged.
  var draggedPath: IndexPath? { dragInteraction?.source.path }

  private var dragInteraction: CollectionDragInteraction? {
    interactions.lazy.compactMap { $0 as? CollectionDragInteraction }.first
  }

  private var neededDragInteraction: CollectionDragInteraction {
    if let dragInteraction { return dragInteraction }
    let made = CollectionDragInteraction(CollectionDragSource(view: self))
    addInteraction(made)
    return made
  }
}

/// The drags of a collection view, each of one item.
@MainActor private final class CollectionDragInteraction: UIDragInteraction {
  let source: CollectionDragSource

  init(_ source: CollectionDragSource) {
    self.source = source
    super.init(delegate: source)
  }

  override func picture(from point: CGPoint) -> CGRect {
    guard let view = view as? UICollectionView, let path = view.indexPathForItem(at: point) else { return .zero }
    let item = view.layoutAttributesForItem(at: path)?.frame ?? .zero
    guard let outline = source.delegate?.collectionView(view, dragPreviewParametersForItemAt: path)?.visiblePath else {
      return item
    }
    let part = outline.bounds.offsetBy(dx: item.minX, dy: item.minY).intersection(item)
    return part.isNull || part.isEmpty ? item : part
  }
}

/// The delegate of a collection view's drag interaction.
@MainActor private final class CollectionDragSource: NSObject, UIDragInteractionDelegate {
  private weak var view: UICollectionView?
  weak var delegate: (any UICollectionViewDragDelegate)?
  private(set) var isDragging = false
  private(set) var path: IndexPath?

  init(view: UICollectionView) {
    self.view = view
    super.init()
  }

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    guard let view, let delegate, let path = view.indexPathForItem(at: session.location(in: view)) else { return [] }
    self.path = path
    return delegate.collectionView(view, itemsForBeginning: session, at: path)
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    isDragging = true
    path.flatMap { view?.cellForItem(at: $0) }?.dragStateDidChange(.dragging)
    if let view { delegate?.collectionView(view, dragSessionWillBegin: session) }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { view.flatMap { delegate?.collectionView($0, dragSessionAllowsMoveOperation: session) } ?? true }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    view.flatMap { delegate?.collectionView($0, dragSessionIsRestrictedToDraggingApplication: session) } ?? false
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    isDragging = false
    path.flatMap { view?.cellForItem(at: $0) }?.dragStateDidChange(.none)
    path = nil
    if let view { delegate?.collectionView(view, dragSessionDidEnd: session) }
  }
}
