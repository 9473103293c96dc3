import Localization
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
    ColorChoice(name: SystemString.red.localized, color: .red),
    ColorChoice(name: SystemString.orange.localized, color: .orange),
    ColorChoice(name: SystemString.yellow.localized, color: .yellow),
    ColorChoice(name: SystemString.green.localized, color: .green),
    ColorChoice(name: SystemString.mint.localized, color: .mint),
    ColorChoice(name: SystemString.teal.localized, color: .teal),
    ColorChoice(name: SystemString.cyan.localized, color: .cyan),
    ColorChoice(name: SystemString.blue.localized, color: .blue),
    ColorChoice(name: SystemString.indigo.localized, color: .indigo),
    ColorChoice(name: SystemString.purple.localized, color: .purple),
    ColorChoice(name: SystemString.pink.localized, color: .pink),
    ColorChoice(name: SystemString.brown.localized, color: .brown),
    ColorChoice(name: SystemString.black.localized, color: .black),
    ColorChoice(name: SystemString.gray.localized, color: .gray),
    ColorChoice(name: SystemString.white.localized, color: .white),
  ]
}
