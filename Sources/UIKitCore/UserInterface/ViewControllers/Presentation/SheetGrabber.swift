import Localization
import Foundation

/// The handle at the upper edge of a sheet: a drag changes the sheet's height, and a click selects the next detent.
@MainActor final class SheetGrabber: UIView {
  /// The size that reacts to the pointer.
  static let size = CGSize(width: 72, height: 20)
  private let bar = UIView(frame: .zero)
  private let pan = UIPanGestureRecognizer()
  private let tap = UITapGestureRecognizer()
  /// The user drags by a distance, or has ended the drag.
  var drag: ((_ distance: CGFloat, _ isOver: Bool) -> Void)?
  /// The user has clicked.
  var click: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    bar.backgroundColor = .tertiaryLabel
    bar.layer.cornerRadius = 2.5
    bar.isUserInteractionEnabled = false
    addSubview(bar)
    accessibilityLabel = SystemString.sheetGrabber.localized
    accessibilityTraits = .button
    addGestureRecognizer(pan)
    addGestureRecognizer(tap)
    pan.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        drag?(pan.translation(in: nil).y, pan.state != .began && pan.state != .changed)
      })
    tap.addAction(UIAction { [weak self] _ in self?.click?() })
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    bar.frame = CGRect(x: (bounds.width - 36) / 2, y: 5, width: 36, height: 5)
  }
}
