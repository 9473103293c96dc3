public import Foundation

/// The superclass of behaviors that animate items. An instance of this class groups other behaviors.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  /// The behaviors of the group.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called in each frame, after the items have moved.
  open var action: (() -> Void)?
  /// The animator that the behavior was added to, itself or as a part of a group.
  open var dynamicAnimator: UIDynamicAnimator? { owner ?? parent?.dynamicAnimator }

  private weak var owner: UIDynamicAnimator?
  private weak var parent: UIDynamicBehavior?

  /// A behavior without an effect of its own.
  public override init() { super.init() }

  /// Adds a behavior to the group. It is active while the group belongs to an animator.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior !== self, !childBehaviors.contains(where: { $0 === behavior }) else { return }
    childBehaviors.append(behavior)
    behavior.parent = self
    if let animator = dynamicAnimator { behavior.willMove(to: animator) }
    changed()
  }

  /// Removes a behavior from the group.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard childBehaviors.contains(where: { $0 === behavior }) else { return }
    if dynamicAnimator != nil { behavior.willMove(to: nil) }
    childBehaviors.removeAll { $0 === behavior }
    behavior.parent = nil
    changed()
  }

  /// Called before the behavior is added to an animator, or removed from it (`nil`). A subclass calls `super`.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {
    for child in childBehaviors { child.willMove(to: dynamicAnimator) }
  }

  /// Called by the animator that the behavior is added to, or removed from (`nil`).
  final func setAnimator(_ animator: UIDynamicAnimator?) { owner = animator }

  /// Resumes a paused animator.
  final func changed() { dynamicAnimator?.resume() }

  /// The behavior and all behaviors of its group, in order.
  final var flattened: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.flattened) }

  // MARK: Overridden by UIKit's behaviors

  /// The items that the behavior animates.
  var dynamicItems: [any UIDynamicItem] { [] }

  /// Sets properties of the items' bodies, at the start of a frame.
  func configure(_ world: DynamicWorld) {}

  /// Changes velocities by the forces of the behavior. Called once in a step.
  func applyForces(in world: DynamicWorld, over seconds: CGFloat) {}

  /// Changes velocities so that they satisfy the constraints of the behavior. Called several times in a step.
  func solveConstraints(in world: DynamicWorld, over seconds: CGFloat) {}

  /// Whether the animator may pause as far as this behavior is concerned.
  func isAtRest(in world: DynamicWorld) -> Bool { true }

  /// The items with `item` appended, unless they contain it.
  final func adding(_ item: any UIDynamicItem, to items: [any UIDynamicItem]) -> [any UIDynamicItem] {
    items.contains { $0 === item } ? items : items + [item]
  }
}
