import Foundation
import RuntimeLogging

/// A transition between two controllers that an animator of the app carries out: its context, and its coordinator.
///
/// From its creation to its end it holds both controllers: their appearance changes in ``conclude()`` only, and adding or removing their views
/// makes no callbacks. A transition without an animator is an ``AppearanceTransition``.
@MainActor final class ControllerTransition: NSObject, DrivenTransition, UIViewControllerTransitionCoordinator {
  /// What is known at the beginning.
  struct Plan {
    var from: UIViewController
    var to: UIViewController
    var container: UIView
    var style = UIModalPresentationStyle.none
    var fromView: UIView?
    var toView: UIView?
    /// The controllers that the transition holds.
    var held: [UIViewController]
    var initialFrame: (UIViewController) -> CGRect
    var finalFrame: (UIViewController) -> CGRect
    /// Moves the views to their places at the end; receives whether the transition is complete.
    var settleViews: (Bool) -> Void
    /// Makes the callbacks at the end.
    var finish: (ControllerTransition, Bool) -> Void
  }

  /// The number of transitions that have not ended, in all processes of the test.
  private static var count = 0
  /// Whether there is one, so that other code can skip the search.
  static var isAnyRunning: Bool { count > 0 }

  private let plan: Plan
  private let animator: any UIViewControllerAnimatedTransitioning
  private let interactor: (any UIViewControllerInteractiveTransitioning)?
  private weak var window: UIWindow?
  /// The container, or the controller that presents.
  private(set) weak var owner: UIViewController?
  private let animations = RecordedAnimations()
  private var alongside: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var interactionHandlers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var hasStartedAlongside = false
  private var outcome: Bool?
  private var isInFirstTurn = true
  private var isForced = false
  /// Whether the callbacks at the end were made, or are being made.
  private(set) var isOver = false
  /// Whether the animator was called.
  private(set) var hasBegun = false

  private(set) var isInteractive = false
  private(set) var initiallyInteractive = false
  private(set) var isCancelled = false
  private(set) var percentComplete: CGFloat = 0
  var completionSpeed: CGFloat = 1

  init(
    _ plan: Plan, of owner: UIViewController, in window: UIWindow?, animator: any UIViewControllerAnimatedTransitioning,
    interactor: (any UIViewControllerInteractiveTransitioning)?
  ) {
    self.plan = plan
    self.owner = owner
    self.window = window
    self.animator = animator
    self.interactor = interactor
    super.init()
    ControllerTransition.count += 1
    for controller in plan.held { controller.liveTransition = self }
    window?.liveTransitions.append(self)
  }

  isolated deinit {
    if !isOver { ControllerTransition.count -= 1 }
  }

  /// Shows the container below `bar`, with the leaving view in it, and gives both views its size: where an animator starts.
  func installContainer(in view: UIView, belowSubview bar: UIView) {
    let container = plan.container
    view.insertSubview(container, belowSubview: bar)
    for moving in [plan.fromView, plan.toView] { moving?.frame = container.bounds }
    if let leaving = plan.fromView { container.addSubview(leaving) }
  }

  /// Starts the animator, or what lets the user drive it.
  func begin() {
    guard !isOver else { return }
    hasBegun = true
    if let interactor, interactor.wantsInteractiveStart {
      isInteractive = true
      initiallyInteractive = true
      interactor.startInteractiveTransition(self)
      startAlongside()
    } else {
      (interactor as? UIPercentDrivenInteractiveTransition)?.adopt(self)
      animate(isDriven: false)
    }
  }

  func animate(isDriven: Bool) {
    animations.isDriven = isDriven
    animations.record { animator.animateTransition(using: self) }
    startAlongside()
  }

  private func startAlongside() {
    guard !hasStartedAlongside else { return }
    hasStartedAlongside = true
    run(alongside)
    alongside = []
  }

  private func run(_ closures: [(any UIViewControllerTransitionCoordinatorContext) -> Void]) {
    guard !closures.isEmpty else { return }
    animations.record {
      UIView.animate(withDuration: duration) { for closure in closures { closure(self) } }
    }
  }

  // MARK: The end

  func completeTransition(_ didComplete: Bool) {
    guard !isOver, outcome == nil else { return }
    outcome = didComplete
    if !didComplete { isCancelled = true }
    if isForced { return }
    // Appearing takes at least one turn, as without an animator: the view is laid out before `viewDidAppear`.
    if isInFirstTurn { AppearanceTransition(in: window) { [self] in conclude() } } else { conclude() }
  }

  /// A turn has ended in which the animator was called, or an earlier one.
  func turnEnded() { if hasBegun { isInFirstTurn = false } }

  /// Ends the transition before its animator has completed it, because something else begins.
  func endByForce() {
    guard !isOver, !isForced else { return }
    isForced = true
    animations.finish()
    if outcome == nil, hasBegun {
      let names = "\(type(of: plan.from)) to \(type(of: plan.to))"
      RuntimeLog.write("\(type(of: animator)) has not completed its transition from \(names); it is complete now.")
    }
    conclude()
  }

  private func conclude() {
    guard !isOver else { return }
    isOver = true
    ControllerTransition.count -= 1
    let isComplete = outcome ?? !isCancelled
    isInteractive = false
    plan.settleViews(isComplete)
    window?.liveTransitions.removeAll { $0 === self }
    for controller in plan.held where controller.liveTransition === self { controller.liveTransition = nil }
    plan.finish(self, isComplete)
    interactionHandlers = []
  }

  /// Calls the completions of the closures that ran alongside.
  func callCompletions() {
    let pending = completions
    completions = []
    for completion in pending { completion(self) }
  }

  /// Notifies the animator of the end.
  func animationEnded() { animator.animationEnded(outcome ?? !isCancelled) }

  // MARK: The context

  var containerView: UIView { plan.container }
  let isAnimated = true
  var transitionWasCancelled: Bool { isCancelled }
  var presentationStyle: UIModalPresentationStyle { plan.style }
  let targetTransform = CGAffineTransform.identity
  private(set) lazy var duration: TimeInterval = max(0, animator.transitionDuration(using: self))

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? plan.from : key == .to ? plan.to : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? plan.fromView : key == .to ? plan.toView : nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect { plan.initialFrame(vc) }
  func finalFrame(for vc: UIViewController) -> CGRect { plan.finalFrame(vc) }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard isInteractive else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    animations.move(to: Double(self.percentComplete))
  }

  func finishInteractiveTransition() { endInteraction(isCancelled: false) }
  func cancelInteractiveTransition() { endInteraction(isCancelled: true) }

  private func endInteraction(isCancelled: Bool) {
    guard isInteractive, !isOver else { return }
    isInteractive = false
    self.isCancelled = isCancelled
    for handler in interactionHandlers { handler(self) }
    animations.release(isReversed: isCancelled, speed: Double(completionSpeed))
  }

  func pauseInteractiveTransition() {
    guard hasBegun, !isInteractive, !isOver, outcome == nil else { return }
    isInteractive = true
    isCancelled = false
    animations.hold()
    percentComplete = part
    for handler in interactionHandlers { handler(self) }
  }

  var part: CGFloat { CGFloat(animations.part) }

  // MARK: The coordinator

  var transitionDuration: TimeInterval { duration }
  let isInterruptible = true
  var completionVelocity: CGFloat { interactor?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { interactor?.completionCurve ?? .easeInOut }

  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !isOver else { return false }
    if let completion { completions.append(completion) }
    if let animation {
      if hasStartedAlongside { run([animation]) } else { alongside.append(animation) }
    }
    return true
  }

  @discardableResult func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
    interactionHandlers.append { if !$0.isInteractive { handler($0) } }
  }

  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
    interactionHandlers.append(handler)
  }
}

extension ControllerTransition.Plan {
  /// The plan of a transition in which two children of one size follow each other.
  @MainActor static func inContainer(
    _ container: UIView, from: UIViewController, to: UIViewController, settleViews: @escaping (Bool) -> Void,
    finish: @escaping (ControllerTransition, Bool) -> Void
  ) -> ControllerTransition.Plan {
    container.clipsToBounds = true
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return ControllerTransition.Plan(
      from: from, to: to, container: container, fromView: from.viewIfLoaded, toView: to.viewIfLoaded, held: [from, to],
      initialFrame: { $0 === from ? container.bounds : .zero }, finalFrame: { $0 === to ? container.bounds : .zero },
      settleViews: settleViews, finish: finish)
  }
}

extension UIViewController {
  /// The transition in which the controller takes part, or which it or one of its parents carries out.
  final var currentTransition: ControllerTransition? {
    guard ControllerTransition.isAnyRunning else { return nil }
    let owned = transitionWindow?.liveTransitions
    return ancestors.lazy.compactMap { controller in
      controller.liveTransition ?? owned?.last { $0.owner === controller }
    }.first
  }

  /// Ends the transitions that the controller or one inside it carries out: it leaves the screen.
  final func endTransitionsInside() {
    for transition in transitionWindow?.liveTransitions ?? [] where transition.hasBegun {
      if transition.owner?.ancestors.contains(where: { $0 === self }) == true { transition.endByForce() }
    }
  }

  /// This controller and everything on screen with it that no transition holds.
  final var unheldTree: [UIViewController] {
    guard liveTransition == nil else { return [] }
    return (isOnScreen ? [self] + appearanceChildren.flatMap(\.unheldTree) : []) + (presented?.unheldTree ?? [])
  }
}
