import Foundation

/// The view of a container controller. On each layout it lets the controller position bars and content.
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
