import AttributeGraph
import SwiftUICore
import UIKitCore

/// A picker as segments.
struct PickerSegments<Value: Hashable, Content: View> {
  let selection: Binding<Value>
  let content: Content
}

@MainActor extension PickerSegments: UnaryView {
  typealias Body = Never

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let control = UISegmentedControl()
    inputs.nameControl(control)
    let options = PickerOptions<Value>(inputs.part(of: view) { $0.content }, inputs)
    let leaf = LayoutLeaf(
      UIViewContent(view: control) { proposal in
        let ideal = control.intrinsicContentSize
        return CGSize(
          width: proposal.width.map { $0.isFinite ? max($0, ideal.width) : ideal.width } ?? ideal.width,
          height: ideal.height)
      })
    var shown: [PickerOption<Value>]?
    let refresh: @MainActor () -> Void = { [weak leaf] in
      let new = options.options
      if new != shown {
        shown = new
        control.removeAllSegments()
        for (index, option) in new.enumerated() {
          if option.title.isEmpty, let image = option.image {
            control.insertSegment(with: image, at: index, animated: false)
          } else {
            control.insertSegment(withTitle: option.title, at: index, animated: false)
          }
        }
        leaf?.contentDidChange()
      }
      let chosen = new.firstIndex { options.isChosen($0.value) } ?? UISegmentedControl.noSegment
      if control.selectedSegmentIndex != chosen { control.selectedSegmentIndex = chosen }
    }
    control.on(.valueChanged) {
      guard let shown, shown.indices.contains(control.selectedSegmentIndex) else { return }
      options.choose(shown[control.selectedSegmentIndex].value)
    }
    options.follow(view, \.selection, in: inputs, refresh: refresh) { _, environment in
      control.isEnabled = environment.isEnabled
    }
    return _ViewOutputs(node: leaf)
  }
}
