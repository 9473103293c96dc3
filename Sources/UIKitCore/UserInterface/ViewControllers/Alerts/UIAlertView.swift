import Localization
public import Foundation
import RuntimeLogging

/// A question or a message in the middle of the window. Deprecated on a device since iOS 9, replaced by ``UIAlertController``.
///
/// It is shown as a ``UIAlertController`` over the visible controller of the key window. Buttons are numbered from 0 in the order in which
/// they were added; with the initializers the cancel button is the first one.
///
/// Differs from Apple: the delegate is notified of a pressed button when the alert is gone.
@preconcurrency @MainActor open class UIAlertView: UIView {
  /// Notified of what the alert does, if it is a ``UIAlertViewDelegate``. Not retained.
  open weak var delegate: AnyObject?
  /// The title. Default: empty.
  open var title: String {
    get { alert.title ?? "" }
    set { alert.title = newValue }
  }
  /// The text below the title, or `nil`.
  open var message: String? {
    get { alert.message }
    set { alert.message = newValue }
  }
  /// The index of the button that cancels; -1 for none.
  open var cancelButtonIndex = -1
  /// The index of the first button that does not cancel; -1 if there is none.
  open var firstOtherButtonIndex: Int { titles.indices.first { $0 != cancelButtonIndex } ?? -1 }
  /// The number of buttons.
  open var numberOfButtons: Int { titles.count }
  /// Whether the alert is shown.
  open private(set) var isVisible = false
  /// The fields. Setting it makes new ones. Default: none.
  open var alertViewStyle = UIAlertViewStyle.default {
    didSet { alert = makeController(alert.title, alert.message) }
  }

  private var titles: [String] = []
  private lazy var alert = makeController(nil, nil)

  /// An alert without title and buttons.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// An alert that a storyboard describes.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// An alert with one button, or with none.
  public convenience init(
    title: String?, message: String?, delegate: AnyObject?, cancelButtonTitle: String?
  ) {
    self.init(frame: .zero)
    alert.title = title
    alert.message = message
    self.delegate = delegate
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  /// An alert with buttons.
  public convenience init(
    title: String?, message: String?, delegate: AnyObject?, cancelButtonTitle: String?,
    otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
  ) {
    self.init(title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
    for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
  }

  private var observer: (any UIAlertViewDelegate)? { delegate as? any UIAlertViewDelegate }

  /// Adds a button, and returns its index.
  @discardableResult open func addButton(withTitle title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }

  /// The title of a button; `nil` for an index without one.
  open func buttonTitle(at buttonIndex: Int) -> String? {
    titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
  }

  /// A field; `nil` for an index without one. On a device such an index raises an exception.
  open func textField(at textFieldIndex: Int) -> UITextField? {
    let fields = alert.textFields ?? []
    return fields.indices.contains(textFieldIndex) ? fields[textFieldIndex] : nil
  }

  /// Shows the alert in the key window. Without a window it is logged, and nothing is shown.
  open func show() {
    let window = UIProcess.current.application?.keyWindow ?? UIProcess.current.windowsWithoutScene.last?.window
    guard let root = window?.rootViewController else {
      RuntimeLog.write("UIAlertView.show() was called without a window; the alert \"\(title)\" is not shown.")
      return
    }
    show(over: root)
  }

  func show(over root: UIViewController) {
    guard !isVisible else { return }
    let alert = self.alert
    if alert.actions.isEmpty {
      for (index, title) in titles.enumerated() {
        alert.addAction(
          UIAlertAction(title: title, style: index == cancelButtonIndex ? .cancel : .default) { _ in
            // The alert lives as long as it is shown.
            self.observer?.alertView(self, clickedButtonAt: index)
            self.end(index)
          })
      }
    }
    isVisible = true
    textChanged()
    observer?.willPresent(self)
    let top = sequence(first: root) { $0.presentedViewController }.reduce(root) { $1 }
    top.present(alert, animated: true) { self.observer?.didPresent(self) }
  }

  /// Dismisses the alert as the button at the index does. The delegate is not notified of a pressed button.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard isVisible else { return }
    alert.presentingViewController?.dismiss(animated: animated)
    end(buttonIndex)
  }

  private func end(_ index: Int) {
    isVisible = false
    observer?.alertView(self, willDismissWithButtonIndex: index)
    observer?.alertView(self, didDismissWithButtonIndex: index)
    // A controller is presented once: it keeps the actions.
    alert = makeController(alert.title, alert.message)
  }

  private func makeController(_ title: String?, _ message: String?) -> UIAlertController {
    let made = UIAlertController(title: title, message: message, preferredStyle: .alert)
    let fields: [(placeholder: String?, isSecure: Bool)] =
      switch alertViewStyle {
      case .default: []
      case .secureTextInput: [(nil, true)]
      case .plainTextInput: [(nil, false)]
      case .loginAndPasswordInput: [(SystemString.login.localized, false), (SystemString.password.localized, true)]
      }
    for kind in fields {
      made.addTextField { field in
        field.placeholder = kind.placeholder
        field.isSecureTextEntry = kind.isSecure
        field.addAction(UIAction { [weak self] _ in self?.textChanged() }, for: .editingChanged)
      }
    }
    return made
  }

  private func textChanged() {
    guard let observer, alert.actions.indices.contains(firstOtherButtonIndex) else { return }
    alert.actions[firstOtherButtonIndex].isEnabled = observer.alertViewShouldEnableFirstOtherButton(self)
  }
}
