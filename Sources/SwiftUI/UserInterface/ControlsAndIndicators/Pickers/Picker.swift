import AttributeGraph
public import SwiftUICore
import UIKitCore

/// A control that chooses one of several values. Its content has a view for each, with the value as its tag.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content

  /// A picker with a view as its label.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
    self.content = content()
  }

  /// A picker with a view as its label.
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.label = label
    self.content = content()
  }

  /// A picker of several values, which chooses the same for all.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: selection] }
    guard let first = bindings.first else { preconditionFailure("A picker needs at least one source.") }
    self.init(
      selection: Binding(
        get: { first.wrappedValue }, set: { value in for binding in bindings { binding.wrappedValue = value } }),
      content: content, label: label)
  }

  /// A picker with a view as its label, and another one for the present value. Differs from Apple: that one is not shown.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(selection: selection, content: content, label: label)
  }
}

extension Picker where Label == Text {
  /// A picker with a title that is looked up in the app's strings.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// A picker with a title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

@MainActor extension Picker: View, UnaryComposite {
  /// The picker in the style of its environment.
  public var body: some View {
    ResolvedPicker(selection: selection, label: label, content: content)
  }
}

private struct ResolvedPicker<Label: View, Value: Hashable, Content: View> {
  @Environment(\EnvironmentValues[style: StyleKind<any PickerStyle>()]) var styles
  @Environment(\.isMenuContent) var isMenuContent
  @Environment(\.isInList) var isInList
  @Environment(\.labelsAreHidden) var labelsAreHidden
  @Environment(\.navigation) var navigation
  let selection: Binding<Value>
  let label: Label
  let content: Content
}

@MainActor extension ResolvedPicker: View {
  @ViewBuilder var body: some View {
    if isMenuContent {
      PickerChoices(selection: selection, content: content)
    } else {
      switch look {
      case .menu:
        // Outside of lists and forms the value is the label.
        if isInList, !labelsAreHidden {
          LabeledControl(label: label) { PickerMenu(selection: selection, content: content) }
        } else {
          UnlabeledControl(label: label) { PickerMenu(selection: selection, content: content) }
        }
      case .segments: UnlabeledControl(label: label) { PickerSegments(selection: selection, content: content) }
      case .rows: PickerRows(selection: selection, content: content)
      case .wheel: UnlabeledControl(label: label) { PickerWheel(selection: selection, content: content) }
      case .link: PickerLink(selection: selection, label: label, content: content)
      }
    }
  }

  private var look: PickerLook {
    let look = styles?.style.look ?? .menu
    return look == .link && navigation == nil ? .menu : look
  }
}

extension EnvironmentValues {
  /// Whether the view is in a row of a list or a form.
  var isInList: Bool {
    get { self[IsInListKey.self] }
    set { self[IsInListKey.self] = newValue }
  }
}

private struct IsInListKey: EnvironmentKey { static let defaultValue = false }
