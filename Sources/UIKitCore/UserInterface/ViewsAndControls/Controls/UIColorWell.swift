public import Foundation
import ViewBacking

/// A button in the shape of a circle that shows a colour, and presents a ``UIColorPickerViewController`` to choose another.
@preconcurrency @MainActor open class UIColorWell: UIControl {
  /// The title of the colour picker, or `nil`.
  open var title: String?
  /// Whether the opacity can be chosen. Default: `true`.
  open var supportsAlpha = true
  /// The colour, or `nil`. Setting it sends no event.
  open var selectedColor: UIColor? {
    didSet { circle.backgroundColor = selectedColor }
  }

  private let circle = UIView(frame: .zero)
  private lazy var listener = ColorWellListener(self)

  /// A well with the frame `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// A well of a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.finish(self, at: UIColorWell.self)
  }

  private func prepare() {
    circle.isUserInteractionEnabled = false
    circle.layer.borderWidth = 2
    circle.layer.borderColor = CGColor(gray: 0.6, alpha: 1)
    addSubview(circle)
    addAction(UIAction { [weak self] _ in self?.presentPicker() }, for: .touchUpInside)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  private func presentPicker() {
    let owner = sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
    guard isEnabled, let owner, owner.presentedViewController == nil else { return }
    let picker = UIColorPickerViewController()
    picker.title = title
    picker.supportsAlpha = supportsAlpha
    if let selectedColor { picker.selectedColor = selectedColor }
    picker.delegate = listener
    picker.modalPresentationStyle = .popover
    picker.popoverPresentationController?.sourceView = self
    owner.present(picker, animated: true)
  }

  /// The user has chosen a colour.
  func choose(_ color: UIColor) {
    selectedColor = color
    sendActions(for: .valueChanged)
  }

  /// The size of a well.
  open override var intrinsicContentSize: CGSize { CGSize(width: 32, height: 32) }
  /// The size of a well.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Places the circle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height)
    circle.frame = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    circle.layer.cornerRadius = side / 2
  }
}

/// The delegate of a well's colour picker.
@MainActor private final class ColorWellListener: NSObject, UIColorPickerViewControllerDelegate {
  private weak var well: UIColorWell?

  init(_ well: UIColorWell) { self.well = well }

  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) { well?.choose(color) }
}
