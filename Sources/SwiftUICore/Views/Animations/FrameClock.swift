import AttributeGraph
import SwiftUILayout

/// The time of one graph of views, which its host advances, and what is animated in it.
///
/// Without a host that advances the time nothing is animated: all changes are shown at once.
@MainActor package final class FrameClock {
  unowned(unsafe) var viewGraph: ViewGraph!
  /// Changes with each frame. Values that are in motion depend on it.
  private let ticks: Source<Int>
  private let graph: Graph
  private var count = 0
  /// Whether a value depends on the next frame.
  private var hasReaders = false
  private var isTicking = false

  /// The present time in seconds, from any beginning.
  package private(set) var now = 0.0
  /// Returns the present time, where it passes by itself; otherwise ``ViewGraph/advance(to:)`` sets it.
  package var currentTime: (() -> Double)?
  /// Returns the date of time zero.
  package var referenceDate: () -> Date = { Date(timeIntervalSinceReferenceDate: 0) }
  /// Whether a host advances the time.
  package var isDriven = false {
    didSet {
      // Values that were computed before could not request their next frame.
      if isDriven, !oldValue, hasReaders { requestFrame() }
    }
  }
  /// Called when the next frame is needed and was not before.
  package var onNeedsFrame: () -> Void = {}
  /// Whether the next frame is needed.
  package private(set) var needsFrame = false
  /// The time of the frame that is needed next, besides those that are needed at once.
  package private(set) var nextWake: Double?
  /// How views without a transition of their own come and go; `nil` for at once.
  package var defaultTransition: (any ViewTransition)?

  /// Moves views to their places.
  package let mover = FrameMover()

  /// Functions that wait for the end of animations which may not have begun yet.
  private var openCompletions: [AnimationCompletion] = []
  /// The last animated transaction since the last frame, and the number of the first one.
  private var frameTransaction = Transaction()
  private var frameStart: UInt64 = 0

  init(_ graph: Graph) {
    self.graph = graph
    ticks = graph.source(0, label: "time")
    mover.clock = self
  }

  /// The present time, also between updates.
  package var presentTime: Double { currentTime.map { max(now, $0()) } ?? now }

  private var observers: [WeakReference<FrameObserver>] = []

  /// Calls an object's action with each frame.
  package func add(_ observer: FrameObserver) { observers.append(WeakReference(observer)) }

  /// The present date.
  package var date: Date { referenceDate().addingTimeInterval(now) }

  /// Requests the next frame.
  package func requestFrame() {
    guard isDriven, !needsFrame else { return }
    needsFrame = true
    onNeedsFrame()
  }

  /// Requests a frame at a time.
  package func requestFrame(at time: Double) {
    guard isDriven, time.isFinite, nextWake.map({ time < $0 }) ?? true else { return }
    nextWake = max(time, now)
    onNeedsFrame()
  }

  /// Makes the value that is computed now depend on the next frame.
  func dependOnNextFrame() {
    hasReaders = true
    _ = try? graph.value(of: ticks)
    requestFrame()
  }

  /// Makes the value that is computed now depend on frames, without requesting one.
  package func dependOnFrames() {
    hasReaders = true
    _ = try? graph.value(of: ticks)
  }

  fileprivate func advance(to time: Double) {
    now = max(now, time)
    needsFrame = false
    if let wake = nextWake, wake <= now { nextWake = nil }
    endFrame()
    isTicking = true
    mover.advance()
    observers.removeAll { $0.object == nil }
    for observer in observers { observer.object?.action() }
    if hasReaders {
      hasReaders = false
      count += 1
      graph.set(ticks, to: count)
    }
  }

  // MARK: Transactions

  /// What has changed until now was laid out.
  private func endFrame() {
    frameTransaction = Transaction()
    frameStart = graph.applyCount + 1
    releaseCompletions()
  }

  func updateWillBegin() {
    if let time = currentTime?() { now = max(now, time) }
  }

  func updateDidEnd() {
    isTicking = false
    if !isDriven {
      frameTransaction = Transaction()
      frameStart = graph.applyCount + 1
      releaseCompletions()
    }
  }

  func didApply(_ transaction: Transaction) {
    guard isDriven else { return }
    if transaction.animation != nil { frameTransaction = transaction }
    // After the layout another frame ends the time in which changes of places belong to this transaction.
    if !isTicking { requestFrame() }
  }

  /// The functions are called when the animations that a transaction causes have ended, which begin until the next frame.
  func adopt(_ completions: [AnimationCompletion]) {
    for completion in completions where !openCompletions.contains(where: { $0 === completion }) {
      completion.hold()
      openCompletions.append(completion)
    }
  }

  private func releaseCompletions() {
    guard !openCompletions.isEmpty else { return }
    let completions = openCompletions
    openCompletions = []
    for completion in completions { completion.release(call) }
  }

  /// Calls the completion of an animation, after the present update.
  func call(_ completion: @escaping () -> Void) {
    viewGraph.afterUpdate(named: "animation completion", completion)
  }

  /// The transaction whose writes are applied now.
  var moment: TransactionMoment { TransactionMoment(transaction: viewGraph.transaction, start: graph.applyCount) }

  /// Whether nothing moves, and nothing that changes now would.
  var isAtRest: Bool { frameTransaction.animation == nil && !mover.isMoving }

  /// The transaction for a change of a node's place.
  func transaction(forLayoutOf node: LayoutNode) -> Transaction {
    var transaction = frameTransaction
    var current: LayoutNode? = node
    while let node = current {
      if let link = node.attachments?.transactionLink as? TransactionLink {
        link.apply(to: &transaction, since: frameStart)
        break
      }
      current = node.parent ?? node.attachments?.outer
    }
    return transaction
  }
}

extension ViewGraph {
  /// Shows the next frame: the time is this one, and what is in motion moves. An update and a layout follow.
  package func advance(to time: Double) {
    clock.advance(to: time)
    setNeedsLayout()
  }

  /// Whether the writes that are applied now are animated for views with these inputs.
  package func isAnimated(_ inputs: _ViewInputs) -> Bool {
    clock.isDriven && clock.moment.transaction(for: inputs) != nil
  }

  /// Removes views that have left their list, at the end of their transitions.
  func removeViews(of list: ViewList, _ scope: ViewScope) {
    var (count, isIdentity, departs) = (0, true, false)
    let moment = clock.moment
    list.forEachMade { element in
      count += 1
      if element.inputs.transition?.isIdentity == true { return }
      isIdentity = false
      guard clock.isDriven, element.inputs.transition != nil || clock.defaultTransition != nil else { return }
      if moment.transaction(for: element.inputs) != nil { departs = true }
    }
    if departs { scope.depart() } else { scope.remove(isEarly: count > 0 && isIdentity) }
  }
}

/// A change of state: its transaction, and when it was applied.
@MainActor struct TransactionMoment {
  let transaction: Transaction
  let start: UInt64

  var isAnimated: Bool { transaction.animation != nil }

  /// The transaction for a view that was made with these inputs, if it is animated there.
  func transaction(for inputs: _ViewInputs) -> Transaction? {
    var transaction = transaction
    inputs.transactionLink?.apply(to: &transaction, since: start)
    return transaction.animation == nil ? nil : transaction
  }
}

/// What is called with each frame.
@MainActor package final class FrameObserver {
  let action: @MainActor () -> Void

  package init(_ action: @escaping @MainActor () -> Void) { self.action = action }
}
