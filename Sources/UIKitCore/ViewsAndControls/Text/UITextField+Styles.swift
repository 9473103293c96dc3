extension UITextField {
  /// What is drawn around a text field.
  public enum BorderStyle: Int, Hashable, Sendable {
    /// Nothing.
    case none = 0
    /// A thin line.
    case line = 1
    /// A line as if the field were sunk in.
    case bezel = 2
    /// As the desktop's usual entry.
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
    /// What was typed stays. It is always this one, as on a phone or a pad.
    case committed = 0
  }
}
