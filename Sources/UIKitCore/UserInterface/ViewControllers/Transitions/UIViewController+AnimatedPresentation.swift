import Foundation

extension UIViewController {
  /// Presents `guest` with an animator of the app. The controller is the one that presents; `source` is the one that was asked to.
  func animatePresentation(
    of guest: UIViewController, from source: UIViewController, in window: UIWindow,
    by animator: any UIViewControllerAnimatedTransitioning, completion: (() -> Void)?
  ) {
    presented = guest
    guest.presenter = self
    guest.hostWindow = window
    guest.reason.insert(.beingPresented)
    guest.loadViewIfNeeded()
    let covers = guest.shownPresentationStyle.covers
    guard let control = guest.adoptCustomPresentation(from: source, presenting: self) ?? guest.presentationController
    else { return }
    let interactor = guest.transitioningDelegate?.interactionControllerForPresentation(using: animator)
    let stage = PresentationStage(of: guest, control)
    let place = ViewPlace(viewIfLoaded)
    let plan = ControllerTransition.Plan(
      from: self, to: guest, container: stage.container, style: guest.modalPresentationStyle,
      fromView: covers ? viewIfLoaded : nil, toView: stage.presentedView, held: covers ? [self, guest] : [guest],
      initialFrame: { [weak self] in $0 === guest ? .zero : self?.frame(in: stage.container) ?? .zero },
      finalFrame: { [weak self] in
        $0 === guest ? stage.presentedFrame : covers ? .zero : self?.frame(in: stage.container) ?? .zero
      },
      settleViews: { isComplete in
        place.restore()
        if isComplete { stage.restore() }
      },
      finish: { [self] transition, isComplete in
        if !isComplete { cancelPresentation(of: guest, covers: covers) }
        control.presentationTransitionDidEnd(isComplete)
        transition.callCompletions()
        if isComplete {
          guest.endAppearance()
        } else {
          presented = nil
          guest.finishDismissal()
          stage.container.removeFromSuperview()
        }
        if covers { endAppearance() }
        guest.reason.remove(.beingPresented)
        transition.animationEnded()
        if isComplete { completion?() }
      })
    let transition = ControllerTransition(plan, of: self, in: window, animator: animator, interactor: interactor)
    stage.add(to: window)
    control.containerView = stage.container
    guest.announcePresentation()
    if covers {
      setAppearanceOfCovered(false, animated: true)
      isCovered = true
    }
    guest.setAppearance(true, animated: true)
    control.presentationTransitionWillBegin()
    stage.presentedView?.frame = stage.presentedFrame
    transition.begin()
  }

  private func cancelPresentation(of guest: UIViewController, covers: Bool) {
    guest.setAppearance(false, animated: true)
    guard covers else { return }
    isCovered = false
    if viewIfLoaded?.window?.isShown == true { setAppearanceOfCovered(true, animated: true) }
  }

  /// Dismisses `guest`, which the controller presents, with an animator of the app.
  func animateDismissal(
    of guest: UIViewController, in window: UIWindow, by animator: any UIViewControllerAnimatedTransitioning,
    completion: (() -> Void)?
  ) {
    let chain = Array(sequence(first: guest, next: \.presented))
    guard let control = guest.presentationController else { return }
    for controller in chain { controller.reason.insert(.beingDismissed) }
    let covers = isCovered
    let interactor = guest.transitioningDelegate?.interactionControllerForDismissal(using: animator)
    let stage = PresentationStage(of: guest, control)
    let place = ViewPlace(viewIfLoaded)
    let plan = ControllerTransition.Plan(
      from: guest, to: self, container: stage.container, style: guest.modalPresentationStyle,
      fromView: stage.presentedView, toView: covers ? viewIfLoaded : nil, held: covers ? [guest, self] : [guest],
      initialFrame: { [weak self] in
        $0 === guest ? stage.presentedFrame : covers ? .zero : self?.frame(in: stage.container) ?? .zero
      },
      finalFrame: { [weak self] in $0 === guest ? .zero : self?.frame(in: stage.container) ?? .zero },
      settleViews: { isComplete in
        place.restore()
        if !isComplete { stage.restore() }
      },
      finish: { [self] transition, isComplete in
        if isComplete {
          presented = nil
          endAppearance()
          for controller in chain.reversed() { controller.finishDismissal() }
          stage.container.removeFromSuperview()
        } else {
          if covers {
            setAppearanceOfCovered(false, animated: true)
            isCovered = true
          }
          guest.setAppearance(true, animated: true)
          endAppearance()
          for controller in chain { controller.reason.remove(.beingDismissed) }
        }
        control.dismissalTransitionDidEnd(isComplete)
        transition.callCompletions()
        transition.animationEnded()
        if isComplete { completion?() }
      })
    let transition = ControllerTransition(plan, of: self, in: window, animator: animator, interactor: interactor)
    if stage.container.window == nil { stage.add(to: window) }
    if let view = stage.presentedView, view.superview !== stage.container { stage.container.addSubview(view) }
    control.containerView = stage.container
    guest.setAppearance(false, animated: true)
    control.dismissalTransitionWillBegin()
    if covers {
      isCovered = false
      setAppearanceOfCovered(true, animated: true)
    }
    transition.begin()
  }

  /// The frame of the view in the container of a presentation, as large as the window.
  private func frame(in container: UIView) -> CGRect {
    guard let view = viewIfLoaded, let superview = view.superview else { return container.bounds }
    return superview.convert(view.frame, to: container)
  }
}

/// The container of a presentation with an animator, and the view in it that the animator moves.
@MainActor private final class PresentationStage {
  let container: UIView
  private let control: UIPresentationController
  private weak var guest: UIViewController?
  private var sheet: PresentationContainerView? { container as? PresentationContainerView }

  /// The container in which `guest` is presented already, or a new one.
  init(of guest: UIViewController, _ control: UIPresentationController) {
    self.guest = guest
    self.control = control
    if let existing = guest.presentationContainer ?? guest.customPresentation?.containerView {
      container = existing
    } else if guest.usesPresentationContainer, let view = guest.viewIfLoaded {
      container = PresentationContainerView(presentedController: guest, view: view)
    } else {
      let made = CustomPresentationView(control)
      made.isDismissedByKey = guest.modalPresentationStyle == .custom
      container = made
    }
  }

  /// The view that the animator moves.
  var presentedView: UIView? { sheet?.presentedCard ?? control.presentedView }

  /// Its place without an animator.
  var presentedFrame: CGRect { sheet?.placeOfCard ?? control.frameOfPresentedViewInContainerView }

  /// Adds the container in front of the others, without the presented view.
  func add(to window: UIWindow) {
    container.frame = window.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(container)
    _ = sheet?.takeCard()
  }

  /// Puts the presented view into its place, wherever the animator has left it.
  func restore() {
    if let sheet { return sheet.restoreCard() }
    if let view = control.presentedView, view.superview !== container { container.addSubview(view) }
    container.setNeedsLayout()
  }
}

/// The place of a view that an animator may move into its container.
@MainActor private final class ViewPlace {
  private weak var view: UIView?
  private weak var superview: UIView?
  private let index: Int
  private let frame: CGRect

  init(_ view: UIView?) {
    self.view = view
    superview = view?.superview
    index = view.flatMap { view in view.superview?.subviews.firstIndex { $0 === view } } ?? 0
    frame = view?.frame ?? .zero
  }

  /// Moves the view back, if it was moved.
  func restore() {
    guard let view, let superview, view.superview !== superview else { return }
    superview.insertSubview(view, at: index)
    view.frame = view.superview is UIWindow ? superview.bounds : frame
  }
}
