package import Foundation
package import SwiftUILayout

/// Moves what views show to their places, if a change of these is animated.
@MainActor package final class FrameMover: LayoutPresenter {
  fileprivate typealias Data = CGRect.AnimatableData

  private final class Motion {
    weak let node: LayoutNode?
    let animator: Animator<Data>

    init(node: LayoutNode, animator: Animator<Data>) {
      self.node = node
      self.animator = animator
    }
  }

  unowned(unsafe) var clock: FrameClock!
  private var motions: [ObjectIdentifier: Motion] = [:]
  private var matched: [WeakReference<MatchedView>] = []
  /// The frames of matched views in the last layout.
  private var matchedFrames: [MatchKey: (frame: CGRect, view: ObjectIdentifier)] = [:]

  /// Whether a view moves to its place.
  var isMoving: Bool { !motions.isEmpty }

  nonisolated package func didPlace(_ node: LayoutNode, from old: CGRect?) {
    // Layout is on the main actor.
    nonisolated(unsafe) let node = node
    onMainActor { place(node, from: old) }
  }

  private func place(_ node: LayoutNode, from old: CGRect?) {
    let displacement = node.displacementInSpace
    let former = node.knownDisplacement
    node.knownDisplacement = displacement
    let id = ObjectIdentifier(node)
    guard let frame = node.frame, clock.isDriven else {
      motions[id] = nil
      return node.present(nil)
    }
    let target = frame.moved(by: displacement, -1).animatableData
    if let motion = motions[id], motion.node === node {
      if motion.animator.target != target {
        let transaction = clock.transaction(forLayoutOf: node)
        if transaction.animation == nil {
          motion.animator.shift(to: target)
        } else {
          motion.animator.setTarget(target, transaction, clock)
        }
      }
      return show(node, motion.animator, displacement)
    }
    guard let old = old.map({ $0.moved(by: former, -1) }) ?? originOfArrival(node, displacement) else { return }
    guard old.animatableData != target else { return }
    let transaction = clock.transaction(forLayoutOf: node)
    guard transaction.animation != nil else { return }
    let animator = Animator(old.animatableData)
    animator.setTarget(target, transaction, clock)
    motions[id] = Motion(node: node, animator: animator)
    show(node, animator, displacement)
  }

  private func show(_ node: LayoutNode, _ animator: Animator<Data>, _ displacement: CGSize) {
    var frame = CGRect.zero
    frame.animatableData = animator.value(clock)
    // A spring may go beyond zero.
    frame.size = CGSize(width: max(0, frame.width), height: max(0, frame.height))
    guard animator.isRunning else {
      motions[ObjectIdentifier(node)] = nil
      return node.present(nil)
    }
    clock.requestFrame()
    node.present(frame.moved(by: displacement, 1))
  }

  /// Shows the next frame.
  func advance() {
    for (id, motion) in motions {
      guard let node = motion.node, node.frame != nil else {
        motions[id] = nil
        continue
      }
      // What is around it has not moved since it was placed.
      show(node, motion.animator, node.knownDisplacement)
    }
  }
}

extension CGRect {
  /// The rectangle, moved by a size times a factor.
  fileprivate func moved(by size: CGSize, _ factor: CGFloat) -> CGRect {
    offsetBy(dx: size.width * factor, dy: size.height * factor)
  }
}

extension FrameMover {
  /// Adds a view whose geometry is matched.
  func add(_ view: MatchedView) { matched.append(WeakReference(view)) }

  /// Keeps the geometry of matched views, for those that come next.
  func layoutDidFinish() {
    guard !matched.isEmpty || !matchedFrames.isEmpty else { return }
    matched.removeAll { $0.object?.node == nil }
    matchedFrames = [:]
    for reference in matched {
      guard let view = reference.object, view.isSource, let frame = view.node?.frameInHost else { continue }
      matchedFrames[view.key] = (frame, ObjectIdentifier(view))
    }
  }

  /// Where a node that was placed for the first time comes from; `nil` if it is shown at its place at once.
  private func originOfArrival(_ node: LayoutNode, _ displacement: CGSize) -> CGRect? {
    guard !matchedFrames.isEmpty, let frame = node.frame, let inHost = node.frameInHost else { return nil }
    var current: LayoutNode? = node
    while let above = current {
      if let view = above.attachments?.placeObserver as? MatchedView {
        guard let from = matchedFrames[view.key], from.view != ObjectIdentifier(view), let to = above.frameInHost
        else { return nil }
        return view.origin(of: frame, inHost, from.frame, to).offsetBy(
          dx: -displacement.width, dy: -displacement.height)
      }
      // What is inside of a view that moves moves with it.
      if let parent = above.parent, parent.startsCoordinateSpace, parent.attachments?.placeObserver == nil {
        return nil
      }
      current = above.parent
    }
    return nil
  }
}

extension MatchedView {
  /// The frame that a part of the view has while the view is at another place and has another size.
  fileprivate func origin(of frame: CGRect, _ inHost: CGRect, _ from: CGRect, _ to: CGRect) -> CGRect {
    let scale =
      properties.contains(.size)
      ? CGSize(width: to.width > 0 ? from.width / to.width : 1, height: to.height > 0 ? from.height / to.height : 1)
      : CGSize(width: 1, height: 1)
    let place = properties.contains(.position) ? from.origin : to.origin
    let offset = CGPoint(x: inHost.minX - to.minX, y: inHost.minY - to.minY)
    let target = CGPoint(x: place.x + offset.x * scale.width, y: place.y + offset.y * scale.height)
    return CGRect(
      x: frame.minX + target.x - inHost.minX, y: frame.minY + target.y - inHost.minY, width: frame.width * scale.width,
      height: frame.height * scale.height)
  }
}
