public import Foundation

/// Moves items as their behaviors say: gravity, collisions, attachments, pushes.
///
/// An item is the animator's as long as one of its behaviors has it: its centre and its rotation are set in each frame. What the app sets
/// itself has an effect after ``updateItem(usingCurrentState:)``.
///
/// Differs from Apple: the physics is one of its own, so that paths are alike and not the same. Equal frames give equal results.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  /// The view in whose coordinates the behaviors are.
  open private(set) weak var referenceView: UIView?
  /// The behaviors that were added, in their order.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// Whether items move.
  open private(set) var isRunning = false
  /// The time for which the animator has been running, in seconds, without its pauses.
  open private(set) var elapsedTime: TimeInterval = 0
  /// An object that is notified when items come to rest.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  private weak var layout: UICollectionViewLayout?
  private let world = DynamicWorld()
  private var timer: ProcessTimer?
  private var shownAt: TimeInterval = 0
  private var secondsAtRest: TimeInterval = 0

  private static let frame = 1.0 / 60
  /// How long items are slow before the animator pauses.
  private static let patience = 0.5

  /// An animator for views in `view`.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// An animator for the attributes of a collection view's layout, which it invalidates in each frame.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init()
  }

  /// An animator for items that are in no view.
  public override init() { super.init() }

  // MARK: Behaviors

  /// Adds a behavior, which is in effect from the next frame on.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behavior.willMove(to: self)
    behavior.belong(to: self)
    behaviors.append(behavior)
    resume()
  }

  /// Removes a behavior.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behaviors.contains(where: { $0 === behavior }) else { return }
    behavior.willMove(to: nil)
    behavior.belong(to: nil)
    behaviors.removeAll { $0 === behavior }
    resume()
  }

  /// Removes all behaviors.
  open func removeAllBehaviors() {
    for behavior in behaviors { removeBehavior(behavior) }
  }

  private var allBehaviors: [UIDynamicBehavior] { behaviors.flatMap(\.flattened) }

  // MARK: Items

  private var allItems: [any UIDynamicItem] {
    var seen: Set<ObjectIdentifier> = []
    return allBehaviors.flatMap(\.dynamicItems).filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// The items that touch a rectangle.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    allItems.filter { item in
      let size = item.bounds.applying(item.transform).size
      return rect.intersects(
        CGRect(
          x: item.center.x - size.width / 2, y: item.center.y - size.height / 2, width: size.width, height: size.height)
      )
    }
  }

  /// Goes on with the centre, the rotation and the size that the item has now. Its velocity stays.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    world.bodies[ObjectIdentifier(item)]?.readItem()
    resume()
  }

  /// The body of an item, which is made if there is none.
  final func body(of item: any UIDynamicItem) -> DynamicBody { world.body(of: item) }

  /// The body of an item that is one of the animator's.
  final func existingBody(of item: any UIDynamicItem) -> DynamicBody? { world.bodies[ObjectIdentifier(item)] }

  // MARK: Layouts

  private func attributes(
    _ category: UICollectionView.ElementCategory, _ kind: String?, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    allItems.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first {
      $0.representedElementCategory == category && $0.representedElementKind == kind && $0.indexPath == path
    }
  }

  /// The attributes of an item's cell, if they are among the items.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(.cell, nil, at: indexPath)
  }

  /// The attributes of a supplementary view, if they are among the items.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(.supplementaryView, elementKind, at: indexPath) }

  /// The attributes of a decoration view, if they are among the items.
  open func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(.decorationView, decorationViewKind, at: indexPath) }

  // MARK: Frames

  /// Moves items again, if there are some.
  final func resume() {
    secondsAtRest = 0
    guard !isRunning, !behaviors.isEmpty else { return }
    delegate?.dynamicAnimatorWillResume(self)
    isRunning = true
    shownAt = UIProcess.current.uptime()
    wait()
  }

  private func wait() {
    timer = ProcessTimer(after: Self.frame) { [weak self] in self?.showFrame() }
  }

  private func showFrame() {
    timer = nil
    let now = UIProcess.current.uptime()
    // An app that was stopped does not make up for it.
    let seconds = min(max(now - shownAt, 0), 0.1)
    shownAt = now
    elapsedTime += seconds
    let active = allBehaviors
    world.referenceBounds =
      referenceView.map(\.bounds) ?? layout.map { CGRect(origin: .zero, size: $0.collectionViewContentSize) }
    world.keep(allItems)
    world.advance(by: seconds, active)
    for behavior in active { behavior.action?() }
    layout?.invalidateLayout()
    world.report()
    secondsAtRest = active.allSatisfy({ $0.isAtRest(in: world) }) && world.isSlow ? secondsAtRest + seconds : 0
    if behaviors.isEmpty || secondsAtRest >= Self.patience {
      isRunning = false
      world.stop()
      delegate?.dynamicAnimatorDidPause(self)
    } else {
      wait()
    }
  }
}
