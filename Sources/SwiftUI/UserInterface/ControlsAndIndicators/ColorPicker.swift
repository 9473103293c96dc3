public import SwiftUICore
import UIKitCore

/// A control that chooses a colour. It opens a menu of the system's colours.
public struct ColorPicker<Label: View> {
  let selection: Binding<Color>
  let label: Label

  /// A picker with a view as its label.
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.selection = selection
    self.label = label()
  }
}

extension ColorPicker where Label == Text {
  /// A picker with a title that is looked up in the app's strings.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// A picker with a title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

@MainActor extension ColorPicker: View, UnaryComposite {
  /// The label and the colour.
  public var body: some View {
    LabeledControl(label: label) {
      Menu {
        ForEach(ColorChoice.all) { choice in
          Toggle(
            choice.name,
            isOn: Binding(
              get: { selection.wrappedValue == choice.color }, set: { _ in selection.wrappedValue = choice.color }))
        }
      } label: {
        selection.wrappedValue.frame(width: 28, height: 28)
      }
    }
  }
}

/// A colour that is offered.
private struct ColorChoice: Identifiable {
  let name: String
  let color: Color
  var id: String { name }

  static let all = [
    ColorChoice(name: "Red", color: .red), ColorChoice(name: "Orange", color: .orange),
    ColorChoice(name: "Yellow", color: .yellow), ColorChoice(name: "Green", color: .green),
    ColorChoice(name: "Mint", color: .mint), ColorChoice(name: "Teal", color: .teal),
    ColorChoice(name: "Cyan", color: .cyan), ColorChoice(name: "Blue", color: .blue),
    ColorChoice(name: "Indigo", color: .indigo), ColorChoice(name: "Purple", color: .purple),
    ColorChoice(name: "Pink", color: .pink), ColorChoice(name: "Brown", color: .brown),
    ColorChoice(name: "Black", color: .black), ColorChoice(name: "Gray", color: .gray),
    ColorChoice(name: "White", color: .white),
  ]
}
