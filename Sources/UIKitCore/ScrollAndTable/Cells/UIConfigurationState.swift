import Foundation

/// What a configuration may depend on.
@preconcurrency @MainActor public protocol UIConfigurationState {
  /// What the environment is like.
  var traitCollection: UITraitCollection { get set }
}

/// How a view is being used.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// What the environment is like.
  public var traitCollection: UITraitCollection
  /// Whether the view cannot be used.
  public var isDisabled = false
  /// Whether the view is being pressed.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the keyboard's keys go to the view.
  public var isFocused = false

  /// The state of a view that is not being used.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// How a cell is being used.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// What the environment is like.
  public var traitCollection: UITraitCollection
  /// Whether the cell cannot be used.
  public var isDisabled = false
  /// Whether the cell is being pressed.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the keyboard's keys go to the cell.
  public var isFocused = false
  /// Whether the list is being edited.
  public var isEditing = false

  /// The state of a cell that is not being used.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
