import Localization
import Foundation

/// The view of a colour picker: a sample, a grid of colours, a slider for each part, and a button that closes it.
@MainActor final class ColorPickerView: UIView {
  private let chosen: (UIColor, _ isTracking: Bool) -> Void
  private let sample = UIView(frame: .zero)
  private let close: UIButton
  private var swatches: [(button: UIButton, color: UIColor)] = []
  private var sliders: [UISlider] = []
  private var labels: [UILabel] = []
  private static let columns = 10
  private static let padding: CGFloat = 16

  var supportsAlpha = true {
    didSet {
      sliders[3].isHidden = !supportsAlpha
      labels[3].isHidden = !supportsAlpha
    }
  }

  init(chosen: @escaping (UIColor, Bool) -> Void, closed: @escaping @MainActor () -> Void) {
    self.chosen = chosen
    var look = UIButton.Configuration.plain()
    look.title = SystemString.done.localized
    close = UIButton(configuration: look, primaryAction: UIAction { _ in closed() })
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    sample.layer.cornerRadius = 6
    sample.layer.borderWidth = 1
    sample.layer.borderColor = CGColor(gray: 0.5, alpha: 1)
    addSubview(sample)
    addSubview(close)
    for color in Self.grid { addSwatch(color) }
    for name in [
      SystemString.red.localized, SystemString.green.localized, SystemString.blue.localized,
      SystemString.opacity.localized,
    ] {
      let slider = UISlider(frame: .zero)
      slider.accessibilityLabel = name
      slider.addAction(UIAction { [weak self] _ in self?.slid() }, for: .valueChanged)
      let label = UILabel(frame: .zero)
      label.text = name
      label.font = .systemFont(ofSize: 13)
      addSubview(slider)
      addSubview(label)
      sliders.append(slider)
      labels.append(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Greys, and hues from dark to light.
  private static var grid: [UIColor] {
    let greys = (0..<columns).map { UIColor(white: 1 - CGFloat($0) / CGFloat(columns - 1), alpha: 1) }
    let rows: [(saturation: CGFloat, brightness: CGFloat)] = [(1, 0.45), (1, 0.75), (1, 1), (0.6, 1), (0.3, 1)]
    return greys
      + rows.flatMap { row in
        (0..<columns).map { column in
          UIColor(
            hue: CGFloat(column) / CGFloat(columns), saturation: row.saturation, brightness: row.brightness, alpha: 1)
        }
      }
  }

  private func addSwatch(_ color: UIColor) {
    let button = UIButton(
      type: .custom, primaryAction: UIAction { [weak self] _ in self?.choose(color) })
    button.backgroundColor = color
    button.layer.cornerRadius = 3
    button.layer.borderWidth = 1
    button.layer.borderColor = CGColor(gray: 0.8, alpha: 1)
    addSubview(button)
    swatches.append((button, color))
  }

  /// Shows a colour.
  func show(_ color: UIColor) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    sample.backgroundColor = color
    for (slider, value) in zip(sliders, [red, green, blue, alpha]) where !slider.isTracking {
      slider.value = Float(value)
    }
  }

  private func choose(_ color: UIColor) {
    let opacity = supportsAlpha ? CGFloat(sliders[3].value) : 1
    chosen(opacity < 1 ? color.withAlphaComponent(opacity) : color, false)
  }

  private func slid() {
    let parts = sliders.map { CGFloat($0.value) }
    chosen(
      UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: supportsAlpha ? parts[3] : 1),
      sliders.contains(where: \.isTracking))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inner = bounds.insetBy(dx: Self.padding, dy: Self.padding)
    var y = inner.minY + safeAreaInsets.top
    sample.frame = CGRect(x: inner.minX, y: y, width: 80, height: 32)
    close.frame = CGRect(x: inner.maxX - 80, y: y, width: 80, height: 32)
    y += 48
    let side = inner.width / CGFloat(Self.columns)
    for (index, swatch) in swatches.enumerated() {
      swatch.button.frame = CGRect(
        x: inner.minX + CGFloat(index % Self.columns) * side + 1, y: y + CGFloat(index / Self.columns) * 28 + 1,
        width: max(0, side - 2), height: 26)
    }
    y += CGFloat((swatches.count + Self.columns - 1) / Self.columns) * 28 + 12
    for (slider, label) in zip(sliders, labels) {
      label.frame = CGRect(x: inner.minX, y: y, width: 60, height: 34)
      slider.frame = CGRect(x: inner.minX + 64, y: y, width: max(0, inner.width - 64), height: 34)
      y += 40
    }
    for parts: [UIView] in [[sample, close], labels, sliders] { applyLayoutDirection(to: parts) }
  }
}
