import Foundation

/// Takes the place of a view whose class is absent, with the size that the class has on a device.
final class StoryboardPlaceholderView: UIView {
  private let natural: CGSize

  required init?(coder: NSCoder) {
    switch (coder as? StoryboardCoder)?.element.name {
    case "pickerView", "datePicker": natural = CGSize(width: 320, height: 216)
    case "searchBar": natural = CGSize(width: UIView.noIntrinsicMetric, height: 56)
    case "colorWell": natural = CGSize(width: 28, height: 28)
    default: natural = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    super.init(coder: coder)
    coder.finish(self, at: StoryboardPlaceholderView.self)
  }

  override var intrinsicContentSize: CGSize { natural }
}
