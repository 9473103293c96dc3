import Foundation
import SwiftUICore

/// Keeps the selection of a control and a binding the same.
@MainActor final class SelectionLink {
  private let text: () -> String
  private let read: () -> NSRange?
  private let write: (NSRange) -> Void
  private var binding: Binding<TextSelection?>?

  /// A link to a control with the text and the selection that the functions read and write, in units of UTF-16.
  init(text: @escaping () -> String, read: @escaping () -> NSRange?, write: @escaping (NSRange) -> Void) {
    self.text = text
    self.read = read
    self.write = write
  }

  /// Shows the selection of a binding.
  func update(_ binding: Binding<TextSelection?>?) {
    self.binding = binding
    let text = text()
    guard let range = binding?.wrappedValue?.range else { return }
    // Indices may be of another text.
    let end = text.endIndex
    let wanted = NSRange(min(range.lowerBound, end)..<min(range.upperBound, end), in: text)
    if read() != wanted { write(wanted) }
  }

  /// Takes over what the user has selected.
  func selectionDidChange() {
    guard let binding, let present = read(), let range = Range(present, in: text()) else { return }
    if binding.wrappedValue?.range != range { binding.wrappedValue = TextSelection(range: range) }
  }
}
