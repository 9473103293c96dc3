import Foundation

/// The state that a configuration may depend on.
@preconcurrency @MainActor public protocol UIConfigurationState {
  /// The traits of the environment.
  var traitCollection: UITraitCollection { get set }
  /// The app's own value with this key, or `nil`.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of a view.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the environment.
  public var traitCollection: UITraitCollection
  /// Whether the view is disabled.
  public var isDisabled = false
  /// Whether the view is being pressed.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view has the keyboard focus.
  public var isFocused = false

  // A part of a value, which is used by one task at a time.
  nonisolated(unsafe) private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// The default state of a view.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The app's own value with this key, or `nil`.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the environment.
  public var traitCollection: UITraitCollection
  /// Whether the cell is disabled.
  public var isDisabled = false
  /// Whether the cell is being pressed.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell has the keyboard focus.
  public var isFocused = false
  /// Whether the list is being edited.
  public var isEditing = false

  // A part of a value, which is used by one task at a time.
  nonisolated(unsafe) private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// The default state of a cell.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The app's own value with this key, or `nil`.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
