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
    rows.host = { [unowned leaf] node in WheelRow(node, inputs, in: leaf) }
    let refresh: @MainActor () -> Void = {
      let new = options.options
      if rows.show(new, options.nodes) { wheel.reloadAllComponents() }
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
  private var options: [PickerOption<Value>] = []
  private var nodes: [LayoutNode?] = []
  /// The rows that were visible once, by their nodes.
  private var rows: [ObjectIdentifier: WheelRow] = [:]
  private let choose: (PickerOption<Value>) -> Void
  /// Creates the row that shows a node.
  var host: ((LayoutNode) -> WheelRow)?

  init(choose: @escaping (PickerOption<Value>) -> Void) { self.choose = choose }

  /// Takes over the options and their views. Returns whether they are others than before.
  func show(_ options: [PickerOption<Value>], _ nodes: [LayoutNode?]) -> Bool {
    guard options != self.options || !nodes.elementsEqual(self.nodes, by: ===) else { return false }
    self.options = options
    self.nodes = nodes
    let known = Set(nodes.lazy.compactMap { $0.map(ObjectIdentifier.init) })
    for (key, row) in rows where !known.contains(key) {
      row.remove()
      rows[key] = nil
    }
    return true
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { options.count }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    options.indices.contains(row) ? options[row].title : nil
  }

  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    guard nodes.indices.contains(row), let node = nodes[row], let host else { return UIView() }
    let known = rows[ObjectIdentifier(node)] ?? host(node)
    rows[ObjectIdentifier(node)] = known
    return known.view
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    if options.indices.contains(row) { choose(options[row]) }
  }
}

/// A row of a wheel, with an option's views in its middle.
@MainActor private final class WheelRow {
  let view: HostedContentView
  private let hosted: HostedContent

  init(_ node: LayoutNode, _ inputs: _ViewInputs, in outer: LayoutNode) {
    let middle = LayoutContainer(FlexibleFrameLayout(maxWidth: .infinity, maxHeight: .infinity), [node])
    hosted = HostedContent(inputs, in: outer) { _ in _ViewOutputs(node: middle) }
    view = HostedContentView(hosted)
    view.respectsSafeArea = false
    // A press is the wheel's.
    view.isUserInteractionEnabled = false
  }

  func remove() {
    view.removeFromSuperview()
    hosted.remove()
  }
}
