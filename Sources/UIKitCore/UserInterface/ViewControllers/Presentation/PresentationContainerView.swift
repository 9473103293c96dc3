import Foundation
import ViewBacking

/// The view behind a sheet, a popover or an alert: it fills the window, blocks interaction with everything behind, and positions the
/// presented view.
@MainActor final class PresentationContainerView: UIView {
  private weak var presentedController: UIViewController?
  let dimmingView = PresentationDimmingView(frame: .zero)
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
    let isUndimmed = !isPopover && isSheetUndimmed
    dimmingView.isClear = isPopover || isUndimmed
    dimmingView.isHidden = isUndimmed
    if passesThrough != isUndimmed { setNeedsShow() }
    passesThrough = isUndimmed
    sheet?.letsPresenterReceiveEvents = isUndimmed
    // An animator positions the card until it completes the transition.
    guard presentedController?.liveTransition == nil else { return }
    placeCard()
  }

  private func placeCard() {
    let place = cardFrame
    card.fills = place == bounds
    card.isAtLowerEdge = place.maxY == bounds.maxY && place.minY > 0
    card.radius = Double(sheet?.preferredCornerRadius ?? 12)
    card.frame = place
    view?.frame = card.bounds
    placeGrabber()
  }

  /// Takes the card out of the view, in its final size, so that an animator adds it. Returns the card.
  func takeCard() -> UIView {
    placeCard()
    card.removeFromSuperview()
    return card
  }

  /// The view that an animator moves.
  var presentedCard: UIView { card }
  /// The place of the card without an animator.
  var placeOfCard: CGRect { cardFrame }

  /// Puts the card and the presented view into their places, wherever an animator has left them.
  func restoreCard() {
    if card.superview !== self { addSubview(card) }
    if let view, view.superview !== card {
      view.transform = .identity
      card.addSubview(view)
    }
    setNeedsLayout()
  }

  // MARK: Sheets

  /// Whether the content behind can be operated.
  private var passesThrough = false
  private var grabber: SheetGrabber?
  /// The height while the user drags the grabber.
  private var draggedHeight: CGFloat?

  /// The presentation controller of a sheet, also of a popover that is shown as one.
  private var sheet: UISheetPresentationController? {
    guard !(presentedController is UIAlertController) else { return nil }
    let control = presentedController?.storedPresentationController
    if let sheet = control as? UISheetPresentationController { return sheet }
    return anchor == nil ? (control as? UIPopoverPresentationController)?.storedSheetController : nil
  }

  private var isWide: Bool { traitCollection.horizontalSizeClass != .compact && bounds.width >= 600 }

  /// The active detents.
  private var heights: [UISheetPresentationController.Height] {
    let maximum = isWide ? largestHeight : bounds.height - safeAreaInsets.top - safeAreaInsets.bottom
    return sheet?.heights(maximum: max(0, maximum), in: traitCollection) ?? []
  }

  private var isSheetUndimmed: Bool { sheet?.isUndimmed(in: heights) ?? false }

  /// The height of the selected detent, or of the user's drag; `nil` for the largest one.
  private var sheetHeight: CGFloat? {
    guard let sheet else { return nil }
    let heights = heights
    let value = draggedHeight ?? sheet.selected(of: heights).value
    let isLargest = value >= (isWide ? largestHeight : bounds.height - safeAreaInsets.top)
    return isLargest || heights.count == 1 && heights[0].identifier == .large && draggedHeight == nil ? nil : value
  }

  /// The frame of a sheet in a narrow window.
  private var frameAtLowerEdge: CGRect {
    guard let sheet, let height = sheetHeight,
      traitCollection.verticalSizeClass != .compact || sheet.prefersEdgeAttachedInCompactHeight
    else { return bounds.inset(by: UIEdgeInsets(top: safeAreaInsets.top, left: 0, bottom: 0, right: 0)) }
    let preferred = presentedController?.preferredContentSize.width ?? 0
    let follows = sheet.widthFollowsPreferredContentSizeWhenEdgeAttached && preferred > 0
    let size = CGSize(
      width: follows ? min(preferred, bounds.width) : bounds.width,
      height: min(height + safeAreaInsets.bottom, bounds.height - safeAreaInsets.top))
    return CGRect(
      x: ((bounds.width - size.width) / 2).rounded(), y: bounds.height - size.height, width: size.width,
      height: size.height)
  }

  private func placeGrabber() {
    guard sheet?.prefersGrabberVisible == true else {
      grabber?.removeFromSuperview()
      grabber = nil
      return
    }
    let shown = grabber ?? makeGrabber()
    grabber = shown
    if shown.superview !== card { card.addSubview(shown) }
    card.bringSubviewToFront(shown)
    let size = SheetGrabber.size
    shown.frame = CGRect(x: (card.bounds.width - size.width) / 2, y: 0, width: size.width, height: size.height)
  }

  private func makeGrabber() -> SheetGrabber {
    let made = SheetGrabber(frame: .zero)
    made.click = { [weak self] in self?.selectNextDetent() }
    made.drag = { [weak self] in self?.drag(by: $0, isOver: $1) }
    return made
  }

  private func selectNextDetent() {
    guard let sheet else { return }
    let heights = heights
    let present = sheet.selected(of: heights).identifier
    let index = heights.firstIndex { $0.identifier == present } ?? 0
    sheet.selectByUser(heights[(index + 1) % heights.count].identifier)
  }

  /// The user drags the grabber down by a distance: at the end the nearest detent is selected, or the sheet is dismissed if it is less high than
  /// half of the smallest one.
  private func drag(by distance: CGFloat, isOver: Bool) {
    guard let sheet, let first = heights.first, let last = heights.last else { return }
    // The card of a sheet in the middle of a window grows on both sides.
    let height = sheet.selected(of: heights).value - distance * (isWide ? 2 : 1)
    guard isOver else {
      draggedHeight = min(max(height, 0), last.value)
      return setNeedsLayout()
    }
    draggedHeight = nil
    setNeedsLayout()
    if height < first.value / 2 { return dismissByUser(isOutside: false) }
    let nearest = heights.min { abs($0.value - height) < abs($1.value - height) }
    if let nearest { sheet.selectByUser(nearest.identifier) }
  }

  /// A press beside a sheet whose presenter can be operated goes to the presenter.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return passesThrough && hit === self ? nil : hit
  }

  // MARK: The card's position

  private static let margin: CGFloat = 24

  /// The height that a card in the middle can have: what is in the window's title bar stays visible above it.
  private var largestHeight: CGFloat {
    bounds.height - 2 * max(PresentationContainerView.margin, safeAreaInsets.top)
  }

  private var cardFrame: CGRect {
    let largest = CGSize(
      width: max(0, bounds.width - 2 * PresentationContainerView.margin),
      height: max(0, largestHeight))
    if let alert = presentedController as? UIAlertController {
      return place(alert.fittingSize(in: largest))
    }
    guard keepsPopover || isWide else { return frameAtLowerEdge }
    let isPage = sheet?.prefersPageSizing ?? true
    var preferredSize =
      switch presentedController?.modalPresentationStyle {
      case .pageSheet? where isPage, .automatic? where isPage: CGSize(width: 712, height: largest.height)
      case .popover?: preferred(or: CGSize(width: 320, height: 480))
      default: preferred(or: CGSize(width: 540, height: 620))
      }
    if anchor == nil, let height = sheetHeight { preferredSize.height = height }
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
    let alert = presentedController as? UIAlertController
    description.accessibility.role = alert != nil ? .alert : .dialog
    if description.accessibility.label == nil { description.accessibility.label = presentedController?.spokenTitle }
    if description.accessibility.hint == nil { description.accessibility.hint = alert?.message }
    description.accessibility.isModal = !passesThrough
    description.isFocusable = true
    description.acceptsFocus = true
    description.passesThrough = passesThrough
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
  /// Whether the card is at the lower edge of the window, where its corners are not round.
  var isAtLowerEdge = false {
    didSet { if isAtLowerEdge != oldValue { setNeedsShow() } }
  }
  /// The radius of the corners.
  var radius = 12.0 {
    didSet { if radius != oldValue { setNeedsShow() } }
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
    description.cornerRadius = radius
    if isAtLowerEdge { description.roundCorners = .upper }
    description.borderWidth = 1
    description.borderColor = resolved(.separator)
  }
}
