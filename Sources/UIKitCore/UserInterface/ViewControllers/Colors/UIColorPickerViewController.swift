public import Foundation

/// Lets the user choose a colour: from a grid, or by its red, green and blue parts and its opacity.
///
/// Differs from Apple: there is no eye dropper, and no colour is kept as a favourite.
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
  /// Notified of the choice. Not retained.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The colour. Setting it does not notify the delegate.
  open var selectedColor = UIColor.black {
    didSet { (viewIfLoaded as? ColorPickerView)?.show(selectedColor) }
  }
  /// Whether the opacity can be chosen. Default: `true`.
  open var supportsAlpha = true {
    didSet { (viewIfLoaded as? ColorPickerView)?.supportsAlpha = supportsAlpha }
  }

  /// A picker that shows black.
  public override init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    preferredContentSize = CGSize(width: 340, height: 420)
    modalPresentationStyle = .formSheet
  }

  /// A picker of a storyboard.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes the grid and the sliders.
  open override func loadView() {
    let made = ColorPickerView(
      chosen: { [weak self] color, isTracking in self?.choose(color, isTracking: isTracking) },
      closed: { [weak self] in self?.presenter?.dismiss(animated: true) })
    made.supportsAlpha = supportsAlpha
    made.show(selectedColor)
    view = made
  }

  private func choose(_ color: UIColor, isTracking: Bool) {
    selectedColor = color
    delegate?.colorPickerViewController(self, didSelect: color, continuously: isTracking)
    if !isTracking { delegate?.colorPickerViewControllerDidSelectColor(self) }
  }

  /// Reports that the user has closed the picker.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { delegate?.colorPickerViewControllerDidFinish(self) }
  }
}

/// Notified of the choice of a colour. Every method has a default that does nothing.
@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// The user has chosen a colour, or is choosing it if `continuously` is `true`. iOS 15.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// The user has chosen a colour. Deprecated on a device since iOS 15.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// The user has closed the picker.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Does nothing.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  /// Does nothing.
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
  /// Does nothing.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
