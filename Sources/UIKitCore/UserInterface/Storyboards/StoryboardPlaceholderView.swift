import Foundation

/// Takes the place of a view whose class is absent.
final class StoryboardPlaceholderView: UIView {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.finish(self, at: StoryboardPlaceholderView.self)
  }
}
