import Foundation

/// What a sheet, a popover or an alert lies on: it fills the window, keeps everything behind from being reached, and gives
/// the guest's view its place.
@MainActor final class PresentationStage: UIView {
  private weak var guest: UIViewController?
  private let shade = StageShade(frame: .zero)
  private let card = StageCard(frame: .zero)

  init(guest: UIViewController, view: UIView) {
    self.guest = guest
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shade.press = { [weak self] in self?.dismissByHand(isOutside: true) }
    addSubview(shade)
    addSubview(card)
    view.autoresizingMask = []
    card.addSubview(view)
  }

  required init?(coder: NSCoder) { nil }

  private var view: UIView? { guest?.viewIfLoaded }

  override func layoutSubviews() {
    super.layoutSubviews()
    shade.frame = bounds
    let isPopover = anchor != nil
    shade.isClear = isPopover
    let place = cardFrame
    card.fills = place == bounds
    card.frame = place
    view?.frame = card.bounds
  }

  // MARK: The card's place

  private static let margin: CGFloat = 24

  private var cardFrame: CGRect {
    let largest = CGSize(
      width: max(0, bounds.width - 2 * PresentationStage.margin),
      height: max(0, bounds.height - 2 * PresentationStage.margin))
    if let alert = guest as? UIAlertController {
      return place(alert.fittingSize(in: largest))
    }
    guard traitCollection.horizontalSizeClass != .compact, bounds.width >= 600 else { return bounds }
    let wanted =
      switch guest?.modalPresentationStyle {
      case .pageSheet?, .automatic?: CGSize(width: 712, height: largest.height)
      case .popover?: preferred(or: CGSize(width: 320, height: 480))
      default: preferred(or: CGSize(width: 540, height: 620))
      }
    return place(CGSize(width: min(wanted.width, largest.width), height: min(wanted.height, largest.height)))
  }

  private func preferred(or usual: CGSize) -> CGSize {
    let wish = guest?.preferredContentSize ?? .zero
    return CGSize(
      width: wish.width > 0 ? wish.width : usual.width, height: wish.height > 0 ? wish.height : usual.height)
  }

  /// Where a popover points to, in the stage's coordinates.
  private var anchor: CGRect? {
    guard let guest,
      guest.modalPresentationStyle == .popover || (guest as? UIAlertController)?.preferredStyle == .actionSheet,
      traitCollection.horizontalSizeClass != .compact
    else { return nil }
    return guest.madePopoverController?.anchor(in: self)
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
    description.accessibility.role = guest is UIAlertController ? .alert : .dialog
    description.isFocusable = true
    description.takesFocus = true
    description.keys = guest is UIAlertController ? [.escape, .return] : [.escape]
  }

  override func receive(_ event: ViewEvent) {
    switch event {
    case .key(.escape): dismissByHand(isOutside: false)
    case .key(.return): (guest as? UIAlertController)?.chooseDefault()
    default: super.receive(event)
    }
  }

  /// Escape, or a press beside the card.
  private func dismissByHand(isOutside: Bool) {
    guard let guest, guest.presented == nil else { return }
    if let alert = guest as? UIAlertController {
      if !isOutside || alert.preferredStyle == .actionSheet { alert.chooseCancel() }
      return
    }
    guest.dismissByHand()
  }
}

/// Dims what lies behind a card.
@MainActor final class StageShade: UIView {
  var press: (() -> Void)?
  /// Whether nothing is dimmed, as behind a popover.
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

/// What a guest's view lies in.
@MainActor final class StageCard: UIView {
  /// Whether the card is all there is, as on a narrow screen.
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
