public import Foundation
import RuntimeLogging

/// A choice of actions. Deprecated on a device since iOS 8, replaced by ``UIAlertController``.
///
/// It is shown as a ``UIAlertController``. Buttons are numbered from 0 in the order in which they were added; with the initializers the
/// destructive button is the first one, and the cancel button the last one.
///
/// Differs from Apple: the delegate is notified of a pressed button when the sheet is gone.
@preconcurrency @MainActor open class UIActionSheet: UIView {
  /// Notified of what the sheet does. Not retained.
  open weak var delegate: (any UIActionSheetDelegate)?
  /// The title. Default: empty.
  open var title = ""
  /// The appearance. Stored, and without effect. Default: `automatic`.
  open var actionSheetStyle = UIActionSheetStyle.automatic
  /// The index of the button that cancels; -1 for none.
  open var cancelButtonIndex = -1
  /// The index of the button that removes something; -1 for none.
  open var destructiveButtonIndex = -1
  /// The index of the first button that does neither; -1 if there is none.
  open var firstOtherButtonIndex: Int {
    titles.indices.first { $0 != cancelButtonIndex && $0 != destructiveButtonIndex } ?? -1
  }
  /// The number of buttons.
  open var numberOfButtons: Int { titles.count }
  /// Whether the sheet is shown.
  open var isVisible: Bool { alert != nil }

  private var titles: [String] = []
  private var alert: UIAlertController?

  /// A sheet without title and buttons.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A sheet that a storyboard describes.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A sheet with two buttons; `nil` leaves one out.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?, destructiveButtonTitle: String?
  ) {
    self.init(title, delegate, cancelButtonTitle, destructiveButtonTitle, others: [])
  }

  /// A sheet with buttons; `nil` leaves one out.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?, destructiveButtonTitle: String?,
    otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
  ) {
    self.init(
      title, delegate, cancelButtonTitle, destructiveButtonTitle, others: [firstButtonTitle] + moreButtonTitles)
  }

  private convenience init(
    _ title: String?, _ delegate: (any UIActionSheetDelegate)?, _ cancel: String?, _ destructive: String?,
    others: [String]
  ) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.delegate = delegate
    if let destructive { destructiveButtonIndex = addButton(withTitle: destructive) }
    for title in others { addButton(withTitle: title) }
    if let cancel { cancelButtonIndex = addButton(withTitle: cancel) }
  }

  /// Adds a button, and returns its index.
  @discardableResult open func addButton(withTitle title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }

  /// The title of a button; `nil` for an index without one.
  open func buttonTitle(at buttonIndex: Int) -> String? {
    titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
  }

  /// Shows the sheet in the window of a view. For a view without a window it is logged, and nothing is shown.
  open func show(in view: UIView) { show(in: view.window) { _ in } }

  /// Shows the sheet in the window of a tab bar, as ``show(in:)`` does.
  open func show(from view: UITabBar) { show(in: view.window) { _ in } }

  /// Shows the sheet in the window of a toolbar, as ``show(in:)`` does.
  open func show(from view: UIToolbar) { show(in: view.window) { _ in } }

  /// Shows the sheet beside a rectangle of a view.
  open func show(from rect: CGRect, in view: UIView, animated: Bool) {
    show(in: view.window) { popover in
      popover?.sourceView = view
      popover?.sourceRect = rect
    }
  }

  /// Shows the sheet beside the button of an item.
  open func show(from item: UIBarButtonItem, animated: Bool) {
    let window = item.bar?.window ?? UIProcess.current.application?.keyWindow
    show(in: window) { $0?.barButtonItem = item }
  }

  private func show(in window: UIWindow?, anchor: (UIPopoverPresentationController?) -> Void) {
    guard alert == nil else { return }
    guard let root = window?.rootViewController else {
      RuntimeLog.write("A UIActionSheet is to be shown without a window; the sheet \"\(title)\" is not shown.")
      return
    }
    let made = UIAlertController(title: title.isEmpty ? nil : title, message: nil, preferredStyle: .actionSheet)
    for (index, title) in titles.enumerated() {
      let style: UIAlertAction.Style =
        index == cancelButtonIndex ? .cancel : index == destructiveButtonIndex ? .destructive : .default
      made.addAction(
        UIAlertAction(title: title, style: style) { _ in
          // The sheet lives as long as it is shown.
          self.delegate?.actionSheet(self, clickedButtonAt: index)
          self.end(index)
        })
    }
    anchor(made.popoverPresentationController)
    alert = made
    delegate?.willPresent(self)
    let top = sequence(first: root) { $0.presentedViewController }.reduce(root) { $1 }
    top.present(made, animated: true) { self.delegate?.didPresent(self) }
  }

  /// Dismisses the sheet as the button at the index does. The delegate is not notified of a pressed button.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard let alert else { return }
    alert.presentingViewController?.dismiss(animated: animated)
    end(buttonIndex)
  }

  private func end(_ index: Int) {
    alert = nil
    delegate?.actionSheet(self, willDismissWithButtonIndex: index)
    delegate?.actionSheet(self, didDismissWithButtonIndex: index)
  }
}
