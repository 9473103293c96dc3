/// The appearance of a toolbar.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  /// The appearance of plain buttons.
  open lazy var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The appearance of buttons that complete a task.
  open lazy var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

  override func copyProperties(from other: UIBarAppearance) {
    super.copyProperties(from: other)
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.duplicate()
    doneButtonAppearance = other.doneButtonAppearance.duplicate()
  }
}
