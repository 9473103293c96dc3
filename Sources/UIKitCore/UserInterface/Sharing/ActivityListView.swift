import Localization
import Foundation

/// The list of an activity sheet: what is shared, the activities, and a button that closes it.
@MainActor final class ActivityListView: UIView {
  private let summary = UILabel(frame: .zero)
  private let list = UIScrollView(frame: .zero)
  private let cancel: UIButton
  private var buttons: [UIButton] = []
  private static let padding: CGFloat = 16
  private static let gap: CGFloat = 8
  private static let buttonHeight: CGFloat = 40

  init(
    summary text: String, activities: [UIActivity], choose: @escaping @MainActor (UIActivity) -> Void,
    cancel close: @escaping @MainActor () -> Void
  ) {
    var look = UIButton.Configuration.plain()
    look.title = SystemString.cancel.localized
    cancel = UIButton(configuration: look, primaryAction: UIAction { _ in close() })
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    summary.text = text
    summary.font = .preferredFont(forTextStyle: .footnote)
    summary.textColor = .secondaryLabel
    summary.numberOfLines = 3
    buttons = activities.map { activity in
      var look = UIButton.Configuration.gray()
      look.title = activity.activityTitle ?? activity.activityType?.rawValue ?? ""
      look.image = activity.activityImage
      look.imagePadding = 8
      let button = UIButton(configuration: look, primaryAction: UIAction { _ in choose(activity) })
      button.contentHorizontalAlignment = .leading
      return button
    }
    for view in [summary, list, cancel] { addSubview(view) }
    for button in buttons { list.addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  private func summaryHeight(_ width: CGFloat) -> CGFloat {
    guard summary.text?.isEmpty == false else { return 0 }
    return summary.sizeThatFits(CGSize(width: width, height: 0)).height.rounded(.up) + Self.gap
  }

  private var listHeight: CGFloat { CGFloat(buttons.count) * (Self.buttonHeight + Self.gap) }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let inner = max(0, size.width - 2 * Self.padding)
    return CGSize(
      width: size.width, height: 2 * Self.padding + summaryHeight(inner) + listHeight + Self.buttonHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let insets = safeAreaInsets
    let inner = bounds.insetBy(dx: Self.padding, dy: Self.padding)
    let top = inner.minY + insets.top
    let bottom = inner.maxY - insets.bottom
    let height = summaryHeight(inner.width)
    summary.frame = CGRect(x: inner.minX, y: top, width: inner.width, height: max(0, height - Self.gap))
    cancel.frame = CGRect(x: inner.minX, y: bottom - Self.buttonHeight, width: inner.width, height: Self.buttonHeight)
    let place = CGRect(x: 0, y: top + height, width: bounds.width, height: cancel.frame.minY - top - height)
    list.frame = place.standardized
    list.contentSize = CGSize(width: bounds.width, height: listHeight)
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: inner.minX, y: CGFloat(index) * (Self.buttonHeight + Self.gap), width: inner.width,
        height: Self.buttonHeight)
    }
  }
}
