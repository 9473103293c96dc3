public import Foundation

/// Animates items by a simulation of physics, according to behaviors such as gravity, collisions, attachments and pushes.
///
/// The animator sets centre and rotation of each item of its behaviors in each frame. It adopts values that the app sets in
/// ``updateItem(usingCurrentState:)``.
///
/// Differs from Apple: the physics is one of its own, so that paths are alike and not the same. Equal frames give equal results.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  /// The view whose coordinates the behaviors use.
  open private(set) weak var referenceView: UIView?
  /// The behaviors that were added, in their order.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// Whether the animation runs. It pauses when all items are at rest.
  open private(set) var isRunning = false
  /// The time that the animation has run, in seconds, without pauses.
  open private(set) var elapsedTime: TimeInterval = 0
  /// An object that is notified when the animation pauses and resumes.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  private weak var layout: UICollectionViewLayout?
  private let world = DynamicWorld()
  private var timer: ProcessTimer?
  private var shownAt: TimeInterval = 0
  private var secondsAtRest: TimeInterval = 0

  private static let frame = 1.0 / 60
  /// How long items are at rest before the animation pauses.
  private static let restDuration = 0.5

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

  /// An animator for items without a reference view.
  public override init() { super.init() }

  // MARK: Behaviors

  /// Adds a behavior. It is active from the next frame on.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behavior.willMove(to: self)
    behavior.setAnimator(self)
    behaviors.append(behavior)
    resume()
  }

  /// Removes a behavior.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behaviors.contains(where: { $0 === behavior }) else { return }
    behavior.willMove(to: nil)
    behavior.setAnimator(nil)
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

  /// The items whose frames intersect a rectangle.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    allItems.filter { item in
      let size = item.bounds.applying(item.transform).size
      return rect.intersects(
        CGRect(
          x: item.center.x - size.width / 2, y: item.center.y - size.height / 2, width: size.width, height: size.height)
      )
    }
  }

  /// Adopts the present centre, rotation and size of an item. Its velocity does not change.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    world.bodies[ObjectIdentifier(item)]?.readItem()
    resume()
  }

  /// The body of an item, which is created if there is none.
  final func body(of item: any UIDynamicItem) -> DynamicBody { world.body(of: item) }

  /// The body of an item, or `nil` if the animator has none for it.
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

  /// Resumes the animation if it is paused and there are behaviors.
  final func resume() {
    secondsAtRest = 0
    guard !isRunning, !behaviors.isEmpty else { return }
    delegate?.dynamicAnimatorWillResume(self)
    isRunning = true
    shownAt = UIProcess.current.uptime()
    scheduleFrame()
  }

  private func scheduleFrame() {
    timer = ProcessTimer(after: Self.frame) { [weak self] in self?.showFrame() }
  }

  private func showFrame() {
    timer = nil
    let now = UIProcess.current.uptime()
    // Time in which the app was suspended is not simulated.
    let seconds = min(max(now - shownAt, 0), 0.1)
    shownAt = now
    elapsedTime += seconds
    let active = allBehaviors
    world.referenceBounds =
      referenceView.map(\.bounds) ?? layout.map { CGRect(origin: .zero, size: $0.collectionViewContentSize) }
    world.setItems(allItems)
    world.advance(by: seconds, active)
    for behavior in active { behavior.action?() }
    layout?.invalidateLayout()
    world.notifyDelegates()
    secondsAtRest = active.allSatisfy({ $0.isAtRest(in: world) }) && world.isSlow ? secondsAtRest + seconds : 0
    if behaviors.isEmpty || secondsAtRest >= Self.restDuration {
      isRunning = false
      world.stop()
      delegate?.dynamicAnimatorDidPause(self)
    } else {
      scheduleFrame()
    }
  }
}
