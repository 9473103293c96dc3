public import Foundation
import RuntimeLogging

/// A question or a message in the middle of the window, or a choice of actions.
///
/// Present it like any controller. Choosing an action dismisses it, and then runs the action's handler. Escape chooses the cancel action,
/// Return the preferred one, or the only default one.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// The style of an alert.
  public enum Style: Int, Hashable, Sendable {
    /// A choice of actions. Differs from Apple: in the middle of the window unless its popover controller has an anchor.
    case actionSheet = 0
    /// A question or a message.
    case alert = 1
  }

  /// The style of the alert.
  public let preferredStyle: Style
  /// The text below the title, or `nil`.
  open var message: String? {
    didSet { box?.changed() }
  }
  /// The title, or `nil`.
  open override var title: String? {
    didSet { box?.changed() }
  }
  /// The buttons, in the order in which they were added.
  public private(set) var actions: [UIAlertAction] = []
  /// The fields, in the order in which they were added, or `nil` if there are none.
  public private(set) var textFields: [UITextField]?
  /// The action that Return chooses, and whose button is emphasised; one of ``actions``, or `nil`.
  open var preferredAction: UIAlertAction? {
    didSet { box?.changed() }
  }
  private var box: AlertContentView? { viewIfLoaded as? AlertContentView }

  /// An alert or an action sheet without buttons.
  public init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
    self.preferredStyle = preferredStyle
    self.message = message
    super.init(nibName: nil, bundle: nil)
    self.title = title
    modalPresentationStyle = .overFullScreen
  }

  /// An action sheet without title. It has no nib.
  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(title: nil, message: nil, preferredStyle: .actionSheet)
  }

  /// An alert from a storyboard, without title.
  public required init?(coder: NSCoder) {
    preferredStyle = .alert
    super.init(coder: coder)
    modalPresentationStyle = .overFullScreen
  }

  /// Adds a button. A second cancel button raises an exception on a device; here it is ignored and logged.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      RuntimeLog.write("An alert has one action to cancel; \"\(action.title ?? "")\" was not added.")
      return
    }
    action.alert = self
    actions.append(action)
    box?.changed()
  }

  /// Adds a field, which is passed to `configurationHandler`. An action sheet has no fields: the call is logged and has no effect.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      RuntimeLog.write("An action sheet has no text fields; none was added.")
      return
    }
    let field = UITextField(frame: .zero)
    field.borderStyle = .roundedRect
    field.addAction(UIAction { [weak self] _ in self?.chooseDefault() }, for: .editingDidEndOnExit)
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
    box?.changed()
  }

  /// Makes the view with texts, fields and buttons.
  open override func loadView() { view = AlertContentView(alert: self) }

  /// Makes the first field first responder.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textFields?.first?.becomeFirstResponder()
  }

  func actionChanged() { box?.changed() }

  func fittingSize(in room: CGSize) -> CGSize {
    loadViewIfNeeded()
    return box?.fittingSize(in: room) ?? .zero
  }

  // MARK: Choosing

  /// Chooses an action, as its button does: the alert is dismissed, then the handler runs. Has no effect for a disabled action, or for one
  /// of another alert.
  package func choose(_ action: UIAlertAction) {
    guard action.isEnabled, actions.contains(where: { $0 === action }), presenter != nil, !isBeingDismissed else {
      return
    }
    presenter?.dismiss(animated: true) { action.handler?(action) }
  }

  /// The action that Return chooses.
  var defaultAction: UIAlertAction? {
    if let preferredAction { return preferredAction }
    let onwards = actions.filter { $0.style == .default }
    return onwards.count == 1 ? onwards.first : actions.count == 1 ? actions.first : nil
  }

  func chooseDefault() { if let defaultAction { choose(defaultAction) } }

  func chooseCancel() {
    if let action = actions.first(where: { $0.style == .cancel }) ?? (actions.count == 1 ? actions.first : nil) {
      choose(action)
    } else if actions.isEmpty || preferredStyle == .actionSheet {
      presenter?.dismiss(animated: true)
    }
  }
}
