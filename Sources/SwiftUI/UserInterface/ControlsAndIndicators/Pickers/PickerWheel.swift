import AttributeGraph
import SwiftUICore
import UIKitCore

/// A picker as a wheel.
struct PickerWheel<Value: Hashable, Content: View> {
  let selection: Binding<Value>
  let content: Content
}

@MainActor extension PickerWheel: UnaryView {
  typealias Body = Never

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let wheel = UIPickerView()
    inputs.nameControl(wheel)
    let options = PickerOptions<Value>(inputs.part(of: view) { $0.content }, inputs)
    let rows = WheelRows { options.choose($0.value) }
    wheel.dataSource = rows
    wheel.delegate = rows
    inputs.scope.keep(rows)
    let leaf = LayoutLeaf(
      UIViewContent(view: wheel) { proposal in
        let ideal = wheel.intrinsicContentSize
        return CGSize(
          width: proposal.width.map { $0.isFinite ? max(0, $0) : ideal.width } ?? ideal.width, height: ideal.height)
      })
    let refresh: @MainActor () -> Void = {
      let new = options.options
      if new != rows.options {
        rows.options = new
        wheel.reloadAllComponents()
      }
      guard let chosen = new.firstIndex(where: { options.isChosen($0.value) }),
        wheel.selectedRow(inComponent: 0) != chosen
      else { return }
      wheel.selectRow(chosen, inComponent: 0, animated: false)
    }
    options.follow(view, \.selection, in: inputs, refresh: refresh) { _, environment in
      wheel.isUserInteractionEnabled = environment.isEnabled
    }
    return _ViewOutputs(node: leaf)
  }
}

/// The rows of a wheel.
@MainActor private final class WheelRows<Value: Hashable>: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var options: [PickerOption<Value>] = []
  private let choose: (PickerOption<Value>) -> Void

  init(choose: @escaping (PickerOption<Value>) -> Void) { self.choose = choose }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { options.count }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    options.indices.contains(row) ? options[row].title : nil
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    if options.indices.contains(row) { choose(options[row]) }
  }
}
