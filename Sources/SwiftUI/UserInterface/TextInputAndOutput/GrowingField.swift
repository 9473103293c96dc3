import Foundation
import SwiftUICore
import UIKitCore

/// A field that grows with its text.
struct GrowingField {
  let value: FieldValue
  let placeholder: String
  let hasBorder: Bool
  let onEditingChanged: ((Bool) -> Void)?
  @Environment(\.fieldLines) private var lines
}

@MainActor extension GrowingField: View {
  var body: some View {
    if hasBorder {
      field.padding(EdgeInsets(top: 6, leading: 7, bottom: 6, trailing: 7))
        .modifier(ControlBackground(color: .systemBackground, cornerRadius: 6, borderColor: .separator))
    } else {
      field
    }
  }

  private var field: some View {
    EditorControl(value: value, isGrowing: true, lines: lines, onEditingChanged: onEditingChanged)
      .overlay(alignment: .topLeading) {
        if value.text().isEmpty { Text(verbatim: placeholder).foregroundColor(Color(.placeholderText)) }
      }
  }
}
