extension UITextField {
  /// The border of a text field.
  public enum BorderStyle: Int, Hashable, Sendable {
    /// No border.
    case none = 0
    /// A thin line.
    case line = 1
    /// A bezelled line.
    case bezel = 2
    /// The desktop's default entry.
    case roundedRect = 3
  }

  /// When a part of a text field is shown.
  public enum ViewMode: Int, Hashable, Sendable {
    /// Never.
    case never = 0
    /// While the user edits.
    case whileEditing = 1
    /// While the user does not edit.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  /// Why editing has ended.
  public enum DidEndEditingReason: Int, Hashable, Sendable {
    /// The edited text is kept. Always this one, as on a phone or a pad.
    case committed = 0
  }
}
