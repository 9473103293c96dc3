public import Foundation
public import SwiftUICore
import UIKitCore

extension View {
  nonisolated fileprivate func question<A: View, M: View>(
    _ style: UIAlertController.Style, _ title: Text?, _ isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(
      AlertModifier(
        identity: { isPresented.wrappedValue ? AnyHashable(true) : nil },
        dismiss: { isPresented.wrappedValue = false },
        source: .views(style, title: title, actions: { AnyView(actions()) }, message: { AnyView(message()) })))
  }

  nonisolated fileprivate func question<A: View, M: View, T>(
    _ style: UIAlertController.Style, _ title: Text?, _ isPresented: Binding<Bool>, _ data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      AlertModifier(
        identity: { isPresented.wrappedValue && data != nil ? AnyHashable(true) : nil },
        dismiss: { isPresented.wrappedValue = false },
        source: .views(
          style, title: title, actions: { data.map { AnyView(actions($0)) } ?? AnyView(EmptyView()) },
          message: { data.map { AnyView(message($0)) } ?? AnyView(EmptyView()) })))
  }

  /// Shows an alert with a title, which is looked up in the app's strings, and buttons while a binding is `true`.
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    question(.alert, Text(titleKey), isPresented, actions: actions, message: { EmptyView() })
  }

  /// Shows an alert with a title, which is looked up in the app's strings, and buttons and a message while a binding is `true`.
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    question(.alert, Text(titleKey), isPresented, actions: actions, message: message)
  }

  /// Shows an alert with a title, which is looked up in the app's strings, and buttons for a value while a binding is `true`.
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    question(.alert, Text(titleKey), isPresented, data, actions: actions, message: { _ in EmptyView() })
  }

  /// Shows an alert with a title, which is looked up in the app's strings, and buttons and a message for a value while a binding is `true`.
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    question(.alert, Text(titleKey), isPresented, data, actions: actions, message: message)
  }

  /// Shows an alert with a title and buttons while a binding is `true`.
  @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    question(.alert, Text(title), isPresented, actions: actions, message: { EmptyView() })
  }

  /// Shows an alert with a title and buttons and a message while a binding is `true`.
  @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    question(.alert, Text(title), isPresented, actions: actions, message: message)
  }

  /// Shows an alert with a title and buttons for a value while a binding is `true`.
  @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    question(.alert, Text(title), isPresented, data, actions: actions, message: { _ in EmptyView() })
  }

  /// Shows an alert with a title and buttons and a message for a value while a binding is `true`.
  @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    question(.alert, Text(title), isPresented, data, actions: actions, message: message)
  }

  /// Shows an alert with a title and buttons while a binding is `true`.
  nonisolated public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    question(.alert, title, isPresented, actions: actions, message: { EmptyView() })
  }

  /// Shows an alert with a title and buttons and a message while a binding is `true`.
  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    question(.alert, title, isPresented, actions: actions, message: message)
  }

  /// Shows an alert with a title and buttons for a value while a binding is `true`.
  nonisolated public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    question(.alert, title, isPresented, data, actions: actions, message: { _ in EmptyView() })
  }

  /// Shows an alert with a title and buttons and a message for a value while a binding is `true`.
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    question(.alert, title, isPresented, data, actions: actions, message: message)
  }

  /// Shows a choice of actions with a title, which is looked up in the app's strings, and buttons while a binding is `true`.
  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    question(
      .actionSheet, titleVisibility == .visible ? Text(titleKey) : nil, isPresented, actions: actions,
      message: { EmptyView() })
  }

  /// Shows a choice of actions with a title, which is looked up in the app's strings, and buttons and a message while a binding is `true`.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    question(
      .actionSheet, titleVisibility == .visible ? Text(titleKey) : nil, isPresented, actions: actions, message: message)
  }

  /// Shows a choice of actions with a title, which is looked up in the app's strings, and buttons for a value while a binding is `true`.
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    question(
      .actionSheet, titleVisibility == .visible ? Text(titleKey) : nil, isPresented, data, actions: actions,
      message: { _ in EmptyView() })
  }

  /// Shows a choice of actions with a title, which is looked up in the app's strings, and buttons and a message for a value while a binding is `true`.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    question(
      .actionSheet, titleVisibility == .visible ? Text(titleKey) : nil, isPresented, data, actions: actions,
      message: message)
  }

  /// Shows a choice of actions with a title and buttons while a binding is `true`.
  @_disfavoredOverload nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    question(
      .actionSheet, titleVisibility == .visible ? Text(title) : nil, isPresented, actions: actions,
      message: { EmptyView() })
  }

  /// Shows a choice of actions with a title and buttons and a message while a binding is `true`.
  @_disfavoredOverload nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    question(
      .actionSheet, titleVisibility == .visible ? Text(title) : nil, isPresented, actions: actions, message: message)
  }

  /// Shows a choice of actions with a title and buttons for a value while a binding is `true`.
  @_disfavoredOverload nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    question(
      .actionSheet, titleVisibility == .visible ? Text(title) : nil, isPresented, data, actions: actions,
      message: { _ in EmptyView() })
  }

  /// Shows a choice of actions with a title and buttons and a message for a value while a binding is `true`.
  @_disfavoredOverload nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    question(
      .actionSheet, titleVisibility == .visible ? Text(title) : nil, isPresented, data, actions: actions,
      message: message)
  }

  /// Shows a choice of actions with a title and buttons while a binding is `true`.
  nonisolated public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    question(
      .actionSheet, titleVisibility == .visible ? title : nil, isPresented, actions: actions, message: { EmptyView() })
  }

  /// Shows a choice of actions with a title and buttons and a message while a binding is `true`.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    question(.actionSheet, titleVisibility == .visible ? title : nil, isPresented, actions: actions, message: message)
  }

  /// Shows a choice of actions with a title and buttons for a value while a binding is `true`.
  nonisolated public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    question(
      .actionSheet, titleVisibility == .visible ? title : nil, isPresented, data, actions: actions,
      message: { _ in EmptyView() })
  }

  /// Shows a choice of actions with a title and buttons and a message for a value while a binding is `true`.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    question(
      .actionSheet, titleVisibility == .visible ? title : nil, isPresented, data, actions: actions, message: message)
  }

  /// Shows an alert with the description of an error while a binding is `true`.
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    question(
      .alert, error?.errorDescription.map { Text(verbatim: $0) }, isPresented, error, actions: { _ in actions() },
      message: { _ in EmptyView() })
  }

  /// Shows an alert with the description of an error and a message while a binding is `true`.
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    question(
      .alert, error?.errorDescription.map { Text(verbatim: $0) }, isPresented, error, actions: actions,
      message: message)
  }

  /// Sets the icon of dialogs. It has no effect.
  nonisolated public func dialogIcon<I>(_ icon: I?) -> some View { self }

  /// Sets the severity of dialogs. It has no effect.
  nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }

  /// Lets the user suppress dialogs. It has no effect.
  nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
}

/// The severity of a dialog.
public struct DialogSeverity: Equatable, Sendable {
  private let kind: Int
  /// As the platform decides.
  public static let automatic = DialogSeverity(kind: 0)
  /// Critical.
  public static let critical = DialogSeverity(kind: 1)
  /// The usual one.
  public static let standard = DialogSeverity(kind: 2)
}
