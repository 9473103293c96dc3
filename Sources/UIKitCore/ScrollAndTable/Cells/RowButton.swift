import Foundation

/// A small button in a row or a bar, of a symbol.
@MainActor final class RowButton: UIView {
  private let symbol: UIImageView
  private let press: () -> Void

  init(symbol: String, label: String, press: @escaping () -> Void) {
    self.symbol = UIImageView(image: UIImage(systemName: symbol))
    self.press = press
    super.init(frame: .zero)
    accessibilityLabel = label
    addSubview(self.symbol)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    symbol.frame = CGRect(x: (bounds.width - 16) / 2, y: (bounds.height - 16) / 2, width: 16, height: 16)
  }

  override var shownContent: ViewContent {
    .row(RowContent(isSelectable: true))
  }

  override func receive(_ event: ViewEvent) {
    if case .pressed = event { press() } else { super.receive(event) }
  }
}
