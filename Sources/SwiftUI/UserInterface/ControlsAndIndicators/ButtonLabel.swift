import SwiftUICore

/// The label of a button: one view as it is, and several ones side by side.
struct ButtonLabel<Content: View> {
  let content: Content
}

@MainActor extension ButtonLabel: UnaryView {
  typealias Body = Never

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    if Content._viewListCount(inputs: _ViewListInputs(base: inputs)) == 1 {
      return Content._makeView(view: inputs.part(of: view) { $0.content }, inputs: inputs)
    }
    return HStack<Content>._makeView(view: inputs.part(of: view) { row in HStack { row.content } }, inputs: inputs)
  }
}
