import Foundation

/// The view of a container, which has it place bars and content whenever it is laid out.
final class ContainerView: UIView {
  private let place: () -> Void

  init(_ place: @escaping () -> Void) {
    self.place = place
    super.init(frame: UIScreen.main.bounds)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }
}
