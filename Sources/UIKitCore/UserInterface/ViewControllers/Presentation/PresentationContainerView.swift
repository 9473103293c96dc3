import Foundation
import ViewBacking

/// The view behind a sheet, a popover or an alert: it fills the window, blocks interaction with everything behind, and positions the
/// presented view.
@MainActor final class PresentationContainerView: UIView {
  private weak var presentedController: UIViewController?
  private let dimmingView = PresentationDimmingView(frame: .zero)
  private let card = PresentedViewContainer(frame: .zero)

  init(presentedController: UIViewController, view: UIView) {
    self.presentedController = presentedController
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimmingView.press = { [weak self] in self?.dismissByUser(isOutside: true) }
    addSubview(dimmingView)
    addSubview(card)
    view.autoresizingMask = []
    card.addSubview(view)
  }

  required init?(coder: NSCoder) { nil }

  private var view: UIView? { presentedController?.viewIfLoaded }

  override func layoutSubviews() {
    super.layoutSubviews()
    dimmingView.frame = bounds
    let isPopover = anchor != nil
    dimmingView.isClear = isPopover
    let place = cardFrame
    card.fills = place == bounds
    card.frame = place
    view?.frame = card.bounds
  }

  // MARK: The card's position

  private static let margin: CGFloat = 24

  private var cardFrame: CGRect {
    let largest = CGSize(
      width: max(0, bounds.width - 2 * PresentationContainerView.margin),
      height: max(0, bounds.height - 2 * PresentationContainerView.margin))
    if let alert = presentedController as? UIAlertController {
      return place(alert.fittingSize(in: largest))
    }
    guard keepsPopover || traitCollection.horizontalSizeClass != .compact && bounds.width >= 600 else { return bounds }
    let preferredSize =
      switch presentedController?.modalPresentationStyle {
      case .pageSheet?, .automatic?: CGSize(width: 712, height: largest.height)
      case .popover?: preferred(or: CGSize(width: 320, height: 480))
      default: preferred(or: CGSize(width: 540, height: 620))
      }
    return place(
      CGSize(width: min(preferredSize.width, largest.width), height: min(preferredSize.height, largest.height)))
  }

  private func preferred(or usual: CGSize) -> CGSize {
    let preferred = presentedController?.preferredContentSize ?? .zero
    return CGSize(
      width: preferred.width > 0 ? preferred.width : usual.width,
      height: preferred.height > 0 ? preferred.height : usual.height)
  }

  /// Whether a popover stays one in a narrow window, as its delegate determines.
  private var keepsPopover: Bool {
    guard presentedController?.modalPresentationStyle == .popover else { return false }
    return presentedController?.storedPopoverController?.adaptivePresentationStyle(for: traitCollection)
      == UIModalPresentationStyle.none
      && presentedController?.storedPopoverController?.delegate != nil
  }

  /// The rectangle that a popover points to, in the stage's coordinates.
  private var anchor: CGRect? {
    guard let presentedController,
      presentedController.modalPresentationStyle == .popover
        || (presentedController as? UIAlertController)?.preferredStyle == .actionSheet,
      keepsPopover || traitCollection.horizontalSizeClass != .compact
    else { return nil }
    return presentedController.storedPopoverController?.anchor(in: self)
  }

  private func place(_ size: CGSize) -> CGRect {
    guard let anchor else {
      return CGRect(
        x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(),
        width: size.width, height: size.height)
    }
    let gap: CGFloat = 6
    let below = anchor.maxY + gap + size.height <= bounds.height
    let y = below ? anchor.maxY + gap : max(gap, anchor.minY - gap - size.height)
    let x = max(gap, min(anchor.midX - size.width / 2, bounds.width - size.width - gap))
    return CGRect(x: x.rounded(), y: y.rounded(), width: size.width, height: size.height)
  }

  // MARK: Keys

  override func describe(_ description: inout ViewDescription) {
    super.describe(&description)
    description.accessibility.role = presentedController is UIAlertController ? .alert : .dialog
    description.isFocusable = true
    description.acceptsFocus = true
    description.keys = presentedController is UIAlertController ? [.escape, .return] : [.escape]
  }

  override func receive(_ event: ViewEvent) {
    switch event {
    case .key(.escape): dismissByUser(isOutside: false)
    case .key(.return): (presentedController as? UIAlertController)?.chooseDefault()
    default: super.receive(event)
    }
  }

  /// Handles the escape key, or a press outside the card.
  private func dismissByUser(isOutside: Bool) {
    guard let presentedController, presentedController.presented == nil else { return }
    if let alert = presentedController as? UIAlertController {
      if !isOutside || alert.preferredStyle == .actionSheet { alert.chooseCancel() }
      return
    }
    presentedController.dismissByUser()
  }
}

/// Dims the content behind a card.
@MainActor final class PresentationDimmingView: UIView {
  var press: (() -> Void)?
  /// Whether nothing is dimmed, for instance behind a popover.
  var isClear = false {
    didSet { if isClear != oldValue { setNeedsShow() } }
  }

  override func describe(_ description: inout ViewDescription) {
    super.describe(&description)
    description.background = RGBA(red: 0, green: 0, blue: 0, alpha: isClear ? 0.001 : 0.3)
    description.gestures = [.tap(count: 1)]
  }

  override func receive(_ event: ViewEvent) {
    if case .recognized(_, .ended) = event { press?() } else { super.receive(event) }
  }
}

/// The view that contains the presented view.
@MainActor final class PresentedViewContainer: UIView {
  /// Whether the card fills the stage, as on a narrow screen.
  var fills = false {
    didSet { if fills != oldValue { setNeedsShow() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  override func describe(_ description: inout ViewDescription) {
    super.describe(&description)
    guard !fills else { return }
    description.cornerRadius = 12
    description.borderWidth = 1
    description.borderColor = resolved(.separator)
  }
}
