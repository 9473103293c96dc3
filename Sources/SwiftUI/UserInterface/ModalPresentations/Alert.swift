public import SwiftUICore
import UIKitCore

/// An alert with a title, a message and one or two buttons.
public struct Alert {
  let description: AlertDescription

  /// A button of an alert or an action sheet.
  public struct Button {
    let label: Text?
    let style: UIAlertAction.Style
    let action: (() -> Void)?

    /// A button.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label: label, style: .default, action: action)
    }

    /// A button that ends the question without a change.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label: label, style: .cancel, action: action)
    }

    /// A button “Cancel” that ends the question without a change.
    public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label: nil, style: .cancel, action: action)
    }

    /// A button that deletes or discards something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(label: label, style: .destructive, action: action)
    }
  }

  /// An alert with one button, “OK” by default.
  public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
    description = AlertDescription(title: title, message: message, buttons: dismissButton.map { [$0] } ?? [])
  }

  /// An alert with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button) {
    description = AlertDescription(title: title, message: message, buttons: [primaryButton, secondaryButton])
  }

  /// An alert with two buttons side by side.
  public static func sideBySideButtons(
    title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button
  ) -> Alert {
    Alert(title: title, message: message, primaryButton: primaryButton, secondaryButton: secondaryButton)
  }
}

/// A choice of actions.
public struct ActionSheet {
  let description: AlertDescription

  /// A button.
  public typealias Button = Alert.Button

  /// A choice of actions, “Cancel” by default.
  public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
    description = AlertDescription(style: .actionSheet, title: title, message: message, buttons: buttons)
  }
}

extension View {
  /// Shows an alert while a binding is `true`.
  nonisolated public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    modifier(
      AlertModifier(
        identity: { isPresented.wrappedValue ? AnyHashable(true) : nil },
        dismiss: { isPresented.wrappedValue = false }, source: .description { content().description }))
  }

  /// Shows an alert for a value while a binding has one.
  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    modifier(
      AlertModifier(
        identity: { item.wrappedValue.map { AnyHashable($0.id) } }, dismiss: { item.wrappedValue = nil },
        source: .description { item.wrappedValue.map { content($0).description } }))
  }

  /// Shows a choice of actions while a binding is `true`.
  nonisolated public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    modifier(
      AlertModifier(
        identity: { isPresented.wrappedValue ? AnyHashable(true) : nil },
        dismiss: { isPresented.wrappedValue = false }, source: .description { content().description }))
  }

  /// Shows a choice of actions for a value while a binding has one.
  nonisolated public func actionSheet<T: Identifiable>(
    item: Binding<T?>, content: @escaping (T) -> ActionSheet
  ) -> some View {
    modifier(
      AlertModifier(
        identity: { item.wrappedValue.map { AnyHashable($0.id) } }, dismiss: { item.wrappedValue = nil },
        source: .description { item.wrappedValue.map { content($0).description } }))
  }
}
